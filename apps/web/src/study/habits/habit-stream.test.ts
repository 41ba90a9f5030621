import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StreamEvent } from '../../data/live/browser-transports.ts';
import { createFakeConnections } from '../../testing/fake-connections.ts';
import { openHabitStream, throttle } from './habit-stream.ts';

let fake: ReturnType<typeof createFakeConnections<StreamEvent>>;
let close: () => void;
const onCompleted = vi.fn();
const onReload = vi.fn();
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const receive = (type: string, data: unknown = {}) =>
  fake.newest().receive({ type, data: JSON.stringify(data) });

beforeEach(async () => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  fake = createFakeConnections();
  close = openHabitStream({ environment: fake.environment, open: fake.open, onCompleted, onReload });
  await wait(0);
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

describe('openHabitStream', () => {
  it('hands on what the page needs and ignores the rest', () => {
    const completed = { habitId: 'a', status: 'done', streak: 3 };
    receive('habit_completed', completed);
    expect(onCompleted).toHaveBeenCalledExactlyOnceWith(completed);
    receive('habit_notification', { habitId: 'a', type: 'habit_reminder' });
    fake.newest().receive({ type: 'habit_completed', data: '{' });
    expect(onReload).not.toHaveBeenCalled();
    receive('habit_routines_list');
    receive('habit_notification', { habitId: 'a', type: 'habit_pending_final' });
    expect(onReload).toHaveBeenCalledTimes(2);
    expect(onCompleted).toHaveBeenCalledTimes(1);
  });

  it('reads what it missed after a reconnect', async () => {
    receive('open');
    fake.newest().lose();
    await wait(2_000);
    expect(onReload).not.toHaveBeenCalled();
    receive('open');
    expect(onReload).toHaveBeenCalledTimes(1);
  });
});

describe('throttle', () => {
  it('runs at once and then once in 800 ms, the last call included', async () => {
    const work = vi.fn();
    const { run } = throttle(work, 800);
    for (let count = 0; count < 5; count += 1) run();
    expect(work).toHaveBeenCalledTimes(1);
    await wait(799);
    expect(work).toHaveBeenCalledTimes(1);
    await wait(1);
    expect(work).toHaveBeenCalledTimes(2);
    await wait(5000);
    expect(work).toHaveBeenCalledTimes(2);
  });
});
