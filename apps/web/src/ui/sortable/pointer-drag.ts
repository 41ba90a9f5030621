import type { Drag } from './drag.ts';
import { HANDLE, ITEM, type Point } from './drop-place.ts';
import { scrollNearEdges } from './edge-scroll.ts';

/** A shorter movement is a click. */
const MOUSE_PX = 6;
/** A finger that moves earlier scrolls. */
const HOLD_MS = 200;
const HOLD_PX = 8;
/** The click after a release follows within this time. */
const CLICK_MS = 50;

const pointOf = ({ clientX: x, clientY: y }: MouseEvent): Point => ({ x, y });
const prevent = (event: Event) => event.preventDefault();
const swallow = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

const swallowNextClick = () => {
  addEventListener('click', swallow, true);
  setTimeout(() => removeEventListener('click', swallow, true), CLICK_MS);
};

const pressedItem = ({ button, isPrimary, target }: PointerEvent, wholeItem: boolean) => {
  if (button !== 0 || !isPrimary || !(target instanceof Element)) return null;
  const held = wholeItem ? target : target.closest(`[${HANDLE}]`);
  return held?.closest<HTMLElement>(`[${ITEM}]`) ?? null;
};

type Press = {
  item: HTMLElement;
  down: PointerEvent;
  /** Starts the drag, after a movement or a hold. */
  start: (item: HTMLElement, from: Point) => Drag;
  onEnd: () => void;
};

/** From pressing an item until its release; returns how to end it from outside. */
const followPress = ({ item, down, start, onEnd }: Press) => {
  const from = pointOf(down);
  const isMouse = down.pointerType === 'mouse';
  const listening = new AbortController();
  const { signal } = listening;
  let at = from;
  let drag: Drag | undefined;
  let frame = 0;

  const begin = () => {
    drag = start(item, from);
    getSelection()?.removeAllRanges();
    addEventListener('selectstart', prevent, { signal });
    addEventListener('contextmenu', prevent, { signal });
    addEventListener('scroll', () => drag?.moveToPoint(at), { capture: true, signal });
  };
  const hold = isMouse ? undefined : setTimeout(begin, HOLD_MS);

  const end = (drops: boolean) => {
    onEnd();
    listening.abort();
    clearTimeout(hold);
    cancelAnimationFrame(frame);
    if (!drag) return;
    swallowNextClick();
    if (drops) drag.drop();
    else drag.cancel();
  };
  const cancel = () => end(false);

  const scroll = () => {
    frame = scrollNearEdges(item, at, from) ? requestAnimationFrame(scroll) : 0;
  };

  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    if (drag?.isOver() || (isMouse && event.buttons === 0)) return cancel();
    at = pointOf(event);
    const moved = Math.hypot(at.x - from.x, at.y - from.y);
    if (!drag && isMouse && moved > MOUSE_PX) begin();
    if (!drag && !isMouse && moved > HOLD_PX) return cancel();
    if (!drag) return;
    drag.moveToPoint(at);
    if (frame === 0) scroll();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !drag) return;
    swallow(event);
    cancel();
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', ({ pointerId }) => pointerId === down.pointerId && end(true), { signal });
  addEventListener('pointercancel', ({ pointerId }) => pointerId === down.pointerId && cancel(), { signal });
  addEventListener('dragstart', prevent, { signal });
  addEventListener('resize', cancel, { signal });
  document.addEventListener('visibilitychange', cancel, { signal });
  addEventListener('keydown', onKey, { capture: true, signal });
  return cancel;
};

export const listenToPointers = (
  root: HTMLElement,
  isWholeItem: () => boolean,
  start: (item: HTMLElement, from: Point) => Drag,
) => {
  let isDragging = false;
  let cancelPress: (() => void) | undefined;

  const press = (down: PointerEvent) => {
    const item = pressedItem(down, isWholeItem());
    if (!item || cancelPress) return;
    cancelPress = followPress({
      item,
      down,
      start: (...pressed) => {
        isDragging = true;
        return start(...pressed);
      },
      onEnd: () => {
        cancelPress = undefined;
        isDragging = false;
      },
    });
  };

  // Registered before any touch begins, because otherwise Safari would not let it prevent scrolling.
  const holdPage = (event: TouchEvent) => isDragging && event.cancelable && event.preventDefault();
  root.addEventListener('pointerdown', press);
  root.addEventListener('touchmove', holdPage, { passive: false });
  return () => {
    cancelPress?.();
    root.removeEventListener('pointerdown', press);
    root.removeEventListener('touchmove', holdPage);
  };
};
