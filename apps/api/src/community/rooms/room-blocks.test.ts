import { roomInvites } from '@netlik/contract/community/rooms/room-invites';
import { roomClose } from '@netlik/contract/community/rooms/room-socket';
import { rooms } from '@netlik/contract/community/rooms/rooms';
import { userBlocks } from '@netlik/contract/community/user-blocks';
import { connectRoomAs, type RoomPage } from '@netlik/testkit/room-page';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendMessage } from './room-messages.service.ts';

const soon = { timeout: 20_000, interval: 10 };
let world: World;
let other: World;
beforeAll(async () => {
  world = await openWorld();
  other = await openWorld({ beside: world });
});
afterAll(async () => {
  await other.close();
  await world.close();
});

const open: RoomPage[] = [];
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.terminate();
});

const openPage = async ({ base }: World, person: TestPerson, roomId: string, since?: number) => {
  const page = await connectRoomAs(base, person, roomId, since);
  open.push(page);
  await vi.waitFor(() => expect(page.of('ready')).toHaveLength(1), soon);
  return page;
};

const block = (person: TestPerson, whom: TestPerson) =>
  person.call(userBlocks.block, { params: { id: whom.id } });
const unblock = (person: TestPerson, whom: TestPerson) =>
  person.call(userBlocks.unblock, { params: { id: whom.id } });
const say = async (person: TestPerson, roomId: string, content: string) =>
  (await sendMessage(world.deps, { roomId, userId: person.id, key: content, content }))!.message;
const read = async (person: TestPerson, id: string, query = {}) =>
  (await person.call(rooms.messages, { params: { id }, query })).data.map(({ content }) => content);
const texts = (page: RoomPage) => page.of('message').map(({ payload }) => payload.content);

/** A public room with its owner and two members. */
const openRoom = async () => {
  const [owner, ada, ege] = [await world.person(), await world.person(), await world.person()];
  const { room, inviteCode } = (await owner.call(rooms.create, { body: { name: 'Oda', type: 'public' } }))
    .data;
  for (const person of [ada, ege]) await person.call(rooms.joinOpen, { params: { id: room.id } });
  return { owner, ada, ege, id: room.id, inviteCode };
};

describe('whom the owner of a room has blocked', () => {
  it('neither sees, finds, joins nor reads it, and does all of it again once unblocked', async () => {
    const { owner, ada, id, inviteCode } = await openRoom();
    const stranger = await world.person();
    const message = await say(owner, id, 'merhaba');
    await block(owner, ada);
    await block(owner, stranger);

    const listed = async (person: TestPerson) => ({
      own: (await person.call(rooms.list, {})).data.map((room) => room.id),
      open: (await person.call(rooms.listOpen, {})).data.map((room) => room.id),
    });
    for (const person of [ada, stranger]) {
      const { own, open: found } = await listed(person);
      expect([...own, ...found]).not.toContain(id);
      const answers = [
        await person.call(rooms.get, { params: { id } }),
        await person.call(rooms.members, { params: { id }, query: {} }),
        await person.call(rooms.messages, { params: { id }, query: {} }),
        await person.call(rooms.leaderboard, { params: { id }, query: {} }),
        await person.call(rooms.study, { params: { id } }),
        await person.call(rooms.read, { params: { id }, body: { number: message.number } }),
        await person.call(rooms.joinOpen, { params: { id } }),
      ];
      expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'room.not_found'));
      expect((await person.call(roomInvites.join, { body: { inviteCode } })).code).toBe('room.code_wrong');
      expect(await (await connectRoomAs(world.base, person, id)).closed).toBe(roomClose.notMember);
    }
    expect(await sendMessage(world.deps, { roomId: id, userId: ada.id, key: 'k', content: 'x' })).toBeNull();

    await unblock(owner, ada);
    expect((await listed(ada)).own).toContain(id);
    expect(await read(ada, id)).toEqual(['merhaba']);
  });

  it('is out of the room at once, in every process', async () => {
    const { owner, ada, ege, id } = await openRoom();
    const [here, elsewhere, third] = [
      await openPage(world, ada, id),
      await openPage(other, ada, id),
      await openPage(other, ege, id),
    ];
    await block(owner, ada);
    expect([await here.closed, await elsewhere.closed]).toEqual([roomClose.changed, roomClose.changed]);
    expect(await (await connectRoomAs(other.base, ada, id)).closed).toBe(roomClose.notMember);
    expect(third.of('close')).toEqual([]);
  });

  it('is not an admin: they look after every room', async () => {
    const { owner, id } = await openRoom();
    const admin = await world.person({ role: 'admin' });
    await admin.call(rooms.joinOpen, { params: { id } });
    await block(owner, admin);
    await say(owner, id, 'gizli');
    expect(await read(admin, id)).toEqual(['gizli']);
  });
});

describe('two people in one room of whom one has blocked the other', () => {
  it('see nothing of each other: messages, members, who studies, the leaderboard', async () => {
    const { owner, ada, ege, id } = await openRoom();
    for (const { id: userId } of [ada, ege]) {
      await insertRow(world.db, 'study_runs', { userId });
      await insertRow(world.db, 'study_days', { userId, verifiedSeconds: 600, correct: 1 });
    }
    await block(ada, ege);
    await say(owner, id, 'bir');
    await say(ada, id, 'iki');
    await say(ege, id, 'üç');
    await say(owner, id, 'dört');
    for (const [person, hidden, shown] of [
      [ada, ege, ['bir', 'iki', 'dört']],
      [ege, ada, ['bir', 'üç', 'dört']],
    ] as const) {
      expect(await read(person, id)).toEqual(shown);
      expect(await read(person, id, { since: '1' })).toEqual(shown.slice(1));
      expect(await read(person, id, { before: '4', limit: '2' })).toEqual(shown.slice(0, 2));
      const seen = JSON.stringify([
        (await person.call(rooms.members, { params: { id }, query: { includeInactive: 'true' } })).data,
        (await person.call(rooms.leaderboard, { params: { id }, query: {} })).data,
        (await person.call(rooms.study, { params: { id } })).data,
      ]);
      expect(seen).not.toContain(hidden.id);
      expect(seen).toContain(person.id);
      // Hidden messages do not count as unread.
      expect((await person.call(rooms.list, {})).data).toMatchObject([{ unreadCount: 3 }]);
    }
    expect(await read(owner, id)).toEqual(['bir', 'iki', 'üç', 'dört']);
  });

  it('get nothing of each other over the socket, and everything else once and in order', async () => {
    const { owner, ada, ege, id } = await openRoom();
    await block(ada, ege);
    const pages = [await openPage(world, ada, id), await openPage(other, ege, id)] as const;
    const watching = await openPage(other, owner, id);
    expect(pages[1].of('ready')[0]!.payload.online).not.toContain(ada.id);
    pages[0].send({ type: 'typing', payload: { state: true } });
    pages[0].send({ type: 'message', content: 'ada 1' });
    await vi.waitFor(() => expect(texts(watching)).toEqual(['ada 1']), soon);
    pages[1].send({ type: 'message', content: 'ege 2' });
    await vi.waitFor(() => expect(texts(watching)).toHaveLength(2), soon);
    watching.send({ type: 'message', content: 'sahip 3' });
    await vi.waitFor(
      () => expect(pages.map((page) => texts(page).at(-1))).toEqual(['sahip 3', 'sahip 3']),
      soon,
    );
    expect(pages.map(texts)).toEqual([
      ['ada 1', 'sahip 3'],
      ['ege 2', 'sahip 3'],
    ]);
    for (const [page, hidden] of [
      [pages[0], ege],
      [pages[1], ada],
    ] as const)
      expect(JSON.stringify(page.frames)).not.toContain(hidden.id);

    // Also hidden in the messages sent after a reconnect.
    const back = await openPage(world, ada, id, 1);
    expect(back.of('ready')[0]!.payload).toMatchObject({ lastNumber: 3, hasMore: false });
    expect(back.of('ready')[0]!.payload.messages.map(({ content }) => content)).toEqual(['sahip 3']);
  });

  it('start anew the moment one blocks the other, and the moment the block ends', async () => {
    const { owner, ada, ege, id } = await openRoom();
    for (const write of [block, unblock]) {
      const pages = [await openPage(world, ada, id), await openPage(other, ege, id)];
      const third = await openPage(other, owner, id);
      await write(ada, ege);
      for (const page of pages) expect(await page.closed).toBe(roomClose.changed);
      expect(third.of('close')).toEqual([]);
      const [again, byEge] = [await openPage(other, ada, id), await openPage(world, ege, id)];
      const content = write === block ? 'kapalı' : 'açık';
      byEge.send({ type: 'message', content });
      await vi.waitFor(() => expect(texts(third)).toContain(content), soon);
      third.send({ type: 'message', content: 'son' });
      await vi.waitFor(() => expect(texts(again)).toContain('son'), soon);
      expect(texts(again).includes(content)).toBe(write === unblock);
    }
  });
});
