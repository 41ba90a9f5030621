import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeToast, toast, toasts, undoToast } from './toast.ts';

afterEach(() => {
  for (const { id } of toasts.get()) closeToast(id);
});

describe('toasts', () => {
  it('show what was said, and tell whoever listens', () => {
    const heard = vi.fn();
    const stop = toasts.subscribe(heard);
    toast({ text: 'Kaydedildi.', tone: 'success' });
    expect(toasts.get()).toMatchObject([{ text: 'Kaydedildi.', tone: 'success' }]);
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
  });
  it('last longer when something can be taken back', () => {
    toast({ text: 'Kaydedildi.' });
    toast({ text: 'Silindi.', undo: () => undefined });
    const [plain, undoable] = toasts.get();
    expect(undoable!.lastsMs).toBeGreaterThan(plain!.lastsMs);
  });
  it('undo once, and then count neither as gone nor as undone again', () => {
    const undo = vi.fn();
    const onGone = vi.fn();
    const id = toast({ text: 'Silindi.', undo, onGone });
    undoToast(id);
    undoToast(id);
    closeToast(id);
    expect(undo).toHaveBeenCalledTimes(1);
    expect(onGone).not.toHaveBeenCalled();
    expect(toasts.get()).toEqual([]);
  });
  it('make room for a fourth by ending the oldest for good', () => {
    const onGone = vi.fn();
    toast({ text: 'bir', onGone });
    for (const text of ['iki', 'üç', 'dört']) toast({ text });
    expect(toasts.get().map(({ text }) => text)).toEqual(['iki', 'üç', 'dört']);
    expect(onGone).toHaveBeenCalledTimes(1);
  });
});
