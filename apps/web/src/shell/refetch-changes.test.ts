import type { Topic } from '@netlik/contract/topics';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceChanges } from '../data/calls/changes.ts';
import { read } from '../data/calls/read.ts';
import type { LiveMessages } from '../data/live/live-messages.ts';
import { createEmitter } from '../testing/emitter.ts';
import { refetchChanges } from './refetch-changes.ts';

const changed = createEmitter<LiveMessages['changed']>();
const run = createEmitter<LiveMessages['study.run']>();
const missed = createEmitter<void>();
const online = createEmitter<void>();
const live = {
  subscribe: (type: string, listener: never) =>
    type === 'changed' ? changed.subscribe(listener) : run.subscribe(listener),
  onMissed: missed.subscribe,
} as Parameters<typeof refetchChanges>[1];

let queries: QueryClient;
let stop: () => void;

const show = async (name: string, shows: readonly Topic[]) => {
  const fetch = vi.fn(async () => name);
  const options = { queryKey: [name], queryFn: fetch, meta: { shows }, staleTime: Number.POSITIVE_INFINITY };
  new QueryObserver(queries, options).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  fetch.mockClear();
  return fetch;
};
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('dispatchEvent', () => true);
  queries = new QueryClient();
  stop = refetchChanges(queries, live, online.subscribe);
});
afterEach(() => {
  stop();
  queries.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('refetchChanges', () => {
  it('refetches at once what shows an own change, and nothing else', async () => {
    const [dashboard, alerts] = [
      await show('dashboard', ['study-sessions', 'account']),
      await show('alerts', ['alerts']),
    ];
    announceChanges(['study-sessions']);
    await wait(0);
    expect([dashboard, alerts].map((fetch) => fetch.mock.calls.length)).toEqual([1, 0]);
  });

  it('refetches once for a burst of live messages', async () => {
    const reminders = await show('reminders', ['reminders']);
    for (let n = 0; n < 5; n++) changed.notify(['reminders']);
    await wait(399);
    expect(reminders).not.toHaveBeenCalled();
    await wait(1);
    expect(reminders).toHaveBeenCalledTimes(1);
  });

  it('refetches once for an own write and the echo that precedes its reply', async () => {
    const [reminders, alerts] = [await show('reminders', ['reminders']), await show('alerts', ['alerts'])];
    changed.notify(['reminders', 'alerts']);
    announceChanges(['reminders']);
    await wait(1_000);
    expect([reminders, alerts].map((fetch) => fetch.mock.calls.length)).toEqual([1, 1]);
  });

  it('refetches what failed when the connection is back, and nothing else', async () => {
    const reminders = await show('reminders', ['reminders']);
    const failing = vi.fn(() => Promise.reject(new Error('offline')));
    const options = { queryKey: ['exams'], queryFn: failing, retry: false };
    new QueryObserver(queries, options).subscribe(() => undefined);
    await wait(0);
    online.notify();
    await wait(0);
    expect([failing, reminders].map((fetch) => fetch.mock.calls.length)).toEqual([2, 0]);
  });

  it('refetches everything when live messages were missed', async () => {
    const all = [await show('reminders', ['reminders']), await show('alerts', ['alerts'])];
    const config = await show('config', []);
    missed.notify();
    await wait(400);
    for (const fetch of all) expect(fetch).toHaveBeenCalledTimes(1);
    expect(config).not.toHaveBeenCalled();
  });

  it.each([
    ['stopped', 1],
    ['discarded', 1],
    ['closed', 1],
    ['started', 0],
    ['changed', 0],
    ['taken', 0],
  ] as const)('a run that was %s refetches sessions %i times', async (event, times) => {
    const sessions = await show('sessions', ['study-sessions']);
    run.notify({ event, runId: 'r' });
    await wait(400);
    expect(sessions).toHaveBeenCalledTimes(times);
  });

  it('marks queries of a hidden tab stale without fetching', async () => {
    const reminders = await show('reminders', ['reminders']);
    vi.stubGlobal('document', { hidden: true });
    announceChanges(['reminders']);
    await wait(0);
    expect(reminders).not.toHaveBeenCalled();
    expect(queries.getQueryState(['reminders'])?.isInvalidated).toBe(true);
  });

  it('does nothing after it was stopped', async () => {
    const reminders = await show('reminders', ['reminders']);
    changed.notify(['reminders']);
    stop();
    announceChanges(['reminders']);
    await wait(1_000);
    expect(reminders).not.toHaveBeenCalled();
  });
});

describe('read', () => {
  it('makes a query of an endpoint: key, topics and options', async () => {
    const { reminders } = await import('@netlik/contract/study/reminders');
    const query = { from: '2026-11-15', to: '2026-11-15' };
    expect(read(reminders.list, { query }, { staleTime: 5, keepPrevious: true })).toMatchObject({
      queryKey: ['/reminders', { query }],
      meta: { shows: ['reminders'] },
      staleTime: 5,
      placeholderData: expect.any(Function),
    });
  });
});
