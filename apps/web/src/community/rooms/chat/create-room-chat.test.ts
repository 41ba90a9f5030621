import type { ReactionSnapshot, ServerFrame } from '@netlik/contract/community/rooms/room-socket';
import type { RoomMessage } from '@netlik/contract/community/rooms/rooms';
import { aRoomMessage } from '@netlik/testkit/rows/community';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../data/calls/api-error.ts';
import { createFakeConnections } from '../../../testing/fake-connections.ts';
import { openObservedChat } from '../../../testing/observed-chat.ts';

const me = 'me';
const message = (number: number, part: Partial<RoomMessage> = {}) =>
  aRoomMessage({
    id: `id-${number}`,
    userId: 'ege',
    number,
    key: `key-${number}`,
    content: `m${number}`,
    ...part,
  });

let stored: RoomMessage[];
let fake: ReturnType<typeof createFakeConnections<ServerFrame>>;
let chat: ReturnType<typeof open>;
let limit = 3;
let keys = 0;
/** While set, the history reply waits for it. */
let historyHeld: Promise<void> | null = null;

const open = () =>
  openObservedChat({
    roomId: 'r',
    userId: me,
    environment: fake.environment,
    open: fake.open,
    history: async (before) => {
      const read = stored.filter(({ number }) => before === null || number < before).slice(-limit);
      await historyHeld;
      return read;
    },
    historyLimit: limit,
    newKey: () => `own-${++keys}`,
  });

const settle = () => vi.advanceTimersByTimeAsync(0);
const frame = async (one: ServerFrame) => {
  fake.newest().receive(one);
  await settle();
};
const ready = (
  messages: RoomMessage[] = [],
  hasMore = false,
  removed: number[] = [],
  reactions: ReactionSnapshot | null = null,
) =>
  frame({
    type: 'ready',
    payload: { roomId: 'r', lastNumber: 9, online: ['ege'], messages, hasMore, removed, reactions },
  });
const thread = () => chat.thread();
const numbers = () => thread().messages.map(({ number }) => number);
const drop = async (code = 1006) => {
  fake.newest().lose(code);
  await settle();
};

beforeEach(async () => {
  vi.useFakeTimers();
  historyHeld = null;
  [stored, keys] = [[1, 2, 3, 4, 5].map((number) => message(number)), 0];
  fake = createFakeConnections();
  limit = 3;
  chat = open();
  await settle();
});
afterEach(() => {
  chat.close();
  vi.useRealTimers();
});

describe('the chat of a room', () => {
  it('loads the newest, then earlier ones, and follows what comes', async () => {
    expect(chat.get().connection).toBe('connecting');
    expect(fake.connections[0]!.since).toBeNull();
    await ready();
    expect([chat.get().connection, numbers(), thread().hasEarlier]).toEqual(['open', [3, 4, 5], true]);
    await frame({ type: 'message', payload: message(6) });
    await frame({ type: 'message', payload: message(6) });
    await chat.loadEarlier();
    expect([numbers(), thread().hasEarlier]).toEqual([[1, 2, 3, 4, 5, 6], false]);
  });

  it('leaves the newest out when too many are shown, and loads them when asked', async () => {
    chat.close();
    [limit, stored] = [300, Array.from({ length: 900 }, (_, at) => message(at + 1))];
    chat = open();
    await settle();
    await ready();
    await chat.loadEarlier();
    expect([numbers()[0], numbers().at(-1), thread().isDetached]).toEqual([301, 700, true]);
    stored.push(message(901));
    await frame({ type: 'message', payload: message(901) });
    expect(numbers().at(-1)).toBe(700);
    await chat.loadNewest();
    expect([numbers()[0], numbers().at(-1), thread().isDetached]).toEqual([602, 901, false]);
  });

  it('sends what was not acknowledged again under its key, and shows it once', async () => {
    await ready();
    expect(chat.send('selam')).toBe(true);
    expect(chat.get().pending).toEqual([{ key: 'own-1', content: 'selam', failure: null }]);
    await drop();
    expect(chat.get().connection).toBe('error');
    expect(chat.send('yok')).toBe(false);
    expect([fake.connections.length, fake.connections[1]!.since]).toEqual([2, 5]);
    await ready([message(6, { userId: me, key: 'own-1' }), message(7)]);
    expect([chat.get().pending, numbers()]).toEqual([[], [3, 4, 5, 6, 7]]);
    // The missed messages included it, so nothing is sent again.
    expect(fake.connections[1]!.sent).toEqual([]);
    chat.send('bir daha');
    await drop();
    await ready();
    expect(fake.connections[2]!.sent).toEqual([{ type: 'message', content: 'bir daha', key: 'own-2' }]);
  });

  it('says what a message answers, also when it is sent again', async () => {
    await ready();
    const quote = { number: 4, userId: 'ege', text: 'm4' };
    chat.send('evet', quote);
    expect(chat.get().pending).toMatchObject([{ replyTo: quote }]);
    const sent = { type: 'message', content: 'evet', key: 'own-1', replyTo: 4 };
    expect(fake.newest().sent).toEqual([sent]);
    await drop();
    await ready();
    expect(fake.newest().sent).toEqual([sent]);
  });

  it('keeps reactions one a person, also those heard while the messages were being read', async () => {
    const reactions = () => thread().messages.map((one) => one.reactions.map(({ emoji }) => emoji).join(''));
    let release: () => void = () => undefined;
    historyHeld = new Promise((resolve) => {
      release = resolve;
    });
    await ready();
    await frame({ type: 'reaction', payload: { number: 4, userId: 'ege', emoji: '🔥' } });
    release();
    await settle();
    expect(reactions()).toEqual(['', '🔥', '']);
    chat.showReaction(4, '👏');
    await frame({ type: 'reaction', payload: { number: 4, userId: me, emoji: '👏' } });
    await frame({ type: 'reaction', payload: { number: 4, userId: 'ege', emoji: '💪' } });
    expect(reactions()).toEqual(['', '👏💪', '']);
    // After a reconnect the snapshot replaces all reactions, including removed ones.
    await drop();
    await ready([], false, [], { from: 1, reactions: [{ number: 5, userId: 'ege', emoji: '😂' }] });
    expect(reactions()).toEqual(['', '', '😂']);
    await frame({ type: 'removed', payload: { number: 5 } });
    expect(reactions()).toEqual(['', '', '']);
  });

  it('takes the text of a removed message out of the answers to it', async () => {
    stored = [message(4), message(5, { replyTo: { number: 4, userId: 'ege', text: 'm4' } })];
    await ready();
    await frame({ type: 'removed', payload: { number: 4 } });
    expect(thread().messages.at(-1)!.replyTo).toEqual({ number: 4, userId: 'ege', text: null });
  });

  it('sends all that could not be stored once more together', async () => {
    await ready();
    for (const text of ['a', 'b', 'c']) chat.send(text);
    for (const key of ['own-1', 'own-2', 'own-3'])
      await frame({ type: 'error', code: 'ConnectionError', message: 'x', key });
    await vi.advanceTimersByTimeAsync(2500);
    expect(fake.connections[0]!.sent.slice(3)).toMatchObject([
      { content: 'a' },
      { content: 'b' },
      { content: 'c' },
    ]);
    await frame({ type: 'error', code: 'RateLimited', message: 'x', key: 'own-1' });
    expect(chat.get().pending.map(({ failure }) => failure)).toEqual([null, null, null]);
    chat.send('d');
    await frame({ type: 'error', code: 'RateLimited', message: 'Yavaş', key: 'own-4' });
    expect(chat.get().pending.at(-1)).toMatchObject({ failure: 'Yavaş' });
  });

  it('starts anew from the newest when too much was missed', async () => {
    await ready();
    await drop();
    stored = [40, 41, 42].map((number) => message(number));
    await ready([message(6)], true);
    expect(numbers()).toEqual([40, 41, 42]);
  });

  it('takes the text of a removed message away, live and after a reconnect', async () => {
    await ready();
    await frame({ type: 'removed', payload: { number: 5 } });
    const gone = () =>
      thread()
        .messages.filter(({ isRemoved }) => isRemoved)
        .map(({ number, content }) => [number, content]);
    expect(gone()).toEqual([[5, 'Bu mesaj kaldırıldı']]);
    await drop();
    await ready([message(6)], false, [4, 5, 6]);
    expect(gone().map(([number]) => number)).toEqual([4, 5, 6]);
  });

  it('keeps what arrives while the newest messages are being read', async () => {
    let answer = () => {};
    historyHeld = new Promise((resolve) => {
      answer = resolve;
    });
    await ready();
    await frame({ type: 'message', payload: message(6) });
    await frame({ type: 'message', payload: message(7) });
    answer();
    await settle();
    expect(numbers()).toEqual([3, 4, 5, 6, 7]);
  });

  it('reads anew after a connection that broke before the messages were read', async () => {
    await ready();
    await drop();
    historyHeld = new Promise(() => {});
    stored = [40, 41, 42].map((number) => message(number));
    await ready([message(6)], true);
    await frame({ type: 'message', payload: message(43) });
    historyHeld = null;
    stored.push(message(43));
    await drop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fake.newest().since).toBeNull();
    await ready();
    expect(numbers()).toEqual([41, 42, 43]);
  });

  it('shows nothing of before, then starts anew, when a block changed whom one sees', async () => {
    await ready();
    stored = [message(5)];
    await drop(4409);
    expect([chat.get().connection, numbers(), fake.newest().since]).toEqual(['connecting', [], null]);
    await ready();
    expect(numbers()).toEqual([5]);
  });

  it('does not reconnect without a wait again and again while the messages cannot be read', async () => {
    stored = null as never;
    for (const count of [1, 2]) {
      await ready();
      expect([fake.connections.length, fake.newest().isClosed]).toEqual([count, true]);
      await drop(1005);
    }
    expect(fake.connections).toHaveLength(2);
  });

  it('marks a refused message, and sends it again when asked', async () => {
    await ready();
    chat.send('kötü');
    await frame({ type: 'error', code: 'MessageRefused', message: 'Olmaz', key: 'own-1' });
    expect(chat.get().pending).toMatchObject([{ failure: 'Olmaz' }]);
    chat.sendAgain('own-1');
    expect(fake.connections[0]!.sent).toHaveLength(2);
    chat.discard('own-1');
    expect(chat.get().pending).toEqual([]);
  });

  it('does not come back after a ban, and does after a slow connection', async () => {
    await ready();
    await drop(4408);
    expect(fake.connections).toHaveLength(2);
    await ready();
    await drop(4411);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([fake.connections.length, chat.get().ended]).toEqual([2, 4411]);
  });

  it('tells a missing ticket from a connection that is gone', async () => {
    await ready();
    await drop(4403);
    expect(chat.get()).toMatchObject({ connection: 'error', problem: 'ticket' });
    await ready();
    fake.goOffline();
    expect(chat.get()).toMatchObject({ connection: 'error', problem: 'connection' });
    fake.ticketFailure = new ApiError('Olmaz', { status: 429, code: 'request.too_many' });
    fake.goOnline();
    await settle();
    expect(chat.get()).toMatchObject({ connection: 'error', problem: 'ticket' });
  });

  it('tells of typing once, and of its end after 1.5 seconds without a key', async () => {
    await ready();
    chat.typed();
    await vi.advanceTimersByTimeAsync(1000);
    chat.typed();
    await vi.advanceTimersByTimeAsync(1400);
    expect(fake.connections[0]!.sent).toEqual([{ type: 'typing', payload: { state: true } }]);
    await vi.advanceTimersByTimeAsync(200);
    expect(fake.connections[0]!.sent.at(-1)).toEqual({ type: 'typing', payload: { state: false } });
  });

  it('lets the typing of others fade, and knows who is here', async () => {
    await ready();
    await frame({ type: 'typing', payload: { userId: 'ege', state: true } });
    expect([...chat.get().typing.keys()]).toEqual(['ege']);
    await vi.advanceTimersByTimeAsync(6100);
    expect(chat.get().typing.size).toBe(0);
    await frame({ type: 'presence', payload: { userId: 'ada', state: 'online' } });
    await frame({ type: 'presence', payload: { userId: 'ege', state: 'offline' } });
    expect([...chat.get().online]).toEqual(['ada']);
  });
});
