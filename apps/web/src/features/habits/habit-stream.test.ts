import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openHabitStream, type Stream, throttle } from './habit-stream.ts';

class FakeStream extends EventTarget implements Stream {
  closed = false;
  readonly ticket: string;
  constructor(ticket: string) {
    super();
    this.ticket = ticket;
  }
  close() {
    this.closed = true;
  }
  says(type: string, data: unknown = {}) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
}

let streams: FakeStream[];
let asked: number;
let close: () => void;
const onCompleted = vi.fn();
const onReload = vi.fn();
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  streams = [];
  asked = 0;
  close = openHabitStream(
    {
      ticket: async () => `ticket-${++asked}`,
      open: (ticket) => {
        const stream = new FakeStream(ticket);
        streams.push(stream);
        return stream;
      },
      random: () => 0,
    },
    { onCompleted, onReload },
  );
  await wait(0);
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

describe('openHabitStream', () => {
  it('hands on what the page needs and ignores the rest', () => {
    const [stream] = streams;
    const completed = { habitId: 'a', status: 'done', streak: 3 };
    stream!.says('habit_completed', completed);
    expect(onCompleted).toHaveBeenCalledExactlyOnceWith(completed);
    stream!.says('habit_risk_snapshot', { habitIds: ['a'] });
    stream!.says('habit_notification', { habitId: 'a', type: 'habit_reminder' });
    stream!.dispatchEvent(new MessageEvent('habit_completed', { data: '{' }));
    expect(onReload).not.toHaveBeenCalled();
    stream!.says('habit_routines_list');
    stream!.says('habit_notification', { habitId: 'a', type: 'habit_pending_final' });
    expect(onReload).toHaveBeenCalledTimes(2);
    expect(onCompleted).toHaveBeenCalledTimes(1);
  });

  it('reconnects with a new ticket and reads what it missed', async () => {
    streams[0]!.dispatchEvent(new Event('open'));
    streams[0]!.dispatchEvent(new Event('error'));
    expect(streams[0]!.closed).toBe(true);
    await wait(1000);
    expect(streams.map(({ ticket }) => ticket)).toEqual(['ticket-1', 'ticket-2']);
    expect(onReload).not.toHaveBeenCalled();
    streams[1]!.dispatchEvent(new Event('open'));
    expect(onReload).toHaveBeenCalledTimes(1);
  });

  it('closes with its page and stays closed', async () => {
    streams[0]!.dispatchEvent(new Event('error'));
    close();
    await wait(60_000);
    expect(asked).toBe(1);
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
