import { moderation } from '@netlik/contract/community/moderation';
import { roomInvites } from '@netlik/contract/community/rooms/room-invites';
import type { LeaderboardPeriod } from '@netlik/contract/community/rooms/room-leaderboard';
import { roomSafety } from '@netlik/contract/community/rooms/room-safety';
import { type NewRoom, rooms } from '@netlik/contract/community/rooms/rooms';
import { users } from '@netlik/contract/identity/users';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { insertRow, insertRows } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { deleteOldMessages, sendMessage } from './room-messages.service.ts';
import { passOwnerlessRoomsOn } from './rooms.jobs.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-15T09:00:00Z' });
});
afterAll(() => world.close());

const create = async (person: TestPerson, body: Partial<NewRoom> = {}) =>
  (await person.call(rooms.create, { body: { name: 'Sabah grubu', ...body } })).data;
const joinBy = (person: TestPerson, inviteCode: string) =>
  person.call(roomInvites.join, { body: { inviteCode } });
const joinOpen = (person: TestPerson, id: string) => person.call(rooms.joinOpen, { params: { id } });
const listed = async (person: TestPerson) => (await person.call(rooms.list, {})).data;
const say = async (person: TestPerson, roomId: string, content: string, key = content) =>
  (await sendMessage(world.deps, { roomId, userId: person.id, key, content }))!.message;

const openRoom = async (body: Partial<NewRoom> = {}) => {
  const [owner, member] = [
    await world.person({ firstName: 'Ada' }),
    await world.person({ firstName: 'Ege' }),
  ];
  const { room, inviteCode } = await create(owner, body);
  await joinBy(member, inviteCode);
  return { owner, member, id: room.id, inviteCode };
};

describe('POST /rooms', () => {
  it('opens a private room of 30 with the creator as its owner', async () => {
    const owner = await world.person();
    const { room, inviteCode } = await create(owner, { description: 'Her sabah 07:00' });
    expect(inviteCode).toMatch(/^[A-Z0-9]{4}$/);
    expect(room).toMatchObject({
      ownerId: owner.id,
      type: 'private',
      capacity: 30,
      memberCount: 1,
      onlineCount: 0,
      isActive: true,
      membership: { role: 'Sahip', status: 'active' },
      unreadCount: 0,
    });
    expect(await listed(owner)).toMatchObject([room]);
    const shown = await owner.call(roomInvites.show, { params: { id: room.id } });
    expect(shown.data.inviteCode).toBe(inviteCode);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Oda adı gereklidir'],
    [{ capacity: 1 }, 'capacity', expect.any(String)],
    [{ capacity: 101 }, 'capacity', expect.any(String)],
  ])('refuses %j', async (body, path, message) => {
    const answer = await (await world.person()).call(rooms.create, { body: { name: 'Oda', ...body } });
    expect([answer.status, answer.errors]).toEqual([400, [{ path, message }]]);
  });

  it('lets a person own ten rooms, also in parallel', async () => {
    const person = await world.person();
    const answers = await inParallel(50, () => person.call(rooms.create, { body: { name: 'Oda' } }));
    expect(countStatuses(answers)).toEqual({ 201: 10, 409: 40 });
  });
});

describe('joining', () => {
  it('lets exactly as many of 50 parallel joins in as there are places', async () => {
    const { room, inviteCode } = await create(await world.person(), { capacity: 10, type: 'public' });
    const people = await inParallel(50, () => world.person());
    const answers = await inParallel<{ status: number }>(50, (index) =>
      index % 2 ? joinBy(people[index]!, inviteCode) : joinOpen(people[index]!, room.id),
    );
    expect(countStatuses(answers)).toEqual({ 200: 9, 409: 41 });
    const [row] = await world.rows(
      sql`select count(*)::int as n from room_members where room_id = ${room.id}`,
    );
    expect(row).toEqual({ n: 10 });
    expect((await people[0]!.call(rooms.listOpen, {})).data.map(({ id }) => id)).not.toContain(room.id);
  });

  it('lets a person try five codes a minute, right or wrong', async () => {
    const { inviteCode } = await create(await world.person());
    const person = await world.person();
    const answers = await inParallel(20, () => joinBy(person, '9999'));
    expect(countStatuses(answers)).toEqual({ 422: 5, 429: 15 });
    expect((await joinBy(person, inviteCode)).code).toBe('request.too_many');
    world.clock.advance(61);
    expect((await joinBy(person, inviteCode.toLowerCase())).status).toBe(200);
    expect((await joinBy(person, inviteCode)).data.memberCount).toBe(2);
  });

  it('answers a banned person and the code of an empty room like a wrong code', async () => {
    const { member, owner, id, inviteCode } = await openRoom();
    const admin = await world.person({ role: 'admin' });
    await admin.call(rooms.ban, { params: { id }, body: { userId: member.id } });
    const banned = await joinBy(member, inviteCode);
    await owner.call(rooms.leave, { params: { id } });
    const empty = await joinBy(owner, inviteCode);
    const wrong = await joinBy(owner, '9999');
    for (const { status, code } of [banned, empty, wrong])
      expect([status, code]).toEqual([422, 'room.code_wrong']);
  });

  it('does not open a private room without its code, except to an admin', async () => {
    const { room } = await create(await world.person());
    expect((await joinOpen(await world.person(), room.id)).code).toBe('room.not_found');
    expect((await joinOpen(await world.person({ role: 'admin' }), room.id)).status).toBe(200);
  });
});

describe('leaving and owning', () => {
  it('passes the room to the longest-standing member, and closes it with the last', async () => {
    const { owner, member, id } = await openRoom();
    world.clock.advance(1);
    const later = await world.person({ role: 'admin' });
    await joinOpen(later, id);
    expect((await member.call(roomInvites.regenerateCode, { params: { id } })).message).toBe(
      'Sadece oda sahibi yeni davet kodu oluşturabilir.',
    );
    await owner.call(rooms.leave, { params: { id } });
    expect(await listed(owner)).toEqual([]);
    expect(await listed(member)).toMatchObject([{ ownerId: member.id, membership: { role: 'Sahip' } }]);
    expect((await member.call(roomInvites.regenerateCode, { params: { id } })).status).toBe(200);
    await member.call(rooms.leave, { params: { id } });
    await later.call(rooms.leave, { params: { id } });
    expect((await listed(later)).find((room) => room.id === id)).toMatchObject({
      isActive: false,
      membership: null,
    });
    expect((await member.call(rooms.leave, { params: { id } })).code).toBe('room.not_found');
  });

  it('finds the next owner when the account of the owner is erased', async () => {
    const { owner, member, id } = await openRoom();
    await world.db.run(sql`delete from users where id = ${owner.id}`);
    await passOwnerlessRoomsOn(world.deps);
    expect(await listed(member)).toMatchObject([{ id, ownerId: member.id, memberCount: 1 }]);
  });

  it('makes the old code worthless', async () => {
    const { owner, id, inviteCode } = await openRoom();
    const next = (await owner.call(roomInvites.regenerateCode, { params: { id } })).data.inviteCode;
    expect(next).not.toBe(inviteCode);
    expect((await joinBy(await world.person(), inviteCode)).code).toBe('room.code_wrong');
  });
});

describe('bans', () => {
  it('are made and lifted by admins, never of oneself and never twice', async () => {
    const { member, id } = await openRoom({ type: 'public' });
    const admin = await world.person({ role: 'admin' });
    const ban = (userId: string) =>
      admin.call(rooms.ban, { params: { id }, body: { userId, reason: 'Kaba söz' } });
    expect((await ban(admin.id)).code).toBe('room.self_ban');
    expect((await ban((await world.person()).id)).code).toBe('room.member_not_found');
    const answers = await inParallel(10, () => ban(member.id));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 9 });
    expect((await admin.call(rooms.bans, { params: { id } })).data).toMatchObject([
      { userId: member.id, displayName: 'Ege Y.', createdBy: admin.id, reason: 'Kaba söz' },
    ]);
    expect((await joinOpen(member, id)).code).toBe('room.not_found');
    expect((await member.call(rooms.listOpen, {})).data.map((room) => room.id)).not.toContain(id);
    await admin.call(rooms.unban, { params: { id, userId: member.id } });
    expect((await joinOpen(member, id)).status).toBe(200);
  });
});

describe('members, leaderboard and study', () => {
  it('shows first names and initials, who left only when asked', async () => {
    const { owner, member, id } = await openRoom();
    await member.call(rooms.leave, { params: { id } });
    const get = async (query: { includeInactive?: 'true' | 'false' }) =>
      (await owner.call(rooms.members, { params: { id }, query })).data;
    expect(await get({})).toMatchObject([{ userId: owner.id, displayName: 'Ada Y.', role: 'Sahip' }]);
    expect(await get({ includeInactive: 'true' })).toMatchObject([{}, { userId: member.id, status: 'left' }]);
    expect(JSON.stringify(await get({ includeInactive: 'true' }))).not.toContain('Yılmaz');
  });

  it('lets members look each other up by id, by first name and initial', async () => {
    const { owner, member, id } = await openRoom();
    const look = async () => (await owner.call(users.basic, { query: { ids: member.id } })).data;
    expect(await look()).toMatchObject([{ firstName: 'Ege', initial: 'Y.' }]);
    await member.call(rooms.leave, { params: { id } });
    expect(await look()).toEqual([]);
  });

  it('orders by verified seconds of today, then solved questions', async () => {
    const { owner, member, id } = await openRoom();
    await insertRows(world.db, 'study_days', [
      { userId: owner.id, verifiedSeconds: 600, correct: 10, wrong: 1, blank: 5 },
      { userId: member.id, verifiedSeconds: 600, correct: 20, wrong: 1, blank: 5 },
      { userId: owner.id, day: '2026-11-14', verifiedSeconds: 9000, correct: 90, wrong: 1, blank: 5 },
    ]);
    const board = (await owner.call(rooms.leaderboard, { params: { id }, query: {} })).data;
    expect(board).toMatchObject([
      { userId: member.id, totalStudySeconds: 600, solvedCount: 21 },
      { userId: owner.id, totalStudySeconds: 600, solvedCount: 11 },
    ]);
    expect(await world.statements(() => listed(owner))).toBe(1);
  });

  it('adds up the week from Monday and the month from its first day, in Istanbul and in one statement', async () => {
    const { owner, member, id } = await openRoom();
    // Sunday, 15 November 2026.
    for (const [userId, day, verifiedSeconds] of [
      [owner.id, '2026-11-15', 100],
      [owner.id, '2026-11-09', 200],
      [owner.id, '2026-11-08', 400],
      [owner.id, '2026-10-31', 9000],
      [member.id, '2026-11-10', 350],
      [member.id, '2026-11-01', 50],
    ] as const)
      await insertRow(world.db, 'study_days', {
        userId,
        day,
        verifiedSeconds,
        correct: 2,
        wrong: 1,
        blank: 5,
      });
    const board = async (period: LeaderboardPeriod) =>
      (await owner.call(rooms.leaderboard, { params: { id }, query: { period } })).data.map(
        ({ userId, totalStudySeconds, solvedCount }) => [userId, totalStudySeconds, solvedCount],
      );
    expect(await board('today')).toEqual([[owner.id, 100, 3]]);
    expect(await board('week')).toEqual([
      [member.id, 350, 3],
      [owner.id, 300, 6],
    ]);
    expect(await board('month')).toEqual([
      [owner.id, 700, 9],
      [member.id, 400, 6],
    ]);
    expect(await world.statements(() => board('month'))).toBeLessThanOrEqual(2);
  });

  it('shows whose timer runs, strangers by first name only, and the focus block the owner started', async () => {
    const { owner, member, id, inviteCode } = await openRoom();
    const now = world.clock.now();
    await insertRow(world.db, 'study_runs', { userId: member.id, startedAt: now });
    const body = { focusMinutes: 25, breakMinutes: 5 };
    expect((await member.call(rooms.startFocus, { params: { id }, body })).code).toBe(
      'room.focus_owner_only',
    );
    await owner.call(rooms.startFocus, { params: { id }, body });
    expect((await member.call(rooms.study, { params: { id } })).data).toEqual({
      studying: [{ userId: member.id, displayName: 'Ege Y.', subject: 'fizik', since: now.toISOString() }],
      focus: { startedAt: now.toISOString(), ...body, serverNow: now.toISOString() },
    });
    const [room] = await listed(owner);
    expect(room!.studying).toEqual({
      count: 1,
      people: [{ displayName: 'Ege Y.', subject: 'fizik', since: now.toISOString() }],
    });
    const [waiting, stranger] = [await world.person(), await world.person()];
    await owner.call(roomInvites.setApproval, { params: { id }, body: { needsApproval: true } });
    await joinBy(waiting, inviteCode);
    expect(await listed(waiting)).toMatchObject([
      { membership: { status: 'pending' }, studying: { count: 0 } },
    ]);
    await world.db.run(sql`update rooms set type = 'public' where id = ${id}`);
    const open = (await stranger.call(rooms.listOpen, {})).data.find((one) => one.id === id);
    expect(open!.studying.people.map(({ displayName }) => displayName)).toEqual(['Ege']);
    await owner.call(rooms.endFocus, { params: { id } });
    expect((await member.call(rooms.study, { params: { id } })).data.focus).toBeNull();
  });
});

describe('messages', () => {
  it('are numbered by room, stored once a key, and read from a number on or before one', async () => {
    const { owner, member, id } = await openRoom();
    const sent = await inParallel(30, (n) => say(n % 2 ? owner : member, id, `mesaj ${n % 10}`));
    expect(new Set(sent.map(({ number }) => number)).size).toBe(10);
    const read = async (query: object) =>
      (await owner.call(rooms.messages, { params: { id }, query })).data.map(({ number }) => number);
    expect(await read({})).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await read({ since: '7' })).toEqual([8, 9, 10]);
    expect(await read({ before: '4', limit: '2' })).toEqual([2, 3]);
    expect(await listed(member)).toMatchObject([{ unreadCount: 10 }]);
    await member.call(rooms.read, { params: { id }, body: { number: 99 } });
    await member.call(rooms.read, { params: { id }, body: { number: 3 } });
    expect(await listed(member)).toMatchObject([{ unreadCount: 0 }]);
  });

  it('are gone after seven days, and whoever left reads none', async () => {
    const { owner, member, id } = await openRoom();
    await say(owner, id, 'eski');
    world.clock.advance(7 * 24 * 3600);
    await say(owner, id, 'yeni');
    await deleteOldMessages(world.deps);
    expect(await world.rows(sql`select content, number from room_messages where room_id = ${id}`)).toEqual([
      { content: 'yeni', number: 2 },
    ]);
    world.clock.advance(-7 * 24 * 3600);
    await member.call(rooms.leave, { params: { id } });
    expect((await member.call(rooms.messages, { params: { id }, query: {} })).code).toBe('room.not_found');
    expect(
      await sendMessage(world.deps, { roomId: id, userId: member.id, key: 'k', content: 'x' }),
    ).toBeNull();
  });
});

describe('safety', () => {
  it('keeps a reported message for the admins, once a person', async () => {
    const { owner, member, id } = await openRoom();
    const message = await say(owner, id, 'kötü söz');
    const report = () =>
      member.call(roomSafety.report, { params: { id, messageId: message.id }, body: { reason: 'insult' } });
    expect(countStatuses([await report(), await report()])).toEqual({ 201: 2 });
    const own = { params: { id, messageId: message.id }, body: { reason: 'spam' } } as const;
    expect((await owner.call(roomSafety.report, own)).code).toBe('room.message_not_found');
    await world.db.run(sql`delete from room_messages where id = ${message.id}`);
    const admin = await world.person({ role: 'admin' });
    const answer = await admin.call(moderation.listMessages, { query: {} });
    expect(answer.data.filter(({ reporter }) => reporter?.id === member.id)).toMatchObject([
      { content: 'kötü söz', reported: { id: owner.id }, reason: 'insult', state: 'open' },
    ]);
  });

  it('mutes a member for oneself only', async () => {
    const { owner, member, id } = await openRoom();
    await member.call(roomSafety.mute, { params: { id }, body: { userId: owner.id } });
    const muted = async (person: TestPerson) =>
      (await person.call(rooms.members, { params: { id }, query: {} })).data.map(({ isMuted }) => isMuted);
    expect([await muted(member), await muted(owner)]).toEqual([
      [true, false],
      [false, false],
    ]);
    await member.call(roomSafety.unmute, { params: { id, userId: owner.id } });
    expect(await muted(member)).toEqual([false, false]);
  });

  it('refuses words of the list in names, from the moment an admin adds them', async () => {
    const [admin, person] = [await world.person({ role: 'admin' }), await world.person()];
    const name = 'Şapşal takım';
    await create(person, { name });
    const { id } = (await admin.call(roomSafety.addWord, { body: { word: 'şapşal' } })).data;
    const again = await admin.call(roomSafety.addWord, { body: { word: 'ŞAP-ŞAL' } });
    expect([again.status, again.code]).toEqual([409, 'room.word_known']);
    expect((await person.call(rooms.create, { body: { name: 'S4PSAL takım' } })).message).toBe(
      'Burada kullanmadığımız bir sözcük var. Başka türlü yazar mısın?',
    );
    await admin.call(roomSafety.removeWord, { params: { id } });
    expect((await person.call(rooms.create, { body: { name } })).status).toBe(201);
  });
});
