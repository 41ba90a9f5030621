import { randomUUID } from 'node:crypto';
import { roomSafety } from '@netlik/contract/community/rooms/room-safety';
import { rooms } from '@netlik/contract/community/rooms/rooms';
import { account } from '@netlik/contract/identity/account';
import { users } from '@netlik/contract/identity/users';
import { connectRoom, connectRoomAs, type RoomPage } from '@netlik/testkit/room-page';
import { insertRow, insertRows } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../../../db/database.ts';
import { WORDS_CHANGED } from '../room-events.ts';
import { sendMessage } from '../room-messages.service.ts';

const soon = { timeout: 5000, interval: 10 };
let one: World;
let two: World;
beforeAll(async () => {
  one = await openWorld();
  two = await openWorld({ beside: one });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const open: RoomPage[] = [];
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.terminate();
});

const openPage = async (world: World, person: TestPerson, roomId: string, since?: number) => {
  const page = await connectRoomAs(world.base, person, roomId, since);
  open.push(page);
  await vi.waitFor(() => expect(page.of('ready')).toHaveLength(1), soon);
  return page;
};

const openRoom = async (members = 2) => {
  const people = await Promise.all(Array.from({ length: members }, () => one.person()));
  const { room } = (await people[0]!.call(rooms.create, { body: { name: 'Oda', type: 'public' } })).data;
  for (const person of people.slice(1)) await person.call(rooms.joinOpen, { params: { id: room.id } });
  return { id: room.id, people, owner: people[0]!, member: people[1]! };
};

const texts = (page: RoomPage) => page.of('message').map(({ payload }) => payload.content);
const numbers = (page: RoomPage) => page.of('message').map(({ payload }) => payload.number);

describe('/ws/study-rooms', () => {
  it('gives every member in every process the messages in one order, the sender with the own key', async () => {
    const { id, owner, member } = await openRoom();
    const pages = [
      await openPage(one, owner, id),
      await openPage(two, member, id),
      await openPage(two, owner, id),
    ];
    const keys = Array.from({ length: 24 }, () => randomUUID());
    for (const [at, key] of keys.entries()) pages[at % 2]!.send({ type: 'message', content: `m${at}`, key });
    for (const page of pages) {
      await vi.waitFor(() => expect(page.of('message')).toHaveLength(24), soon);
      expect(numbers(page)).toEqual(Array.from({ length: 24 }, (_, at) => at + 1));
      expect(
        page
          .of('message')
          .map(({ payload }) => payload.key)
          .sort(),
      ).toEqual([...keys].sort());
    }
    // Each sender's messages stay in order.
    const own = texts(pages[1]!).filter((text) => Number(text.slice(1)) % 2 === 1);
    expect(own).toEqual(own.toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1))));
  });

  it('stores what is sent again after a reconnect once, and answers it', async () => {
    const { id, owner } = await openRoom();
    const key = randomUUID();
    const first = await openPage(one, owner, id);
    first.send({ type: 'message', content: 'bir kez', key });
    first.socket.terminate();
    const second = await openPage(two, owner, id);
    for (let n = 0; n < 3; n += 1) second.send({ type: 'message', content: 'bir kez', key });
    await vi.waitFor(() => expect(second.of('message').length).toBeGreaterThanOrEqual(2), soon);
    expect(new Set(second.of('message').map(({ payload }) => payload.number))).toEqual(new Set([1]));
    expect(await one.rows(sql`select from room_messages where room_id = ${id}`)).toHaveLength(1);
  });

  it('tells a client that was away what it missed, by number', async () => {
    const { id, owner, member } = await openRoom();
    for (let n = 1; n <= 5; n += 1)
      await sendMessage(one.deps, { roomId: id, userId: owner.id, key: `k${n}`, content: `${n}` });
    const page = await openPage(two, member, id, 2);
    expect(page.of('ready')[0]!.payload).toMatchObject({ lastNumber: 5, hasMore: false });
    expect(page.of('ready')[0]!.payload.messages.map(({ number }) => number)).toEqual([3, 4, 5]);
    const fresh = await openPage(two, member, id);
    expect(fresh.of('ready')[0]!.payload).toMatchObject({ lastNumber: 5, messages: [] });
  });

  it('finds out by itself what no process told of', async () => {
    const { id, owner, member } = await openRoom();
    const page = await openPage(two, member, id);
    // Simulates a process that crashed between commit and publishing.
    await one.db.transaction(async (tx) => {
      await tx.run(sql`update rooms set last_number = 1 where id = ${id}`);
      await insertRow(tx, 'room_messages', { roomId: id, userId: owner.id, number: 1, content: 'verloren' });
    });
    const sender = await openPage(one, owner, id);
    sender.send({ type: 'message', content: 'sonraki' });
    await vi.waitFor(() => expect(numbers(page)).toEqual([1, 2]), soon);
  });

  it.each([
    ['not json', 'MalformedPayload', 'Mesaj gönderilemedi.'],
    ['{"type":"dance"}', 'MalformedPayload', 'Mesaj gönderilemedi.'],
    ['{"type":"message","content":5}', 'MalformedPayload', 'Mesaj gönderilemedi.'],
    ['{"type":"message","content":"a\\u0000b"}', 'MalformedPayload', 'Mesaj gönderilemedi.'],
    ['{"type":"message","content":"x","key":"\\ud800aaaaaaa"}', 'MalformedPayload', 'Mesaj gönderilemedi.'],
    ['{"type":"typing","payload":null}', 'MalformedPayload', 'Mesaj gönderilemedi.'],
    ['{"type":"message","content":"  "}', 'MessageEmpty', 'Lütfen bir mesaj yazın.'],
    [
      JSON.stringify({ type: 'message', content: 'ş'.repeat(1001) }),
      'MessageTooLong',
      'Mesaj çok uzun (en fazla 1000 karakter).',
    ],
  ])('answers %s with %s', async (text, code, message) => {
    const { id, owner } = await openRoom(1);
    const page = await openPage(one, owner, id);
    page.socket.send(text);
    await vi.waitFor(() => expect(page.of('error')).toEqual([{ type: 'error', code, message }]), soon);
    page.send({ type: 'message', content: 'ç'.repeat(1000) });
    await vi.waitFor(() => expect(page.of('message')).toHaveLength(1), soon);
  });

  it('refuses words of the list, names the message, and forgets a removed word', async () => {
    const { id, owner } = await openRoom(1);
    const admin = await two.person({ role: 'admin' });
    const page = await openPage(one, owner, id);
    // The admin writes in the other process, which takes a moment to arrive.
    const heard = async <T>(write: Promise<T>): Promise<T> => {
      const told = new Promise((resolve) => one.deps.bus.subscribe(WORDS_CHANGED, resolve));
      const result = await write;
      await told;
      return result;
    };
    const word = (await heard(admin.call(roomSafety.addWord, { body: { word: 'hödük' } }))).data;
    const key = randomUUID();
    page.send({ type: 'message', content: 'sen hodük', key });
    await vi.waitFor(() => expect(page.of('error')).toMatchObject([{ code: 'MessageRefused', key }]), soon);
    await heard(admin.call(roomSafety.removeWord, { params: { id: word.id } }));
    page.send({ type: 'message', content: 'sen hodük', key });
    await vi.waitFor(() => expect(texts(page)).toEqual(['sen hodük']), soon);
  });

  it('lets a person write quickly but not flood, and closes a socket that never stops', async () => {
    const { id, owner } = await openRoom(1);
    const page = await openPage(one, owner, id);
    for (let n = 0; n < 30; n += 1) page.send({ type: 'message', content: `${n}` });
    await vi.waitFor(() => expect(page.of('message').length + page.of('error').length).toBe(30), soon);
    expect(page.of('message').length).toBeLessThanOrEqual(16);
    expect(page.of('error')[0]).toMatchObject({ code: 'RateLimited' });
    for (let n = 0; n < 100; n += 1) page.send({ type: 'typing', payload: { state: true } });
    expect(await page.closed).toBe(1008);
  });

  it('closes a frame that is too large, and a reader that does not read', async () => {
    const { id, owner, member } = await openRoom();
    const page = await openPage(one, owner, id);
    page.socket.send('x'.repeat(5000));
    expect(await page.closed).toBe(1009);
    const slow = await openPage(one, member, id);
    (slow.socket as unknown as { _socket: { pause(): void } })._socket.pause();
    // Kernel buffers take some megabytes before the server must buffer.
    const long = { roomId: id, userId: owner.id, content: 'ğ'.repeat(1000) };
    const stored = Array.from({ length: 12_000 }, (_, n) => ({ ...long, number: n + 1 }));
    await one.db.transaction(async (tx) => {
      await tx.run(sql`update rooms set last_number = ${stored.length} where id = ${id}`);
      await insertRows(tx, 'room_messages', stored);
    });
    await sendMessage(one.deps, { roomId: id, userId: owner.id, key: 'last-one', content: 'son' });
    await vi.waitFor(
      async () =>
        expect(await one.rows(sql`select from room_connections where user_id = ${member.id}`)).toEqual([]),
      soon,
    );
    // It reconnects and continues by number.
    const back = await openPage(two, member, id, 1);
    expect(back.of('ready')[0]!.payload).toMatchObject({ hasMore: true });
  }, 60_000);

  it('tells the others who comes, types and goes', async () => {
    const { id, owner, member } = await openRoom();
    const watching = await openPage(one, owner, id);
    const first = await openPage(two, member, id);
    const second = await openPage(one, member, id);
    expect(second.of('ready')[0]!.payload.online.sort()).toEqual([owner.id, member.id].sort());
    first.send({ type: 'typing', payload: { state: true } });
    await vi.waitFor(
      () =>
        expect(watching.of('typing')).toEqual([
          { type: 'typing', payload: { userId: member.id, state: true } },
        ]),
      soon,
    );
    first.socket.close();
    await first.closed;
    second.socket.close();
    const states = () =>
      watching
        .of('presence')
        .filter(({ payload }) => payload.userId === member.id)
        .map(({ payload }) => payload.state);
    await vi.waitFor(() => expect(states()).toEqual(['online', 'offline']), soon);
    const members = (await owner.call(rooms.members, { params: { id }, query: {} })).data;
    expect(members.map(({ status }) => status).sort()).toEqual(['active', 'online']);
    expect(second.of('typing')).toEqual([]);
  });

  it('sends those of a dead process offline', async () => {
    const { id, owner, member } = await openRoom();
    const watching = await openPage(one, owner, id);
    const dead = { seenAt: new Date(Date.now() - 10_000) };
    const { id: processId } = await insertRow(one.db, 'room_processes', dead);
    await insertRow(one.db, 'room_connections', { processId, roomId: id, userId: member.id });
    await vi.waitFor(
      () =>
        expect(watching.of('presence')).toContainEqual({
          type: 'presence',
          payload: { userId: member.id, state: 'offline' },
        }),
      { timeout: 15_000, interval: 50 },
    );
  }, 20_000);
});

describe('who may not be in the room', () => {
  it.each(['', 'x', 'a'.repeat(43)])('is refused the ticket %s', async (token) => {
    expect(await connectRoom(one.base, { roomId: randomUUID(), token }).closed).toBe(4403);
  });

  it('is refused as a stranger, in a room that does not exist, and under a bad id', async () => {
    const { id } = await openRoom();
    const stranger = await one.person({ role: 'admin' });
    for (const roomId of [id, randomUUID(), "' or 1=1"])
      expect(await (await connectRoomAs(one.base, stranger, roomId)).closed).toBe(4404);
    const minor = await one.person({ consent: 'guardian' });
    expect(await (await connectRoomAs(one.base, minor, id)).closed).toBe(4401);
  });

  it('is out of every process within a second: banned, left, suspended, signed out, without consent', async () => {
    const { id, people } = await openRoom(6);
    const admin = await one.person({ role: 'admin' });
    const [, banned, left, suspended, signedOut, minor] = people as TestPerson[];
    const end: [TestPerson, number, () => Promise<unknown>][] = [
      [banned!, 4411, () => admin.call(rooms.ban, { params: { id }, body: { userId: banned!.id } })],
      [left!, 4410, () => left!.call(rooms.leave, { params: { id } })],
      [
        suspended!,
        4401,
        () => admin.call(users.update, { params: { id: suspended!.id }, body: { isActive: false } }),
      ],
      [signedOut!, 4401, () => signedOut!.call(account.logout, { body: { all: true } })],
      [
        minor!,
        4401,
        () =>
          one.db.transaction(async (tx) => {
            await tx.run(sql`
              update users set birth_year = 2012, guardian_email = 'veli@test.example' where id = ${minor!.id}`);
            await one.deps.authSessions.publishChange(tx, minor!.id);
          }),
      ],
    ];
    for (const [person, code, act] of end) {
      const pages = [await openPage(one, person, id), await openPage(two, person, id)];
      await act();
      const since = performance.now();
      for (const page of pages) {
        expect(await page.closed).toBe(code);
        expect(page.of('close')).toEqual([{ type: 'close', code }]);
      }
      expect(performance.now() - since).toBeLessThan(1000);
    }
  });
});
