import type { BodyOf } from '@netlik/contract/endpoint';
import type { reminders } from '@netlik/contract/study/reminders';
import { toStudyDay } from '@netlik/domain/study-day';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import type { Actor } from '../../http/auth-session.ts';
import { sendMorningNotifications } from './reminders.jobs.ts';
import { createReminder, updateReminder } from './reminders.service.ts';

let world: World;
let beside: World;
let person: TestPerson;
beforeAll(async () => {
  world = await openWorld();
  beside = await openWorld({ beside: world });
});
afterAll(async () => {
  await beside.close();
  await world.close();
});
// Half past seven in Istanbul is half past four.
const morning = '2026-11-15T04:30:00Z';
beforeEach(async () => {
  await world.db.run(sql`delete from reminders`);
  world.clock.set('2026-11-14T09:00:00Z');
  person = await world.person();
});

// Bypasses HTTP, because the clock passes days and a token lives ten minutes.
const add = async (text: string, more: object = {}, who = person) =>
  (
    await createReminder(world.deps, who as unknown as Actor, {
      date: toStudyDay('2026-11-15'),
      text,
      ...more,
    })
  )._id;
const change = (id: string, body: BodyOf<typeof reminders.update>) =>
  updateReminder(world.deps, person as unknown as Actor, id, body);
const told = async (who = person) =>
  await world.rows<{ title: string; body: string; actionUrl: string; type: string }>(sql`
    select title, body, action_url as "actionUrl", type from notifications where user_id = ${who.id} order by id`);

describe('reminders.morning', () => {
  it('sends one notification for today’s open reminders', async () => {
    const other = await world.person();
    await add(`# Plan\n${'**türev** '.repeat(20)}`);
    await add('ikinci');
    await add('bitti', { isDone: true });
    await add('yarının', { date: '2026-11-16' });
    await add('tek', {}, other);
    world.clock.set(morning);
    await sendMorningNotifications(world.deps);
    const [item, ...more] = await told();
    expect(more).toEqual([]);
    expect(item).toEqual({
      title: 'Bugün için 2 hatırlatman var',
      body: expect.stringMatching(/^Plan türev [^*#]+… ve 1 hatırlatma daha$/),
      type: 'reminder.today',
      actionUrl: '/calendar/study?date=2026-11-15',
    });
    expect(item!.body.indexOf('…')).toBeLessThan(60);
    expect(await told(other)).toMatchObject([{ title: 'Bugün için bir hatırlatman var', body: 'tek' }]);
    await sendMorningNotifications(world.deps);
    expect(await told()).toHaveLength(1);
  });

  it('does not notify again for a reminder committed late by another server', async () => {
    await add('ilk');
    world.clock.set(morning);
    await sendMorningNotifications(world.deps);
    const createdAt = new Date(world.clock.now().getTime() - 1000);
    await insertRow(world.db, 'reminders', { userId: person.id, text: 'geç kalan', createdAt });
    await sendMorningNotifications(beside.deps);
    expect(await told()).toMatchObject([{ body: 'ilk' }]);
  });

  it('sends nothing before 07:30', async () => {
    await add('erken');
    world.clock.set('2026-11-15T04:29:59Z');
    await sendMorningNotifications(world.deps);
    expect(await told()).toEqual([]);
    world.clock.set(morning);
    await sendMorningNotifications(world.deps);
    expect(await told()).toHaveLength(1);
  });

  it('catches up when no server was up, without reminders added since', async () => {
    await add('akşamdan');
    world.clock.set('2026-11-15T05:00:00Z');
    await add('sonradan');
    world.clock.set('2026-11-15T05:15:00Z');
    await sendMorningNotifications(world.deps);
    expect(await told()).toMatchObject([{ body: 'akşamdan' }]);
  });

  it('notifies a moved reminder again on its new day', async () => {
    const id = await add('taşınan');
    world.clock.set(morning);
    await sendMorningNotifications(world.deps);
    await change(id, { date: toStudyDay('2026-11-16') });
    world.clock.set('2026-11-16T04:30:00Z');
    await sendMorningNotifications(world.deps);
    expect(await told()).toHaveLength(2);
    await change(id, { text: 'değişti' });
    await sendMorningNotifications(world.deps);
    expect(await told()).toHaveLength(2);
  });

  it('skips suspended people', async () => {
    await add('askıda');
    await world.db.run(sql`update users set is_active = false where id = ${person.id}`);
    world.clock.set(morning);
    await sendMorningNotifications(world.deps);
    expect(await told()).toEqual([]);
  });

  it('notifies everybody once with two servers while reminders are added', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => world.person()));
    for (const who of people) await add('ilk', {}, who);
    world.clock.set(morning);
    const [late] = [new Date(world.clock.now().getTime() - 1000)];
    await Promise.all([
      sendMorningNotifications(world.deps),
      sendMorningNotifications(beside.deps),
      sendMorningNotifications(world.deps),
      sendMorningNotifications(beside.deps),
      // Simulates a reminder written before the morning and committed during it.
      ...people.map((who) =>
        insertRow(world.db, 'reminders', { userId: who.id, text: 'araya giren', createdAt: late }),
      ),
    ]);
    await sendMorningNotifications(beside.deps);
    const counts = await world.rows<{ told: number }>(sql`
      select count(*)::int as told from notifications where user_id = any(${people.map(({ id }) => id)}::uuid[])
      group by user_id`);
    expect(counts).toEqual(people.map(() => ({ told: 1 })));
  });
});
