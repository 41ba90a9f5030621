import { atom } from 'nanostores';

export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

export type ToastOptions = {
  text: string;
  tone?: ToastTone;
  /** Offers „Geri al”; runs at most once. */
  undo?: () => unknown;
  /** Called when the toast times out or is closed without undo. */
  onDismiss?: () => void;
};

export type Toast = ToastOptions & { id: number; tone: ToastTone; durationMs: number };

const DURATION_MS = 5_000;
// Long enough to read it and reach it by keyboard.
const UNDO_DURATION_MS = 9_000;
const MAX_SHOWN = 3;

let nextId = 1;
export const toasts = atom<readonly Toast[]>([]);

const removeToast = (id: number): Toast | undefined => {
  const shown = toasts.get();
  const found = shown.find((one) => one.id === id);
  if (found) toasts.set(shown.filter((one) => one.id !== id));
  return found;
};

/** Returns the id for `closeToast`. */
export const toast = (options: ToastOptions): number => {
  const id = nextId++;
  const durationMs = options.undo ? UNDO_DURATION_MS : DURATION_MS;
  const oldest = toasts.get().length >= MAX_SHOWN ? toasts.get()[0] : undefined;
  if (oldest) closeToast(oldest.id);
  toasts.set([...toasts.get(), { tone: 'info', ...options, id, durationMs }]);
  return id;
};

export const closeToast = (id: number): void => {
  removeToast(id)?.onDismiss?.();
};

export const undoToast = (id: number): void => {
  removeToast(id)?.undo?.();
};
