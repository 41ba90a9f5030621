import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeToast, toast, toasts, undoToast } from './toast.ts';

afterEach(() => {
  for (const { id } of toasts.get()) closeToast(id);
});

describe('toast', () => {
  it('shows the toast and notifies subscribers', () => {
    const heard = vi.fn();
    const stop = toasts.listen(heard);
    toast({ text: 'Kaydedildi.', tone: 'success' });
    expect(toasts.get()).toMatchObject([{ text: 'Kaydedildi.', tone: 'success' }]);
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
  });
  it('lasts longer with an undo', () => {
    toast({ text: 'Kaydedildi.' });
    toast({ text: 'Silindi.', undo: () => undefined });
    const [plain, undoable] = toasts.get();
    expect(undoable!.durationMs).toBeGreaterThan(plain!.durationMs);
  });
  it('runs undo once and does not call onDismiss', () => {
    const undo = vi.fn();
    const onDismiss = vi.fn();
    const id = toast({ text: 'Silindi.', undo, onDismiss });
    undoToast(id);
    undoToast(id);
    closeToast(id);
    expect(undo).toHaveBeenCalledTimes(1);
    expect(onDismiss).not.toHaveBeenCalled();
    expect(toasts.get()).toEqual([]);
  });
  it('dismisses the oldest for a fourth', () => {
    const onDismiss = vi.fn();
    toast({ text: 'bir', onDismiss });
    for (const text of ['iki', 'üç', 'dört']) toast({ text });
    expect(toasts.get().map(({ text }) => text)).toEqual(['iki', 'üç', 'dört']);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});
