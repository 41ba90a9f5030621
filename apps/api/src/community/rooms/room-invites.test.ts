import { roomInvites } from '@netlik/contract/community/rooms/room-invites';
import { type NewRoom, rooms } from '@netlik/contract/community/rooms/rooms';
import { userBlocks } from '@netlik/contract/community/user-blocks';
import { notifications } from '@netlik/contract/platform/notifications';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

const HOUR_MS = 3600_000;
let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-15T09:00:00Z' });
});
afterAll(() => world.close());
// All calls of a test come from one address.
beforeEach(() => world.db.run(sql`delete from throttles`));

const openRoom = async (body: Partial<NewRoom> = {}) => {
  const owner = await world.person({ firstName: 'Ada' });
  const { room, inviteCode } = (await owner.call(rooms.create, { body: { name: 'Sabah', ...body } })).data;
  return { owner, id: room.id, inviteCode };
};
/** Moves the code's times instead of the clock, which would end sessions. */
const pass = (id: string, hours: number) =>
  world.db.run(
    sql`update rooms set code_shown_at = code_shown_at - make_interval(hours => ${hours}) where id = ${id}`,
  );
const show = async (owner: TestPerson, id: string) =>
  (await owner.call(roomInvites.show, { params: { id } })).data;
const joinBy = (person: TestPerson, inviteCode: string) =>
  person.call(roomInvites.join, { body: { inviteCode } });
const joinByLink = (person: TestPerson, link: string) =>
  person.call(roomInvites.joinByLink, { body: { link } });

describe('wrong codes', () => {
  it('are counted by network: 60 an hour from one, whoever sends them', async () => {
    const { inviteCode } = await openRoom();
    const people = await inParallel(20, () => world.person());
    const answers = await inParallel(80, (n) => joinBy(people[n % 20]!, '9999'));
    expect(countStatuses(answers)).toEqual({ 422: 60, 429: 20 });
    const late = await world.person();
    expect((await joinBy(late, inviteCode)).code).toBe('request.too_many');
    await world.db.run(sql`update throttles set window_ends_at = ${world.clock.now()}`);
    expect((await joinBy(late, inviteCode)).status).toBe(200);
  });

  it('are counted over the whole product, and right ones are not', async () => {
    const ends = new Date(world.clock.now().getTime() + HOUR_MS);
    await insertRow(world.db, 'throttles', { key: 'room-code/all/wrong', hits: 498, windowEndsAt: ends });
    const { inviteCode } = await openRoom();
    for (let n = 0; n < 4; n += 1) expect((await joinBy(await world.person(), inviteCode)).status).toBe(200);
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push(await joinBy(await world.person(), '9999'));
    expect(countStatuses(answers)).toEqual({ 422: 2, 429: 2 });
  });
});

describe('an invite code', () => {
  it('ends a day after it was last shown, and the next time another is shown', async () => {
    const { owner, id, inviteCode } = await openRoom();
    await pass(id, 20);
    expect(await show(owner, id)).toMatchObject({
      inviteCode,
      codeEndsAt: new Date(world.clock.now().getTime() + 24 * HOUR_MS).toISOString(),
    });
    await pass(id, 20);
    expect((await joinBy(await world.person(), inviteCode)).status).toBe(200);
    await pass(id, 5);
    expect((await joinBy(await world.person(), inviteCode)).code).toBe('room.code_wrong');
    const next = await show(owner, id);
    expect(next.inviteCode).not.toBe(inviteCode);
    expect((await joinBy(await world.person(), next.inviteCode)).status).toBe(200);
  });
});

describe('an invite link', () => {
  it('leads into the room, also after the code has ended, until a new one is made', async () => {
    const { owner, id } = await openRoom();
    const { link } = await show(owner, id);
    expect(link.length).toBeGreaterThanOrEqual(32);
    await pass(id, 48);
    expect((await show(owner, id)).link).toBe(link);
    expect((await joinByLink(await world.person(), link)).data).toMatchObject({ id });
    const made = (await owner.call(roomInvites.regenerateCode, { params: { id } })).data;
    expect((await joinByLink(await world.person(), link)).code).toBe('room.link_wrong');
    expect((await joinByLink(await world.person(), made.link)).status).toBe(200);
  });
});

describe('an invite before joining', () => {
  const preview = (person: TestPerson, invite: string) =>
    person.call(roomInvites.preview, { params: { invite } });
  const startTimer = (person: TestPerson) => insertRow(world.db, 'study_runs', { userId: person.id });

  it('shows name, number of members and who studies now by first name alone, by code as by link', async () => {
    const { owner, id, inviteCode } = await openRoom();
    const { link } = await show(owner, id);
    const ege = await world.person({ firstName: 'Ege' });
    await joinByLink(ege, link);
    await startTimer(ege);
    const stranger = await world.person();
    for (const invite of [inviteCode, inviteCode.toLowerCase(), link]) {
      const answer = await preview(stranger, invite);
      expect(answer.data).toEqual({
        name: 'Sabah',
        memberCount: 2,
        needsApproval: false,
        isMember: false,
        studying: { count: 1, firstNames: ['Ege'] },
      });
      expect(JSON.stringify(answer)).not.toMatch(new RegExp(`Yılmaz|fizik|${ege.id}|${id}`));
    }
    expect((await preview(ege, link)).data.isMember).toBe(true);
    expect((await stranger.call(rooms.list, {})).data).toEqual([]);
  });

  it('names nobody where the owner wants to be asked, and nobody who is blocked', async () => {
    const { owner, id } = await openRoom();
    const { link } = await show(owner, id);
    await startTimer(owner);
    const member = await world.person({ firstName: 'Ege' });
    await joinByLink(member, link);
    await startTimer(member);
    const stranger = await world.person();
    await stranger.call(userBlocks.block, { params: { id: member.id } });
    expect((await preview(stranger, link)).data.studying).toEqual({ count: 1, firstNames: ['Ada'] });
    await owner.call(roomInvites.setApproval, { params: { id }, body: { needsApproval: true } });
    expect((await preview(stranger, link)).data).toMatchObject({ needsApproval: true, studying: null });
    expect((await preview(member, link)).data.studying).toMatchObject({ count: 2 });
  });

  it('answers whom the room does not want like a wrong one, and counts wrong codes with those of joining', async () => {
    const { owner, id, inviteCode } = await openRoom();
    const { link } = await show(owner, id);
    const unwanted = await world.person();
    await owner.call(userBlocks.block, { params: { id: unwanted.id } });
    expect((await preview(unwanted, link)).code).toBe('room.link_wrong');
    expect((await preview(unwanted, inviteCode)).code).toBe('room.code_wrong');
    const guesser = await world.person();
    const answers = await inParallel<{ status: number }>(50, (n) =>
      n % 2 ? preview(guesser, '9999') : joinBy(guesser, '9999'),
    );
    expect(countStatuses(answers)).toEqual({ 422: 5, 429: 45 });
    await world.db.run(sql`delete from throttles where key like ${`room-code/${guesser.id}%`}`);
    const people = await inParallel(20, () => world.person());
    // One unwanted and five guesses already count toward the network's 60.
    const more = await inParallel(80, (n) => preview(people[n % 20]!, '9999'));
    expect(countStatuses(more)[422]).toBe(54);
  });
});

describe('a room whose owner wants to be asked', () => {
  const openAsking = async () => {
    const made = await openRoom();
    const answer = await made.owner.call(roomInvites.setApproval, {
      params: { id: made.id },
      body: { needsApproval: true },
    });
    expect(answer.status).toBe(200);
    return made;
  };
  const requests = async (owner: TestPerson, id: string) =>
    (await owner.call(roomInvites.requests, { params: { id } })).data;

  it('shows who asks to the owner, and nothing of the room to who waits', async () => {
    const { owner, id, inviteCode } = await openAsking();
    const { link } = await show(owner, id);
    const [ege, su] = [await world.person({ firstName: 'Ege' }), await world.person({ firstName: 'Su' })];
    expect((await joinBy(ege, inviteCode)).data.membership).toEqual({ role: 'Üye', status: 'pending' });
    expect((await joinByLink(su, link)).data.membership?.status).toBe('pending');
    // A repeated request changes nothing.
    await joinBy(ege, inviteCode);
    expect((await requests(owner, id)).map(({ displayName }) => displayName)).toEqual(['Ege Y.', 'Su Y.']);
    expect((await owner.call(rooms.list, {})).data).toMatchObject([{ id, memberCount: 1, requestCount: 2 }]);
    expect((await ege.call(rooms.list, {})).data).toMatchObject([{ id, membership: { status: 'pending' } }]);
    for (const call of [rooms.get, rooms.study] as const)
      expect((await ege.call(call, { params: { id } })).code).toBe('room.not_found');
    expect((await ege.call(rooms.messages, { params: { id }, query: {} })).code).toBe('room.not_found');
    const members = await owner.call(rooms.members, { params: { id }, query: { includeInactive: 'true' } });
    expect(members.data).toHaveLength(1);
    const told = (await owner.call(notifications.list, { query: {} })).data;
    expect(told.map(({ type }) => type)).toEqual(['room.request', 'room.request']);
  });

  it('lets in who is approved, tells them, and lets the others ask again', async () => {
    const { owner, id, inviteCode } = await openAsking();
    const [ege, su] = [await world.person(), await world.person()];
    await joinBy(ege, inviteCode);
    await joinBy(su, inviteCode);
    const approve = () => owner.call(roomInvites.approve, { params: { id, userId: ege.id } });
    expect(countStatuses(await inParallel(5, approve))).toEqual({ 200: 1, 404: 4 });
    expect((await ege.call(rooms.get, { params: { id } })).data.membership?.status).toBe('active');
    expect((await ege.call(notifications.list, { query: {} })).data).toMatchObject([
      { type: 'room.approved', actionUrl: `/study-tracker/study-room/${id}` },
    ]);
    await owner.call(roomInvites.decline, { params: { id, userId: su.id } });
    expect((await su.call(rooms.list, {})).data).toEqual([]);
    expect((await joinBy(su, inviteCode)).data.membership?.status).toBe('pending');
    await su.call(rooms.leave, { params: { id } });
    expect(await requests(owner, id)).toEqual([]);
  });

  it('is private and its owner alone decides', async () => {
    const { owner, id } = await openRoom({ type: 'public' });
    const body = { needsApproval: true };
    expect((await owner.call(roomInvites.setApproval, { params: { id }, body })).code).toBe(
      'room.not_private',
    );
    const { owner: other, id: asking, inviteCode } = await openAsking();
    const [ege, su] = [await world.person(), await world.person()];
    await joinBy(ege, inviteCode);
    await other.call(roomInvites.approve, { params: { id: asking, userId: ege.id } });
    await joinBy(su, inviteCode);
    const answer = await ege.call(roomInvites.approve, { params: { id: asking, userId: su.id } });
    expect(answer.code).toBe('room.settings_owner_only');
  });
});
