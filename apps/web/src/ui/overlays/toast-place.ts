type Box = { left: number; top: number; right: number; bottom: number };
type Size = { width: number; height: number };

const EDGE = 16;
const STEP = 8;
const GAP = 4;
/** Higher up it would be in the middle of the page. */
const HIGHEST = 0.5;

const meets = (a: Box, b: Box) =>
  a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom + GAP && b.top < a.bottom + GAP;

/** How far from the bottom edge a box at the right one covers nothing of `avoid`; at the edge when it must cover something. */
export const placeToast = (room: Size, { width, height }: Size, avoid: readonly Box[]): number => {
  const right = room.width - EDGE;
  for (let bottom = EDGE; bottom <= room.height * HIGHEST; bottom += STEP) {
    const top = room.height - bottom - height;
    const box = { left: right - width, right, top, bottom: top + height };
    if (!avoid.some((one) => meets(box, one))) return bottom;
  }
  return EDGE;
};

/** Titles, headers and footers of dialogs, and what floats at the bottom of the page. */
const PROTECTED = 'h1, h2, h3, [data-title], dialog header, dialog footer, [data-floating]';

/** The places under a toast that stay visible; in a window only its own count. */
export const protectedBoxes = (root: Element): Box[] =>
  [...root.querySelectorAll(PROTECTED)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
