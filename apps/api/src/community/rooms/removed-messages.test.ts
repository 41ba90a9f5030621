import { moderation } from '@netlik/contract/community/moderation';
import { roomSafety } from '@netlik/contract/community/rooms/room-safety';
import { rooms } from '@netlik/contract/community/rooms/rooms';
import { account } from '@netlik/contract/identity/account';
import { audit } from '@netlik/contract/platform/audit';
import { notifications } from '@netlik/contract/platform/notifications';
import { inParallel } from '@netlik/testkit/parallel';
import { connectRoomAs } from '@netlik/testkit/room-page';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sendMessage } from './room-messages.service.ts';

const soon = { timeout: 20_000, interval: 10 };
let world: World;
let other: World;
let admin: TestPerson;
beforeAll(async () => {
  world = await openWorld();
  other = await openWorld({ beside: world });
  admin = await world.person({ role: 'admin' });
});
afterAll(async () => {
  await other.close();
  await world.close();
});

const openRoom = async () => {
  const [owner, author, reader] = [await world.person(), await world.person(), await world.person()];
  const { id } = (await owner.call(rooms.create, { body: { name: 'Oda', type: 'public' } })).data.room;
  for (const person of [author, reader]) await person.call(rooms.joinOpen, { params: { id } });
  const { message } = (await sendMessage(world.deps, {
    roomId: id,
    userId: author.id,
    key: 'k',
    content: 'çirkin söz',
  }))!;
  return { owner, author, reader, params: { id, messageId: message.id } };
};
const openPage = async ({ base }: World, person: TestPerson, roomId: string, since?: number) => {
  const page = await connectRoomAs(base, person, roomId, since);
  onTestFinished(() => page.socket.terminate());
  await vi.waitFor(() => expect(page.of('ready')).toHaveLength(1), soon);
  return page;
};
const report = (person: TestPerson, params: { id: string; messageId: string }) =>
  person.call(roomSafety.report, { params, body: { reason: 'insult' } });

describe('DELETE /rooms/:id/messages/:messageId', () => {
  it('leaves “Bu mesaj kaldırıldı” in the history, live and after a reconnect, and an audit entry', async () => {
    const { owner, author, reader, params } = await openRoom();
    const { id } = params;
    const live = await openPage(other, reader, id);
    const refused = await reader.call(roomSafety.removeMessage, { params });
    expect(refused.code).toBe('room.settings_owner_only');
    expect((await owner.call(roomSafety.removeMessage, { params })).status).toBe(200);
    await vi.waitFor(
      () => expect(live.of('removed')).toEqual([{ type: 'removed', payload: { number: 1 } }]),
      soon,
    );
    const history = (await reader.call(rooms.messages, { params: { id }, query: {} })).data;
    expect(history).toMatchObject([{ number: 1, content: 'Bu mesaj kaldırıldı', isRemoved: true }]);
    const back = await openPage(world, reader, id, 1);
    expect(back.of('ready')[0]!.payload.removed).toEqual([1]);
    const { data } = await admin.call(audit.list, { query: { userId: author.id } });
    expect(data.map(({ action }) => action)).toEqual(['room.message-removed']);
    expect((await owner.call(roomSafety.removeMessage, { params })).code).toBe('room.message_not_found');
  });

  it('takes the text out of the exports of others, and leaves it to the admins who judge the report', async () => {
    const { reader, params } = await openRoom();
    await report(reader, params);
    const exported = async () => JSON.stringify((await reader.call(account.exportData, {})).data);
    expect(await exported()).toContain('çirkin söz');
    await admin.call(roomSafety.removeMessage, { params });
    expect(await exported()).not.toContain('çirkin söz');
    const { data } = await admin.call(moderation.listMessages, { query: {} });
    expect(data.find(({ messageId }) => messageId === params.messageId)).toMatchObject({
      content: 'çirkin söz',
      isShown: false,
    });
    expect((await report(reader, params)).code).toBe('room.message_not_found');
  });
});

describe('a reported message', () => {
  it('is told to every admin once, however many report it', async () => {
    const { owner, reader, params } = await openRoom();
    const told = async () =>
      (await admin.call(notifications.list, { query: {} })).data.filter(
        ({ type }) => type === 'room.message-reported',
      ).length;
    const before = await told();
    await inParallel(4, (n) => report(n % 2 ? owner : reader, params));
    expect((await told()) - before).toBe(1);
  });
});
