import { type TouchEvent, useRef } from 'react';

/** A shorter movement is a tap or a scroll. */
const SWIPE_PX = 56;
const START_PX = 10;

/** A horizontal swipe moves the day with the finger and opens the next (+1) or the previous one (−1). */
export const useDaySwipe = (onSwipe: (step: 1 | -1) => void) => {
  const from = useRef<{ x: number; y: number; isSwipe: boolean | null }>(null);
  const end = (event: TouchEvent<HTMLElement>) => {
    const start = from.current;
    from.current = null;
    event.currentTarget.style.translate = '';
    const moved = start?.isSwipe ? event.changedTouches[0]!.clientX - start.x : 0;
    if (Math.abs(moved) > SWIPE_PX && event.type === 'touchend') onSwipe(moved < 0 ? 1 : -1);
  };
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const { clientX: x, clientY: y } = touches[0]!;
      from.current = touches.length === 1 ? { x, y, isSwipe: null } : null;
    },
    onTouchMove: (event: TouchEvent<HTMLElement>) => {
      const start = from.current;
      if (!start) return;
      const [across, down] = [event.touches[0]!.clientX - start.x, event.touches[0]!.clientY - start.y];
      if (start.isSwipe === null && Math.hypot(across, down) > START_PX)
        // A held entry is dragged, so the day must not move.
        start.isSwipe =
          Math.abs(across) > Math.abs(down) && document.querySelector('[data-dragging]') === null;
      if (start.isSwipe) event.currentTarget.style.translate = `${across}px`;
    },
    onTouchEnd: end,
    onTouchCancel: end,
  };
};
