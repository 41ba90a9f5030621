export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

export type ToastWish = {
  text: string;
  tone?: ToastTone;
  /** Offers „Geri al”; runs at most once. */
  undo?: () => unknown;
  /** It went away by itself or was closed, and nobody took anything back. */
  onGone?: () => void;
};

export type Toast = ToastWish & { id: number; tone: ToastTone; lastsMs: number };

const LASTS_MS = 5_000;
// Long enough to read, regret and reach it by keyboard.
const UNDO_LASTS_MS = 9_000;
const MOST_SHOWN = 3;

let nextId = 1;
let shown: readonly Toast[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly Toast[]) => {
  shown = next;
  for (const listener of listeners) listener();
};

const take = (id: number): Toast | undefined => {
  const found = shown.find((one) => one.id === id);
  if (found) change(shown.filter((one) => one.id !== id));
  return found;
};

/** Says something in the corner. Gives its id, by which it can be taken away. */
export const toast = (wish: ToastWish): number => {
  const id = nextId++;
  const lastsMs = wish.undo ? UNDO_LASTS_MS : LASTS_MS;
  const crowded = shown.length >= MOST_SHOWN ? shown[0] : undefined;
  if (crowded) closeToast(crowded.id);
  change([...shown, { tone: 'info', ...wish, id, lastsMs }]);
  return id;
};

export const closeToast = (id: number): void => {
  take(id)?.onGone?.();
};

export const undoToast = (id: number): void => {
  take(id)?.undo?.();
};

export const toasts = {
  get: (): readonly Toast[] => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
