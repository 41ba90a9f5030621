import { coachGroups } from '@netlik/contract/coaching/coach-groups';
import { messages } from '@netlik/contract/coaching/messages';
import { moderation } from '@netlik/contract/community/moderation';
import { userBlocks } from '@netlik/contract/community/user-blocks';
import { account } from '@netlik/contract/identity/account';
import { today } from '@netlik/contract/planning/today';
import { notifications } from '@netlik/contract/platform/notifications';
import { uploads } from '@netlik/contract/platform/uploads';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { tinyPicture } from '@netlik/testkit/pictures';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { removeOldThreads } from './messages.jobs.ts';

let world: World;
let coach: TestPerson;
let student: TestPerson;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  coach = await world.person({ role: 'coach', firstName: 'Elif', lastName: 'Aydın' });
  student = await world.person({ tier: 'premium', firstName: 'Zeynep', lastName: 'Kaya', coachId: coach.id });
});

const send = (from: TestPerson, id: string, text: string, pictures?: string[]) =>
  from.call(messages.send, { params: { id }, body: { text, ...(pictures && { pictures }) } });
const open = async (person: TestPerson, id: string, query = {}) =>
  (await person.call(messages.getThread, { params: { id }, query })).data;
const list = async (person: TestPerson, query = {}) =>
  (await person.call(messages.listThreads, { query })).data;
const leave = () => world.db.run(sql`update users set coach_id = null where id = ${student.id}`);

describe('POST /messages/threads/:id', () => {
  it('shows a message to both with what was read', async () => {
    expect(await list(student)).toMatchObject([
      { id: coach.id, person: { name: 'Elif Aydın' }, closed: null, unread: 0, last: null },
    ]);
    await send(coach, student.id, 'Bugün nasıldı?');
    const [thread] = await list(student);
    expect(thread).toMatchObject({ unread: 1, last: { text: 'Bugün nasıldı?', isOwn: false } });
    await send(student, thread!.id, 'İyiydi.');
    expect(await list(student)).toMatchObject([{ unread: 0, last: { text: 'İyiydi.', isOwn: true } }]);
    expect(await list(coach)).toMatchObject([{ unread: 1, person: { name: 'Zeynep Kaya' } }]);
    expect(await open(student, coach.id)).toMatchObject({
      messages: [
        { number: 1, text: 'Bugün nasıldı?', isOwn: false },
        { number: 2, text: 'İyiydi.', isOwn: true },
      ],
      readByOther: 1,
      hasEarlier: false,
    });
    await coach.call(messages.markRead, { params: { id: thread!.id }, body: { number: 9 } });
    expect((await open(student, coach.id)).readByOther).toBe(2);
  });

  it('keeps one order for 50 parallel sends', async () => {
    const answers = await inParallel(50, (at) =>
      send(at % 2 ? coach : student, at % 2 ? student.id : coach.id, `Mesaj ${at}`),
    );
    expect(countStatuses(answers)).toEqual({ 201: 50 });
    const [seenByStudent, seenByCoach] = await Promise.all([
      open(student, coach.id),
      open(coach, student.id),
    ]);
    expect(seenByStudent.messages.map(({ number }) => number)).toEqual(
      Array.from({ length: 50 }, (_, at) => at + 1),
    );
    expect(seenByCoach.messages.map(({ id }) => id)).toEqual(seenByStudent.messages.map(({ id }) => id));
    expect(new Set(answers.map(({ data }) => data.number)).size).toBe(50);
  });

  it('refuses 2,001 characters and an empty message with its words', async () => {
    expect((await send(student, coach.id, 'a'.repeat(2000))).status).toBe(201);
    const long = await send(student, coach.id, 'a'.repeat(2001));
    expect([long.status, long.errors]).toEqual([
      400,
      [{ path: 'text', message: 'Mesaj en fazla 2000 karakter olabilir' }],
    ]);
    expect((await send(student, coach.id, '  ')).code).toBe('request.rule_broken');
  });

  it('is cut at once when the coach changes: the student still reads, nobody writes, the coach reads nothing', async () => {
    await send(coach, student.id, 'Görüşürüz.');
    await leave();
    const refused = await send(student, coach.id, 'Hocam?');
    expect([refused.status, refused.code]).toEqual([409, 'message.former']);
    expect(await open(student, coach.id)).toMatchObject({
      thread: { closed: 'former' },
      messages: [{ text: 'Görüşürüz.' }],
    });
    expect((await send(coach, student.id, 'Zeynep?')).code).toBe('message.thread_not_found');
    expect(await list(coach)).toEqual([]);
  });

  it('is closed by a block of either, a suspension and a missing guardian', async () => {
    await student.call(userBlocks.block, { params: { id: coach.id } });
    expect((await send(student, coach.id, 'x')).code).toBe('message.blocked');
    expect((await send(coach, student.id, 'x')).code).toBe('message.refused');
    await student.call(userBlocks.unblock, { params: { id: coach.id } });
    await world.db.run(sql`update users set birth_year = 2012 where id = ${student.id}`);
    expect((await send(coach, student.id, 'x')).code).toBe('message.guardian');
    await world.db.run(sql`update users set birth_year = 2000, is_active = false where id = ${student.id}`);
    expect((await send(coach, student.id, 'x')).code).toBe('message.suspended');
    const suspended = await world.person({ tier: 'premium', coachId: coach.id, suspended: true });
    expect((await send(suspended, coach.id, 'x')).status).toBe(401);
  });

  it('notifies once while it is unread, and reading ends it', async () => {
    const unread = async () =>
      (await student.call(notifications.list, { query: { unreadOnly: 'true' } })).data.map(
        ({ title }) => title,
      );
    await send(coach, student.id, 'Bir');
    await send(coach, student.id, 'İki');
    expect(await unread()).toEqual(['Koçun sana yazdı']);
    expect((await student.call(today.get, {})).data.items[0]).toMatchObject({
      kind: 'coach',
      title: 'Koçundan 2 yeni mesaj',
    });
    const { messages: shown } = await open(student, coach.id);
    await student.call(messages.markRead, {
      params: { id: coach.id },
      body: { number: shown.at(-1)!.number },
    });
    expect(await unread()).toEqual([]);
    await send(student, coach.id, 'Üç');
    const [notice] = (await coach.call(notifications.list, { query: {} })).data;
    expect(notice).toMatchObject({ title: 'Zeynep sana yazdı', type: 'coach.message' });
  });

  it.each([
    ['by day', 0, 1],
    ['not between 22 and 7', 11 * 3600, 0],
  ])('wakes a browser: %s', async (_, seconds, jobs) => {
    world.clock.advance(seconds);
    const sender = await world.person({ role: 'coach' });
    const woken = await world.person({ tier: 'premium', coachId: sender.id });
    const endpoint = `https://push.test/${woken.id}`;
    await insertRow(world.db, 'push_subscriptions', { userId: woken.id, endpoint });
    const pushed = async () => (await world.rows(sql`select from jobs.job where name = 'push'`)).length;
    const before = await pushed();
    expect((await send(sender, woken.id, 'Merhaba')).status).toBe(201);
    expect((await pushed()) - before).toBe(jobs);
    world.clock.advance(-seconds);
  });

  it('takes pictures the author has uploaded, and nobody else’s', async () => {
    const { imageUrl } = (await student.call(uploads.messagePicture, { file: tinyPicture })).data;
    expect((await send(student, coach.id, '', [imageUrl])).status).toBe(201);
    const [message] = (await open(coach, student.id)).messages;
    expect(message!.pictures).toEqual([expect.stringMatching(/^\/api\/files\/messages\//)]);
    expect((await send(coach, student.id, '', message!.pictures)).code).toBe('request.rule_broken');
  });
});

describe('GET /messages/threads', () => {
  it('pages by key through students with and without messages, in one statement', async () => {
    const others = [];
    for (const firstName of ['Ada', 'Can', 'Ece', 'Oya'])
      others.push(await world.person({ tier: 'premium', firstName, lastName: 'A', coachId: coach.id }));
    await send(coach, others[3]!.id, 'Merhaba');
    await send(coach, others[2]!.id, 'Merhaba');
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { data, paging } = await coach.call(messages.listThreads, {
        query: { limit: 2, ...(cursor && { cursor }) },
      });
      seen.push(...data.map(({ person }) => person!.name));
      cursor = paging!.nextCursor ?? undefined;
    } while (cursor);
    expect(seen.slice(0, 2).sort()).toEqual(['Ece A', 'Oya A']);
    expect(seen.slice(2)).toEqual(['Ada A', 'Can A', 'Zeynep Kaya']);
    expect(await world.statements(() => list(coach))).toBeLessThanOrEqual(1);
  });

  it('finds threads by name and by words, also with Turkish letters', async () => {
    await send(coach, student.id, 'ILIK bir GÜN');
    await send(coach, student.id, 'Türevi bitir');
    expect(await list(coach, { q: 'zeyn' })).toHaveLength(1);
    expect(await list(student, { q: 'ılık' })).toMatchObject([{ last: { text: 'ILIK bir GÜN' } }]);
    expect((await open(student, coach.id, { q: 'turev' })).messages).toMatchObject([
      { text: 'Türevi bitir' },
    ]);
    expect(await list(student, { q: 'integral' })).toEqual([]);
  });
});

describe('POST /messages/groups/:id', () => {
  it('writes into the thread of each, names who was left out, and notifies each once', async () => {
    const other = await world.person({ tier: 'premium', firstName: 'Can', lastName: 'A', coachId: coach.id });
    const blocking = await world.person({
      tier: 'premium',
      firstName: 'Ece',
      lastName: 'A',
      coachId: coach.id,
    });
    await blocking.call(userBlocks.block, { params: { id: coach.id } });
    const { data: group } = await coach.call(coachGroups.create, { body: { name: 'Sayısal', colour: 1 } });
    const studentIds = [student.id, other.id, blocking.id];
    await coach.call(coachGroups.setStudents, { params: { id: group._id }, body: { studentIds } });
    await send(coach, student.id, 'Önceki');
    const answer = await coach.call(messages.sendToGroup, {
      params: { id: group._id },
      body: { text: 'Yarın deneme var.' },
    });
    expect(answer.data).toEqual({ sent: 2, left: [{ name: 'Ece A', closed: 'refused' }] });
    expect((await open(student, coach.id)).messages.map(({ text }) => text)).toEqual([
      'Önceki',
      'Yarın deneme var.',
    ]);
    expect((await open(other, coach.id)).messages).toMatchObject([{ number: 1, isOwn: false }]);
    for (const person of [student, other])
      expect((await person.call(notifications.list, { query: {} })).data.map(({ title }) => title)).toEqual([
        'Koçun sana yazdı',
      ]);
  });

  it('reads nothing: a question stays unread until its thread is opened', async () => {
    const { data: group } = await coach.call(coachGroups.create, { body: { name: 'Sayısal', colour: 1 } });
    const studentIds = [student.id];
    await coach.call(coachGroups.setStudents, { params: { id: group._id }, body: { studentIds } });
    await send(coach, student.id, 'Merhaba');
    await send(student, coach.id, 'Limit nasıl çözülür?');
    await coach.call(messages.sendToGroup, {
      params: { id: group._id },
      body: { text: 'Yarın deneme var.' },
    });
    expect(await list(coach)).toMatchObject([{ unread: 1, last: { text: 'Yarın deneme var.' } }]);
    expect(await open(student, coach.id)).toMatchObject({ readByOther: 1, thread: { unread: 1 } });
    await coach.call(messages.markRead, { params: { id: student.id }, body: { number: 3 } });
    expect(await list(coach)).toMatchObject([{ unread: 0 }]);
    expect((await open(student, coach.id)).readByOther).toBe(3);
  });
});

describe('what is kept', () => {
  it('a year after the last message, and no longer', async () => {
    await send(coach, student.id, 'Eski');
    const old = new Date(world.clock.now().getTime() - 364 * 86_400_000);
    await world.db.run(
      sql`update message_threads set last_message_at = ${old} where user_id = ${student.id}`,
    );
    await removeOldThreads(world.deps);
    expect((await open(student, coach.id)).messages).toHaveLength(1);
    await world.db.run(sql`
      update message_threads set last_message_at = ${old}::timestamptz - interval '2 days' where user_id = ${student.id}`);
    await removeOldThreads(world.deps);
    expect((await open(student, coach.id)).messages).toEqual([]);
  });

  it('is in the export of its author', async () => {
    await send(student, coach.id, 'Dışa aktar');
    const { data } = await student.call(account.exportData, {});
    expect(JSON.stringify(data)).toContain('Dışa aktar');
  });

  it('is read by an admin only when one of the two reported it', async () => {
    const admin = await world.person({ role: 'admin', secondFactor: true });
    const { data: message } = await send(coach, student.id, 'Kaba söz');
    const stranger = await world.person();
    for (const reporter of [student, stranger])
      await reporter.call(userBlocks.report, {
        params: { id: coach.id },
        body: { kind: 'insult', reason: 'Kaba', reference: `message:${message.id}` },
      });
    const { data } = await admin.call(moderation.listPeople, { query: {} });
    const shown = data.filter(({ reported }) => reported.id === coach.id);
    // Ids of the same millisecond are unordered.
    expect(new Map(shown.map(({ reporter, message: seen }) => [reporter!.id, seen?.text]))).toEqual(
      new Map([
        [stranger.id, undefined],
        [student.id, 'Kaba söz'],
      ]),
    );
  });
});
