type Box = { left: number; top: number; right: number; bottom: number };
type Size = { width: number; height: number };

const GAP = 4;
const EDGE = 8;

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** Below the anchor, or above it if there is more room, and always inside the window. */
export const placePopup = (anchor: Box, popup: Size, room: Size, align: 'start' | 'end') => {
  const left = align === 'start' ? anchor.left : anchor.right - popup.width;
  const fitsBelow = anchor.bottom + GAP + popup.height <= room.height - EDGE;
  const above = !fitsBelow && anchor.top > room.height - anchor.bottom;
  const top = above ? anchor.top - GAP - popup.height : anchor.bottom + GAP;
  return {
    left: Math.round(between(EDGE, left, Math.max(EDGE, room.width - popup.width - EDGE))),
    top: Math.round(between(EDGE, top, Math.max(EDGE, room.height - popup.height - EDGE))),
  };
};
