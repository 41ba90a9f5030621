import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../data/calls/api-error.ts';
import { closeToast, toasts, undoToast } from './toast.ts';
import { doWithUndo } from './undo.ts';

const page = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

afterEach(() => {
  for (const { id } of toasts.get()) closeToast(id);
  vi.unstubAllGlobals();
});

const act = (commit = vi.fn(async () => undefined)) => {
  const steps = { apply: vi.fn(), revert: vi.fn(), commit };
  doWithUndo({ text: 'Silindi.', failed: 'Silinemedi.', ...steps });
  return { ...steps, id: toasts.get().at(-1)!.id };
};

describe('doWithUndo', () => {
  it('applies at once and commits when the toast closes', () => {
    const { apply, commit, revert, id } = act();
    expect(apply).toHaveBeenCalledTimes(1);
    expect(commit).not.toHaveBeenCalled();
    closeToast(id);
    expect(commit).toHaveBeenCalledTimes(1);
    expect(revert).not.toHaveBeenCalled();
  });
  it('does not commit after undo', () => {
    const { commit, revert, id } = act();
    undoToast(id);
    page.dispatchEvent(new Event('pagehide'));
    expect(revert).toHaveBeenCalledTimes(1);
    expect(commit).not.toHaveBeenCalled();
  });
  it('commits once on pagehide', () => {
    const { commit, id } = act();
    page.dispatchEvent(new Event('pagehide'));
    closeToast(id);
    expect(commit).toHaveBeenCalledTimes(1);
  });
  it('reverts with the reason if the server refuses', async () => {
    const refusal = new ApiError('Kayıt bulunamadı.', { status: 404, code: 'x' });
    const { revert, id } = act(vi.fn(() => Promise.reject(refusal)));
    closeToast(id);
    await vi.waitFor(() => expect(revert).toHaveBeenCalledTimes(1));
    expect(toasts.get().at(-1)).toMatchObject({ tone: 'danger', text: 'Silinemedi. Kayıt bulunamadı.' });
  });
});
