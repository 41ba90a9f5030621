import { check } from '@netlik/contract/check';
import { type EventBody, events } from '@netlik/contract/platform/events';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTracker, MAX_QUEUED, type Meta } from './create-tracker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (answer: () => Promise<void> = async () => undefined) => {
  const sent: { batch: EventBody[]; leaving: boolean }[] = [];
  const world = { person: 'ayse' as string | null, path: '/dashboard' };
  const tracker = createTracker(
    {
      person: () => world.person,
      path: () => world.path,
      now: () => 1_000,
      send: (batch, leaving) => {
        sent.push({ batch, leaving });
        return answer();
      },
    },
    50,
  );
  return { ...tracker, sent, world };
};

describe('createTracker', () => {
  it('sends a batch ten seconds after the first event', async () => {
    const { track, sent } = open();
    track('timer_started');
    await vi.advanceTimersByTimeAsync(9_000);
    track('timer_stopped', { minutes: 45 });
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual([
      {
        leaving: false,
        batch: [
          { event: 'timer_started', path: '/dashboard', ts: 1_000 },
          { event: 'timer_stopped', path: '/dashboard', ts: 1_000, meta: { minutes: 45 } },
        ],
      },
    ]);
  });

  it('sends a full batch at once, then the rest', async () => {
    const { track, sent } = open();
    for (let count = 0; count < 60; count++) track('tapped');
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(({ batch }) => batch.length)).toEqual([50]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent.map(({ batch }) => batch.length)).toEqual([50, 10]);
  });

  it('strips the query from the path', async () => {
    const { track, sent, world, flush } = open();
    world.path = '/reset-password?token=secret#x';
    track('opened');
    await flush();
    expect(sent[0]?.batch[0]?.path).toBe('/reset-password');
  });

  it('keeps the newest 200 events after a network failure', async () => {
    const { track, waiting, sent } = open(() => Promise.reject(new Error('offline')));
    for (let count = 0; count < 500; count++) track(`e${count}`);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(waiting()).toBe(MAX_QUEUED);
    expect(sent.at(-1)?.batch[0]?.event).toBe('e300');
  });

  it('records nothing without a person and never sends as the next one', async () => {
    const { track, sent, world, flush, waiting } = open();
    world.person = null;
    track('opened');
    expect(waiting()).toBe(0);
    world.person = 'ayse';
    track('of_ayse');
    world.person = 'mehmet';
    track('of_mehmet');
    await flush();
    expect(sent.flatMap(({ batch }) => batch.map(({ event }) => event))).toEqual(['of_mehmet']);
  });

  it('flushes when the page unloads', async () => {
    const { track, sent, flush } = open();
    track('opened');
    await flush(true);
    expect(sent[0]?.leaving).toBe(true);
  });

  it('always matches the schema of the server', async () => {
    const value = fc.oneof(fc.string({ maxLength: 400 }), fc.double(), fc.boolean(), fc.constant(null));
    await fc.assert(
      fc.asyncProperty(
        fc.string(),
        fc.dictionary(fc.string({ maxLength: 60 }), value),
        async (event, meta) => {
          const { track, sent, flush } = open();
          track(event, meta as Meta);
          await flush();
          for (const { batch } of sent) expect(check(events.record.body, batch).ok).toBe(true);
        },
      ),
    );
  });
});
