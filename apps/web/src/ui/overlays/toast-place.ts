type Box = { left: number; top: number; right: number; bottom: number };
type Size = { width: number; height: number };

const EDGE = 16;
const STEP = 8;
const GAP = 4;
/** Higher up a toast would be in the middle of the page. */
const HIGHEST = 0.5;

const meets = (a: Box, b: Box) =>
  a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom + GAP && b.top < a.bottom + GAP;

const boxAt = (bottom: number, room: Size, { width, height }: Size): Box => {
  const [right, top] = [room.width - EDGE, room.height - bottom - height];
  return { left: right - width, right, top, bottom: top + height };
};

const lowest = (room: Size, size: Size, avoid: readonly Box[], highest: number): number | undefined => {
  for (let bottom = EDGE; bottom <= highest; bottom += STEP)
    if (!avoid.some((one) => meets(boxAt(bottom, room, size), one))) return bottom;
};

/**
 * The lowest distance from the bottom edge at which a toast at the right edge covers no title and no input.
 * If there is none, it may cover titles, and as a last resort anything.
 */
export const placeToast = (
  room: Size,
  size: Size,
  titles: readonly Box[],
  inputs: readonly Box[] = [],
): number =>
  lowest(room, size, [...titles, ...inputs], room.height * HIGHEST) ??
  (inputs.length > 0 ? lowest(room, size, inputs, room.height - size.height - STEP) : undefined) ??
  EDGE;

export const isOver = (room: Size, size: Size, bottom: number, inputs: readonly Box[]): boolean =>
  inputs.some((one) => meets(boxAt(bottom, room, size), one));

const PROTECTED = 'h1, h2, h3, [data-title], dialog header, dialog footer, [data-floating]';

const INPUTS =
  'input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="file"]), textarea, select, [contenteditable="true"]';

const boxesOf = (root: Element, selector: string): Box[] =>
  [...root.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);

/** Boxes that a toast must not cover; with an open dialog only those inside it count. */
export const titleBoxes = (root: Element): Box[] => boxesOf(root, PROTECTED);
export const inputBoxes = (root: Element): Box[] => boxesOf(root, INPUTS);
