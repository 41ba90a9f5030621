import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTutorial } from './create-tutorial.ts';
import type { Tour } from './tour.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const step = (anchor: string) => ({ anchor, title: anchor, text: anchor });
const tour: Tour = { page: 'dashboard', steps: ['a', 'b', 'c'].map(step) };

const open = (...there: string[]) => {
  const page = new Map(there.map((anchor) => [anchor, { anchor } as unknown as Element]));
  const remembered: [string, boolean][] = [];
  let blocked = false;
  const tutorial = createTutorial({
    isBlocked: () => blocked,
    find: (anchor) => page.get(anchor) ?? null,
    remember: (name, seen) => remembered.push([name, seen]),
  });
  const at = () => {
    const shown = tutorial.get();
    return shown && `${shown.running.phase} ${shown.running.tour.steps[shown.running.index]?.anchor}`;
  };
  const appear = (anchor: string) => page.set(anchor, { anchor } as unknown as Element);
  const block = (value: boolean) => {
    blocked = value;
  };
  const remove = tutorial.add(tour);
  return {
    ...tutorial,
    at,
    appear,
    block,
    vanish: (anchor: string) => page.delete(anchor),
    remembered,
    remove,
  };
};

describe('createTutorial', () => {
  it('goes step by step and is stored as seen at the end', () => {
    const { begin, next, back, at, remembered } = open('a', 'b', 'c');
    begin('dashboard');
    expect(at()).toBe('shown a');
    next();
    next();
    expect(at()).toBe('shown c');
    back();
    expect(at()).toBe('shown b');
    next();
    expect(remembered).toEqual([]);
    next();
    expect(at()).toBeNull();
    expect(remembered).toEqual([['dashboard', true]]);
  });

  it('waits for a dialog however long it is open', () => {
    const { begin, at, block } = open('a');
    block(true);
    begin('dashboard');
    vi.advanceTimersByTime(60_000);
    expect(at()).toBe('seeking a');
    block(false);
    vi.advanceTimersByTime(120);
    expect(at()).toBe('shown a');
  });

  it('polls every 120 ms for an element that is loading', () => {
    const { begin, at, appear } = open();
    begin('dashboard');
    vi.advanceTimersByTime(3_000);
    expect(at()).toBe('seeking a');
    appear('a');
    vi.advanceTimersByTime(119);
    expect(at()).toBe('seeking a');
    vi.advanceTimersByTime(1);
    expect(at()).toBe('shown a');
  });

  it('skips missing elements in the direction of travel', () => {
    const { begin, next, back, at } = open('a', 'c');
    begin('dashboard');
    next();
    expect(at()).toBe('seeking b');
    vi.advanceTimersByTime(2_000);
    expect(at()).toBe('shown c');
    back();
    vi.advanceTimersByTime(2_000);
    expect(at()).toBe('shown a');
  });

  it('goes forward again at the start instead of hanging', () => {
    const { begin, back, at, vanish } = open('a', 'b');
    begin('dashboard');
    back();
    expect(at()).toBe('shown a');
    vanish('a');
    vi.advanceTimersByTime(8_000);
    expect(at()).toBe('shown b');
    back();
    vi.advanceTimersByTime(8_000);
    expect(at()).toBe('shown b');
  });

  it('does not count as seen if no element was found', () => {
    const { begin, at, remembered } = open();
    begin('dashboard');
    vi.advanceTimersByTime(30_000);
    expect(at()).toBeNull();
    expect(remembered).toEqual([]);
  });

  it('counts as seen if skipped', () => {
    const { begin, skip, remembered } = open('a');
    begin('dashboard');
    skip();
    expect(remembered).toEqual([['dashboard', true]]);
  });

  it('counts as unseen after a restart until it ends', () => {
    const { restart, next, at, remembered } = open('a', 'b', 'c');
    restart('dashboard');
    next();
    restart('dashboard');
    expect(at()).toBe('shown a');
    for (let steps = 0; steps < 3; steps++) next();
    expect(remembered).toEqual([
      ['dashboard', false],
      ['dashboard', false],
      ['dashboard', true],
    ]);
  });

  it('stops unseen when its page is left', () => {
    const { begin, restart, at, remove, remembered } = open('a');
    begin('dashboard');
    remove();
    expect(at()).toBeNull();
    begin('dashboard');
    restart('dashboard');
    expect(at()).toBeNull();
    expect(remembered).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not auto-start over another tour', () => {
    const { begin, add, at } = open('a', 'x');
    add({ page: 'habits', steps: [step('x')] });
    begin('dashboard');
    begin('habits');
    expect(at()).toBe('shown a');
  });
});
