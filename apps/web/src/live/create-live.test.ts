import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLive, type Live, type LiveSocket } from './create-live.ts';

class Socket implements LiveSocket {
  onmessage: LiveSocket['onmessage'] = null;
  onclose: LiveSocket['onclose'] = null;
  closed = false;
  readonly ticket: string;
  constructor(ticket: string) {
    this.ticket = ticket;
  }
  close() {
    this.closed = true;
  }
  says(type: string, data: unknown = null) {
    this.onmessage?.({ data: JSON.stringify({ type, data }) });
  }
  ends(code = 1006) {
    this.onclose?.({ code });
  }
}

const signal = () => {
  const listeners = new Set<() => void>();
  return {
    count: () => listeners.size,
    fire: () => {
      for (const listener of [...listeners]) listener();
    },
    on: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

const ayse = { person: 'ayse', token: 't1' };

/** A page with the part of a browser the channel leans on, and every socket it opened. */
const openPage = () => {
  const began = performance.now();
  const sockets: Socket[] = [];
  const sessionChanged = signal();
  const returned = signal();
  const offline = signal();
  const page = {
    who: ayse as { person: string; token: string } | null,
    online: true,
    ticketFails: false,
    asked: 0,
    sockets,
    returned,
    newest: () => sockets.at(-1)!,
    offline: () => {
      page.online = false;
      offline.fire();
    },
    becomes(who: { person: string; token: string } | null) {
      page.who = who;
      sessionChanged.fire();
    },
    watchers: () => sessionChanged.count() + returned.count() + offline.count(),
  };
  const live = createLive({
    credentials: () => page.who,
    onSession: sessionChanged.on,
    ticket: async () => {
      page.asked += 1;
      if (page.ticketFails) throw new Error('no ticket');
      return `ticket-${page.asked}`;
    },
    open: (ticket) => {
      const socket = new Socket(ticket);
      sockets.push(socket);
      return socket;
    },
    online: () => page.online,
    onReturn: returned.on,
    onOffline: offline.on,
    // The longest wait each time.
    random: () => 1,
    now: () => performance.now() - began,
  });
  return { page, live };
};

let page: ReturnType<typeof openPage>['page'];
let live: Live;
const heard = vi.fn();
const refetch = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  ({ page, live } = openPage());
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const listening = async () => {
  const leave = live.subscribe('changed', heard);
  live.onMissed(refetch);
  await wait(0);
  page.newest().says('ready');
  return leave;
};

describe('createLive', () => {
  it('opens one socket for all subscribers and closes it after the last', async () => {
    expect(page.asked).toBe(0);
    const leave = await listening();
    const other = vi.fn();
    const leaveToo = live.subscribe('notification', other);
    await wait(0);
    expect(page.sockets.map(({ ticket }) => ticket)).toEqual(['ticket-1']);
    page.newest().says('changed');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
    leave();
    expect(page.newest().closed).toBe(false);
    leaveToo();
    expect(page.newest().closed).toBe(true);
    expect(page.watchers()).toBe(0);
  });

  it('opens only when somebody is signed in', async () => {
    page.who = null;
    live.subscribe('changed', heard);
    await wait(60_000);
    expect(page.asked).toBe(0);
    page.becomes(ayse);
    await wait(0);
    expect(page.sockets).toHaveLength(1);
  });

  it('closes on sign-out', async () => {
    await listening();
    page.becomes(null);
    expect(page.newest().closed).toBe(true);
    page.newest().says('changed');
    await wait(60_000);
    expect(heard).not.toHaveBeenCalled();
    expect(page.sockets).toHaveLength(1);
  });

  it('reconnects for another person without reporting missed messages', async () => {
    await listening();
    page.becomes({ person: 'mehmet', token: 't9' });
    await wait(0);
    expect(page.sockets[0]?.closed).toBe(true);
    page.newest().says('ready');
    expect(page.newest().ticket).toBe('ticket-2');
    expect(refetch).not.toHaveBeenCalled();
  });

  it('ignores a ticket that arrives after sign-out', async () => {
    live.subscribe('changed', heard);
    page.becomes(null);
    await wait(0);
    expect(page.sockets).toHaveLength(0);
  });

  it('ignores malformed messages, and a throwing listener does not stop the others', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    live.subscribe('changed', () => {
      throw new Error('listener');
    });
    await listening();
    for (const data of ['{', 'null', '[]', '7', '{"type":5}', new Blob()])
      page.newest().onmessage?.({ data });
    expect(heard).not.toHaveBeenCalled();
    page.newest().says('changed');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(complaint).toHaveBeenCalledTimes(1);
  });
});

describe('createLive: reconnect', () => {
  it('reconnects with a new ticket and reports missed messages', async () => {
    await listening();
    expect(refetch).not.toHaveBeenCalled();
    page.newest().ends();
    await wait(1_999);
    expect(page.sockets).toHaveLength(1);
    await wait(1);
    expect(page.newest().ticket).toBe('ticket-2');
    expect(refetch).not.toHaveBeenCalled();
    page.newest().says('ready');
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('reports messages missed before the first connection', async () => {
    page.who = null;
    live.subscribe('changed', heard);
    live.onMissed(refetch);
    await wait(1_500);
    page.becomes(ayse);
    await wait(0);
    page.newest().says('ready', { quietForMs: 1_400 });
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('reports nothing if nothing was sent before the first connection', async () => {
    live.subscribe('changed', heard);
    live.onMissed(refetch);
    await wait(1_500);
    page.newest().says('ready', { quietForMs: 1_600 });
    expect(refetch).not.toHaveBeenCalled();
  });

  it('counts missed messages from the sign-in of the next person', async () => {
    await listening();
    await wait(5_000);
    page.becomes({ person: 'mehmet', token: 't2' });
    await wait(300);
    page.newest().says('ready', { quietForMs: 2_000 });
    expect(refetch).not.toHaveBeenCalled();
    page.becomes(ayse);
    await wait(300);
    page.newest().says('ready', { quietForMs: 200 });
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('backs off up to 30 s and resets after a success', async () => {
    await listening();
    page.ticketFails = true;
    page.newest().ends();
    const tries: number[] = [];
    let asked = page.asked;
    for (let second = 1; second <= 120; second += 1) {
      await wait(1_000);
      if (page.asked > asked) tries.push(second);
      asked = page.asked;
    }
    expect(tries).toEqual([2, 6, 14, 30, 60, 90, 120]);
    page.ticketFails = false;
    await wait(30_000);
    page.newest().says('ready');
    page.newest().ends();
    const before = page.sockets.length;
    await wait(2_000);
    expect(page.sockets.length).toBe(before + 1);
  });

  it('retries at once when the tab or network returns, one attempt at a time', async () => {
    await listening();
    page.newest().ends();
    page.returned.fire();
    page.returned.fire();
    await wait(0);
    page.returned.fire();
    await wait(0);
    expect(page.sockets).toHaveLength(2);
    await wait(60_000);
    expect(page.sockets).toHaveLength(2);
  });

  it('does not retry while offline', async () => {
    await listening();
    page.offline();
    expect(page.newest().closed).toBe(true);
    await wait(120_000);
    expect(page.asked).toBe(1);
    page.online = true;
    page.returned.fire();
    await wait(0);
    expect(page.sockets).toHaveLength(2);
  });

  it('retries at once after a refused ticket', async () => {
    live.subscribe('changed', heard);
    await wait(0);
    page.newest().ends(4403);
    await wait(0);
    expect(page.newest().ticket).toBe('ticket-2');
    page.newest().says('ready');
    page.newest().ends(4403);
    await wait(0);
    expect(page.newest().ticket).toBe('ticket-3');
  });

  it('backs off if tickets are refused repeatedly', async () => {
    live.subscribe('changed', heard);
    await wait(0);
    let refused = 0;
    const tries: number[] = [];
    for (let second = 0; second <= 90; second += 1) {
      for (; refused < page.sockets.length; await wait(0)) {
        page.sockets[refused++]!.ends(4403);
        tries.push(second);
      }
      await wait(1_000);
    }
    expect(tries).toEqual([0, 0, 2, 6, 14, 30, 60, 90]);
  });

  it('waits for a refreshed session after the server ended it', async () => {
    await listening();
    page.newest().ends(4401);
    await wait(300_000);
    page.returned.fire();
    await wait(0);
    expect(page.asked).toBe(1);
    page.becomes({ ...ayse, token: 't2' });
    await wait(0);
    expect(page.newest().ticket).toBe('ticket-2');
    page.newest().says('ready');
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});
