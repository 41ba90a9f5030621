import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEmitter } from '../../testing/emitter.ts';
import { createFakeConnections } from '../../testing/fake-connections.ts';
import { createLive, type Live } from './create-live.ts';

const ayse = { person: 'ayse', token: 't1' };

let fake: ReturnType<typeof createFakeConnections<unknown>>;
let person: { person: string; token: string } | null;
let live: Live;
const sessionChanged = createEmitter<void>();
const heard = vi.fn();
const refetch = vi.fn();

const signIn = (who: typeof person) => {
  person = who;
  sessionChanged.notify();
};
const receive = (type: string, data: unknown = null) => fake.newest().receive(JSON.stringify({ type, data }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  [fake, person] = [createFakeConnections(), ayse];
  const loadedAt = performance.now();
  live = createLive({
    environment: fake.environment,
    open: fake.open,
    credentials: () => person,
    onSession: sessionChanged.subscribe,
    now: () => performance.now() - loadedAt,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const listening = async () => {
  const leave = live.subscribe('changed', heard);
  live.onMissed(refetch);
  await wait(0);
  receive('ready');
  return leave;
};

describe('createLive', () => {
  it('opens one socket for all subscribers and closes it after the last', async () => {
    expect(fake.ticketRequests).toBe(0);
    const leave = await listening();
    const other = vi.fn();
    const leaveToo = live.subscribe('notification', other);
    await wait(0);
    expect(fake.connections.map(({ ticket }) => ticket)).toEqual(['ticket-1']);
    receive('changed');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
    leave();
    expect(fake.newest().isClosed).toBe(false);
    leaveToo();
    expect(fake.newest().isClosed).toBe(true);
    expect(fake.watchers()).toBe(0);
  });

  it('opens only when somebody is signed in', async () => {
    person = null;
    live.subscribe('changed', heard);
    await wait(60_000);
    expect(fake.ticketRequests).toBe(0);
    signIn(ayse);
    await wait(0);
    expect(fake.connections).toHaveLength(1);
  });

  it('closes on sign-out', async () => {
    await listening();
    signIn(null);
    expect(fake.newest().isClosed).toBe(true);
    receive('changed');
    await wait(60_000);
    expect(heard).not.toHaveBeenCalled();
    expect(fake.connections).toHaveLength(1);
  });

  it('reconnects for another person without reporting missed messages', async () => {
    await listening();
    signIn({ person: 'mehmet', token: 't9' });
    await wait(0);
    expect(fake.connections[0]?.isClosed).toBe(true);
    receive('ready');
    expect(fake.newest().ticket).toBe('ticket-2');
    expect(refetch).not.toHaveBeenCalled();
  });

  it('ignores malformed messages, and a throwing listener does not stop the others', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    live.subscribe('changed', () => {
      throw new Error('listener');
    });
    await listening();
    for (const data of ['{', 'null', '[]', '7', '{"type":5}', new Blob()]) fake.newest().receive(data);
    expect(heard).not.toHaveBeenCalled();
    receive('changed');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(complaint).toHaveBeenCalledTimes(1);
  });
});

describe('createLive: reconnect', () => {
  it('reports missed messages after a reconnect', async () => {
    await listening();
    fake.newest().lose();
    await wait(2_000);
    expect(refetch).not.toHaveBeenCalled();
    receive('ready');
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('reports messages missed before the first connection', async () => {
    person = null;
    live.subscribe('changed', heard);
    live.onMissed(refetch);
    await wait(1_500);
    signIn(ayse);
    await wait(0);
    receive('ready', { quietForMs: 1_400 });
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('reports nothing if nothing was sent before the first connection', async () => {
    live.subscribe('changed', heard);
    live.onMissed(refetch);
    await wait(1_500);
    receive('ready', { quietForMs: 1_600 });
    expect(refetch).not.toHaveBeenCalled();
  });

  it('counts missed messages from the sign-in of the next person', async () => {
    await listening();
    await wait(5_000);
    signIn({ person: 'mehmet', token: 't2' });
    await wait(300);
    receive('ready', { quietForMs: 2_000 });
    expect(refetch).not.toHaveBeenCalled();
    signIn(ayse);
    await wait(300);
    receive('ready', { quietForMs: 200 });
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('retries at once after a refused ticket', async () => {
    live.subscribe('changed', heard);
    await wait(0);
    fake.newest().lose(4403);
    await wait(0);
    expect(fake.newest().ticket).toBe('ticket-2');
  });

  it('waits for a refreshed session after the server ended it', async () => {
    await listening();
    fake.newest().lose(4401);
    await wait(300_000);
    fake.showTab();
    await wait(0);
    expect(fake.ticketRequests).toBe(1);
    signIn({ ...ayse, token: 't2' });
    await wait(0);
    expect(fake.newest().ticket).toBe('ticket-2');
    receive('ready');
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});
