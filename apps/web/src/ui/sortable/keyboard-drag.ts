import type { Drag } from './drag.ts';
import { HANDLE, ITEM } from './drop-place.ts';

const PICK_KEYS = ['Space', 'Enter'];
const DROP_KEYS = [...PICK_KEYS, 'Tab'];

/** Space or Enter on a handle picks up and drops, arrows move, and Escape cancels. */
export const listenToKeys = (root: HTMLElement, start: (item: HTMLElement) => Drag) => {
  let endKeys: (() => void) | undefined;

  const pick = (event: KeyboardEvent) => {
    if (!PICK_KEYS.includes(event.code) || event.repeat || !(event.target instanceof Element)) return;
    const item = event.target.closest(`[${HANDLE}]`)?.closest<HTMLElement>(`[${ITEM}]`);
    if (!item) return;
    event.preventDefault();
    const drag = start(item);
    const listening = new AbortController();
    const { signal } = listening;
    const end = (how: 'drop' | 'cancel') => {
      listening.abort();
      drag[how]();
    };
    const cancel = () => end('cancel');
    endKeys = cancel;

    const onKey = (key: KeyboardEvent) => {
      if (drag.isOver()) return listening.abort();
      const isDrop = DROP_KEYS.includes(key.code);
      const isArrow = key.code.startsWith('Arrow');
      if (!isDrop && !isArrow && key.code !== 'Escape') return;
      key.preventDefault();
      key.stopPropagation();
      if (isArrow) drag.moveByKey(key.code);
      else if (!isDrop) cancel();
      else if (!key.repeat) end('drop');
    };
    addEventListener('keydown', onKey, { capture: true, signal });
    addEventListener('resize', cancel, { signal });
    document.addEventListener('visibilitychange', cancel, { signal });
  };

  root.addEventListener('keydown', pick);
  return () => {
    endKeys?.();
    root.removeEventListener('keydown', pick);
  };
};
