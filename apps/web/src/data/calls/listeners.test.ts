import { describe, expect, it, vi } from 'vitest';
import { createListeners } from './listeners.ts';

describe('createListeners', () => {
  it('passes what happened to every listener until it unsubscribes', () => {
    const { subscribe, notify } = createListeners<[text: string, count: number]>();
    const [first, second] = [vi.fn(), vi.fn()];
    const stop = subscribe(first);
    subscribe(second);
    notify('bir', 1);
    stop();
    notify('iki', 2);
    expect(first.mock.calls).toEqual([['bir', 1]]);
    expect(second.mock.calls).toEqual([
      ['bir', 1],
      ['iki', 2],
    ]);
  });
  it('does not call a listener that another one subscribed meanwhile', () => {
    const { subscribe, notify } = createListeners();
    const late = vi.fn();
    subscribe(() => subscribe(late));
    notify();
    expect(late).not.toHaveBeenCalled();
  });
});
