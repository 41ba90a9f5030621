import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeConnections } from '../../testing/fake-connections.ts';
import { ApiError } from '../calls/api-error.ts';
import { createReconnectingClient } from './reconnecting-client.ts';

const setUp = () => {
  const fake = createFakeConnections<string>();
  const caller = {
    mayConnect: true,
    since: null as number | null,
    onMessage: vi.fn<(message: string) => void>(),
    onLost: vi.fn<(code: number) => 'now' | 'later'>(() => 'later'),
  };
  const client = createReconnectingClient({
    environment: fake.environment,
    open: fake.open,
    onMessage: caller.onMessage,
    onLost: caller.onLost,
    since: () => caller.since,
    mayConnect: () => caller.mayConnect,
  });
  return { fake, caller, client };
};

let { fake, caller, client } = setUp();
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const connected = async () => {
  client.connect();
  await wait(0);
  client.markReady();
};
const requestTimes = async (seconds: number) => {
  const times: number[] = [];
  for (let second = 1; second <= seconds; second += 1) {
    const before = fake.ticketRequests;
    await wait(1_000);
    if (fake.ticketRequests > before) times.push(second);
  }
  return times;
};

beforeEach(() => {
  vi.useFakeTimers();
  ({ fake, caller, client } = setUp());
});
afterEach(() => {
  client.disconnect();
  vi.useRealTimers();
});

describe('ticket', () => {
  it('opens each connection with a new ticket', async () => {
    await connected();
    fake.newest().lose();
    await wait(2_000);
    expect(fake.connections.map(({ ticket }) => ticket)).toEqual(['ticket-1', 'ticket-2']);
  });

  it('connects once however often it is told to', async () => {
    client.connect();
    client.connect();
    await wait(0);
    client.connect();
    await wait(60_000);
    expect(fake.ticketRequests).toBe(1);
  });

  it('tells a refused ticket from an unreachable server', async () => {
    fake.ticketFailure = new ApiError('Olmaz', { status: 429, code: 'request.too_many' });
    client.connect();
    await wait(0);
    fake.ticketFailure = new ApiError('Ağ yok', { status: 0, code: 'network' });
    await wait(2_000);
    expect(caller.onLost.mock.calls).toEqual([[4403], [1006]]);
  });

  it('ignores a ticket that arrives after the disconnect', async () => {
    client.connect();
    client.disconnect();
    await wait(0);
    expect([fake.ticketRequests, fake.connections.length]).toEqual([1, 0]);
  });
});

describe('back-off', () => {
  it('waits longer after each failure, up to 30 s, and starts anew after a success', async () => {
    await connected();
    fake.ticketFailure = new Error('no ticket');
    fake.newest().lose();
    expect(await requestTimes(120)).toEqual([2, 6, 14, 30, 60, 90, 120]);
    fake.ticketFailure = null;
    await wait(30_000);
    client.markReady();
    fake.newest().lose();
    expect(await requestTimes(3)).toEqual([2]);
  });

  it('retries at once if the caller says so, then backs off until the next success', async () => {
    caller.onLost.mockReturnValue('now');
    client.connect();
    await wait(0);
    fake.newest().lose(4403);
    await wait(0);
    expect(fake.connections).toHaveLength(2);
    fake.newest().lose(4403);
    expect(await requestTimes(3)).toEqual([2]);
    client.markReady();
    fake.newest().lose(4403);
    await wait(0);
    expect(fake.connections).toHaveLength(4);
  });

  it('waits after a failed ticket even if the caller would retry at once', async () => {
    caller.onLost.mockReturnValue('now');
    fake.ticketFailure = new Error('no ticket');
    client.connect();
    expect(await requestTimes(7)).toEqual([2, 6]);
  });

  it('retries at once when the tab becomes visible, one attempt at a time', async () => {
    await connected();
    fake.newest().lose();
    fake.showTab();
    fake.showTab();
    await wait(0);
    fake.showTab();
    await wait(60_000);
    expect(fake.connections).toHaveLength(2);
  });
});

describe('resume', () => {
  it('passes on what the caller last has at each connection', async () => {
    await connected();
    caller.since = 7;
    fake.newest().lose();
    await wait(2_000);
    expect(fake.connections.map(({ since }) => since)).toEqual([null, 7]);
  });

  it('tells a reconnect from a first connection', async () => {
    client.connect();
    await wait(0);
    expect(client.markReady()).toBe(false);
    fake.newest().lose();
    await wait(2_000);
    expect(client.markReady()).toBe(true);
    client.disconnect();
    client.connect();
    await wait(0);
    expect(client.markReady()).toBe(false);
  });
});

describe('offline', () => {
  it('closes, makes no attempt, and connects at once when the network is back', async () => {
    await connected();
    fake.goOffline();
    expect(fake.newest().isClosed).toBe(true);
    expect(caller.onLost.mock.calls).toEqual([[1006]]);
    // The transport's own report arrives minutes later.
    fake.newest().lose();
    await wait(300_000);
    expect([fake.ticketRequests, caller.onLost.mock.calls.length]).toEqual([1, 1]);
    fake.goOnline();
    await wait(0);
    expect(fake.connections).toHaveLength(2);
  });

  it('gives up a ticket request that is under way', async () => {
    client.connect();
    fake.goOffline();
    fake.goOnline();
    await wait(0);
    expect(fake.connections.map(({ ticket }) => ticket)).toEqual(['ticket-2']);
  });

  it('waits for the network if it starts without', async () => {
    fake.goOffline();
    client.connect();
    await wait(60_000);
    expect(fake.ticketRequests).toBe(0);
    fake.goOnline();
    await wait(0);
    expect(fake.connections).toHaveLength(1);
  });
});

describe('sleep', () => {
  it('replaces the connection at once after the machine slept', async () => {
    await connected();
    fake.sleep(10 * 60_000);
    await wait(15_000);
    expect(fake.connections.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    expect(caller.onLost.mock.calls).toEqual([[1006]]);
    await wait(60_000);
    expect(fake.connections).toHaveLength(2);
  });

  it('replaces it when the tab is shown before any timer fires', async () => {
    await connected();
    fake.sleep(10 * 60_000);
    fake.showTab();
    await wait(0);
    expect(fake.connections.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    await wait(60_000);
    expect(fake.connections).toHaveLength(2);
  });

  it('does not wait out a long back-off after it', async () => {
    fake.ticketFailure = new Error('no ticket');
    client.connect();
    await wait(61_000);
    fake.ticketFailure = null;
    fake.sleep(10 * 60_000);
    await wait(15_000);
    expect(fake.connections).toHaveLength(1);
  });

  it('keeps the connection of a hidden tab whose timers fire once a minute', async () => {
    await connected();
    for (let minute = 0; minute < 10; minute += 1) {
      fake.sleep(45_000);
      await wait(15_000);
    }
    expect(fake.connections).toHaveLength(1);
  });
});

describe('refused for good', () => {
  it('makes no further attempt, whatever happens, until it is told to connect', async () => {
    await connected();
    caller.onLost.mockImplementation(() => {
      caller.mayConnect = false;
      return 'now';
    });
    fake.newest().lose(4401);
    fake.showTab();
    fake.sleep(10 * 60_000);
    await wait(300_000);
    expect(fake.ticketRequests).toBe(1);
    caller.mayConnect = true;
    client.connect();
    await wait(0);
    expect(fake.connections).toHaveLength(2);
  });
});

describe('disconnect', () => {
  it('closes quietly, stops listening and ignores what still arrives', async () => {
    await connected();
    fake.newest().receive('a');
    client.disconnect();
    fake.newest().receive('b');
    fake.newest().lose();
    fake.sleep(10 * 60_000);
    await wait(300_000);
    expect(caller.onMessage.mock.calls).toEqual([['a']]);
    expect(caller.onLost).not.toHaveBeenCalled();
    expect([fake.newest().isClosed, fake.ticketRequests, fake.watchers()]).toEqual([true, 1, 0]);
    expect(client.connection()).toBeNull();
  });

  it('ends a wait for the next attempt', async () => {
    await connected();
    fake.newest().lose();
    client.disconnect();
    await wait(60_000);
    expect(fake.ticketRequests).toBe(1);
  });
});
