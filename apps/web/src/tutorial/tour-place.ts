export type Box = { left: number; top: number; width: number; height: number };

const GAP = 12;
const EDGE = 16;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Where the card stands: below the lit element, above it, beside it, or where the most room is left. */
export const placeCard = (
  lit: Box,
  card: { width: number; height: number },
  screen: { width: number; height: number },
) => {
  const left = clamp(lit.left + lit.width / 2 - card.width / 2, EDGE, screen.width - card.width - EDGE);
  const below = lit.top + lit.height + GAP;
  const above = lit.top - GAP - card.height;
  const fits = (top: number) => top >= EDGE && top + card.height <= screen.height - EDGE;
  if (fits(below)) return { left, top: below };
  if (fits(above)) return { left, top: above };
  const top = clamp(lit.top, EDGE, Math.max(EDGE, screen.height - card.height - EDGE));
  const inside = (at: number) => at >= EDGE && at + card.width <= screen.width - EDGE;
  const right = lit.left + lit.width + GAP;
  if (inside(right)) return { left: right, top };
  const before = lit.left - GAP - card.width;
  if (inside(before)) return { left: before, top };
  // The element fills the screen: the card lies on its lower end.
  return { left, top: Math.max(EDGE, screen.height - card.height - EDGE) };
};
