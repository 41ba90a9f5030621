import type { ReactionEmoji } from '@netlik/contract/community/rooms/room-reactions';
import { roomSafety } from '@netlik/contract/community/rooms/room-safety';
import { rooms } from '@netlik/contract/community/rooms/rooms';
import { userBlocks } from '@netlik/contract/community/user-blocks';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { connectRoomAs } from '@netlik/testkit/room-page';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sql } from '../../db/database.ts';
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

const say = async (person: TestPerson, roomId: string, content: string, replyTo?: number) =>
  (await sendMessage(world.deps, { roomId, userId: person.id, key: content, content, replyTo }))!.message;

const openRoom = async () => {
  const [owner, ada, ege] = [await world.person(), await world.person(), await world.person()];
  const { id } = (await owner.call(rooms.create, { body: { name: 'Oda', type: 'public' } })).data.room;
  for (const person of [ada, ege]) await person.call(rooms.joinOpen, { params: { id } });
  return { owner, ada, ege, id, message: await say(owner, id, 'merhaba') };
};
const react = (person: TestPerson, id: string, messageId: string, emoji: ReactionEmoji | null) =>
  person.call(rooms.react, { params: { id, messageId }, body: { emoji } });
const read = async (person: TestPerson, id: string) =>
  (await person.call(rooms.messages, { params: { id }, query: {} })).data;
const openPage = async ({ base }: World, person: TestPerson, roomId: string, since?: number) => {
  const page = await connectRoomAs(base, person, roomId, since);
  onTestFinished(() => page.socket.terminate());
  await vi.waitFor(() => expect(page.of('ready')).toHaveLength(1), soon);
  return page;
};

describe('a reaction', () => {
  it('is one a member and message, changed and taken back, in the history with no statement more', async () => {
    const { ada, ege, id, message } = await openRoom();
    await react(ada, id, message.id, '🔥');
    await react(ege, id, message.id, '👏');
    await react(ada, id, message.id, '❤️');
    expect((await read(ada, id))[0]!.reactions).toEqual([
      { userId: ada.id, emoji: '❤️' },
      { userId: ege.id, emoji: '👏' },
    ]);
    await react(ada, id, message.id, null);
    expect((await read(ada, id))[0]!.reactions).toEqual([{ userId: ege.id, emoji: '👏' }]);
    for (let n = 0; n < 5; n += 1) await react(ada, id, (await say(ege, id, `m${n}`)).id, '💪');
    expect(await world.statements(() => read(ada, id))).toBeLessThanOrEqual(2);
  });

  it('stands once after 50 calls at a time', async () => {
    const { ada, id, message } = await openRoom();
    const answers = await inParallel(50, (n) => react(ada, id, message.id, n % 2 ? '🔥' : '👏'));
    expect(countStatuses(answers)).toEqual({ 200: 50 });
    expect((await read(ada, id))[0]!.reactions).toHaveLength(1);
  });

  it('reaches every page of the room once, and a page that was away', async () => {
    const { owner, ada, ege, id, message } = await openRoom();
    const pages = [await openPage(world, owner, id), await openPage(other, ege, id)];
    await react(ada, id, message.id, '🔥');
    await react(ada, id, message.id, '🔥');
    await react(ada, id, message.id, null);
    const told = (['🔥', null] as const).map((emoji) => ({ number: 1, userId: ada.id, emoji }));
    for (const page of pages)
      await vi.waitFor(() => expect(page.of('reaction').map(({ payload }) => payload)).toEqual(told), soon);
    await react(ege, id, message.id, '😂');
    const back = await openPage(other, owner, id, 1);
    expect(back.of('ready')[0]!.payload.reactions).toEqual({
      from: 1,
      reactions: [{ number: 1, userId: ege.id, emoji: '😂' }],
    });
  });

  it('is neither shown to nor made on a message of somebody blocked', async () => {
    const { owner, ada, ege, id, message } = await openRoom();
    const hers = await say(ada, id, 'adadan');
    await react(ada, id, message.id, '🔥');
    await ada.call(userBlocks.block, { params: { id: ege.id } });
    expect((await react(ege, id, hers.id, '🔥')).code).toBe('room.message_not_found');
    await react(ege, id, message.id, '👏');
    expect((await read(ege, id))[0]!.reactions).toEqual([{ userId: ege.id, emoji: '👏' }]);
    expect((await read(ada, id))[0]!.reactions).toEqual([{ userId: ada.id, emoji: '🔥' }]);
    expect((await read(owner, id))[0]!.reactions).toHaveLength(2);

    const page = await openPage(world, ege, id, 1);
    expect(JSON.stringify(page.of('ready'))).not.toContain(ada.id);
    await react(ada, id, message.id, '💪');
    await react(owner, id, hers.id, '💪');
    await react(owner, id, message.id, '❤️');
    await vi.waitFor(() => expect(page.of('reaction').length).toBeGreaterThan(0), soon);
    expect(page.of('reaction').map(({ payload }) => payload)).toEqual([
      { number: 1, userId: owner.id, emoji: '❤️' },
    ]);
  });

  it('goes with a message that is removed, which then takes none, and with an erased person', async () => {
    const { owner, ada, ege, id, message } = await openRoom();
    await react(ada, id, message.id, '🔥');
    await react(ege, id, message.id, '🔥');
    await world.db.run(sql`delete from users where id = ${ege.id}`);
    expect((await read(ada, id))[0]!.reactions).toEqual([{ userId: ada.id, emoji: '🔥' }]);
    await inParallel<unknown>(10, (n) =>
      n === 5
        ? owner.call(roomSafety.removeMessage, { params: { id, messageId: message.id } })
        : react(ada, id, message.id, n % 2 ? '🔥' : '👏'),
    );
    expect((await read(ada, id))[0]).toMatchObject({ isRemoved: true, reactions: [] });
    expect((await react(ada, id, message.id, '🔥')).code).toBe('room.message_not_found');
  });
});

describe('an answer', () => {
  it('quotes name and first line, live and in the history, and says when the original was removed', async () => {
    const { owner, ada, ege, id } = await openRoom();
    const long = await say(owner, id, `ilk satır ${'x'.repeat(200)}\nikinci`);
    const page = await openPage(other, ege, id);
    const sender = await openPage(world, ada, id);
    sender.send({ type: 'message', content: 'evet', replyTo: long.number });
    await vi.waitFor(() => expect(page.of('message')).toHaveLength(1), soon);
    const { replyTo } = page.of('message')[0]!.payload;
    expect(replyTo).toMatchObject({ number: 2, userId: owner.id });
    expect(replyTo!.text).toMatch(/^ilk satır x+$/);
    expect(replyTo!.text!.length).toBeLessThanOrEqual(120);
    expect((await read(ege, id)).at(-1)!.replyTo).toEqual(replyTo);

    await owner.call(roomSafety.removeMessage, { params: { id, messageId: long.id } });
    expect((await read(ege, id)).at(-1)!.replyTo).toEqual({ number: 2, userId: owner.id, text: null });
    await world.db.run(sql`delete from room_messages where id = ${long.id}`);
    expect((await read(ege, id)).at(-1)!.replyTo).toEqual({ number: 2, userId: null, text: null });
  });

  it('is to a message of the same room: to any other number it stands alone', async () => {
    const [here, there] = [await openRoom(), await openRoom()];
    await say(there.owner, there.id, 'başka oda');
    expect((await say(here.ada, here.id, 'bir', 2)).replyTo).toBeNull();
    const page = await openPage(world, here.ada, here.id);
    for (const replyTo of [-1, 1.5, 1e300, '1', {}])
      page.send({ type: 'message', content: 'x', replyTo: replyTo as number });
    await vi.waitFor(() => expect(page.of('error')).toHaveLength(5), soon);
    expect(new Set(page.of('error').map(({ code }) => code))).toEqual(new Set(['MalformedPayload']));
  });

  it('shows nothing of somebody blocked', async () => {
    const { owner, ada, ege, id } = await openRoom();
    const hers = await say(ada, id, 'adanın sözü');
    await ada.call(userBlocks.block, { params: { id: ege.id } });
    const page = await openPage(world, ege, id);
    await say(owner, id, 'katılıyorum', hers.number);
    await vi.waitFor(() => expect(page.of('message')).toHaveLength(1), soon);
    // The number may be guessed; the second request is answered from the stored reply.
    for (const times of [1, 2]) {
      page.send({ type: 'message', content: 'alıntı', key: 'anahtar-1', replyTo: hers.number });
      await vi.waitFor(() => expect(page.of('message')).toHaveLength(1 + times), soon);
    }
    const seen = JSON.stringify([page.frames, await read(ege, id)]);
    expect(seen).not.toContain('adanın sözü');
    expect(seen).not.toContain(ada.id);
  });
});
