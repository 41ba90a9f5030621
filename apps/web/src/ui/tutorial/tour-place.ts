export type Box = { left: number; top: number; width: number; height: number };

const GAP = 12;
const EDGE = 16;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Tries below the target, then above it, beside it, and the bottom of the screen. */
export const placeCard = (
  target: Box,
  card: { width: number; height: number },
  screen: { width: number; height: number },
) => {
  const left = clamp(target.left + target.width / 2 - card.width / 2, EDGE, screen.width - card.width - EDGE);
  const below = target.top + target.height + GAP;
  const above = target.top - GAP - card.height;
  const fits = (top: number) => top >= EDGE && top + card.height <= screen.height - EDGE;
  if (fits(below)) return { left, top: below };
  if (fits(above)) return { left, top: above };
  const top = clamp(target.top, EDGE, Math.max(EDGE, screen.height - card.height - EDGE));
  const inside = (at: number) => at >= EDGE && at + card.width <= screen.width - EDGE;
  const right = target.left + target.width + GAP;
  if (inside(right)) return { left: right, top };
  const before = target.left - GAP - card.width;
  if (inside(before)) return { left: before, top };
  // The element fills the screen, so the card covers its lower end.
  return { left, top: Math.max(EDGE, screen.height - card.height - EDGE) };
};
