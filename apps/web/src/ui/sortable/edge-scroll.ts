import type { Point } from './drop-place.ts';

const ZONE_PX = 80;
const MAX_STEP_PX = 16;

/** The distance of one frame, which grows as the pointer nears an edge. */
export const edgeStep = (at: number, startedAt: number, start: number, end: number): number => {
  const zone = Math.min(ZONE_PX, (end - start) / 5);
  const step = Math.min(0, at - start - zone) || Math.max(0, at - end + zone);
  // An item picked up near an edge must not scroll away from under the pointer.
  if (step === 0 || Math.sign(step) !== Math.sign(at - startedAt)) return 0;
  return Math.round(Math.max(-1, Math.min(1, step / zone)) * MAX_STEP_PX);
};

const isScrollable = (box: Element) => /auto|scroll/.test(getComputedStyle(box).overflow);

/** Scrolls the nearest ancestor of `inside` that has an edge near the pointer; false if there is none. */
export const scrollNearEdges = (inside: Element, at: Point, startedAt: Point): boolean => {
  for (let box: Element | null = inside; box; box = box.parentElement) {
    const isPage = box === document.scrollingElement;
    if (isPage || isScrollable(box)) {
      const edges = isPage ? new DOMRect(0, 0, innerWidth, innerHeight) : box.getBoundingClientRect();
      const [left, top] = [box.scrollLeft, box.scrollTop];
      box.scrollBy({
        left: edgeStep(at.x, startedAt.x, edges.left, edges.right),
        top: edgeStep(at.y, startedAt.y, edges.top, edges.bottom),
        behavior: 'instant',
      });
      if (box.scrollLeft !== left || box.scrollTop !== top) return true;
    }
    // The page under an open dialog must not scroll.
    if (box instanceof HTMLDialogElement) return false;
  }
  return false;
};
