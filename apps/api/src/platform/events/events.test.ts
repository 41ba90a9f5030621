import { motivation } from '@netlik/contract/community/motivation';
import { events } from '@netlik/contract/platform/events';
import { isoWeek } from '@netlik/domain/iso-week';
import { studyDay } from '@netlik/domain/study-day';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { sweepOldEvents } from './events.service.ts';

let world: World;
let person: TestPerson;
beforeAll(async () => {
  world = await openWorld();
  person = await world.person();
});
afterAll(() => world.close());
beforeEach(() => world.db.run(sql`delete from events`));

const now = () => world.clock.now().toISOString();
const record = (body: unknown) => person.call(events.record, { body: body as { event: string } });
const stored = () =>
  world.rows<Record<string, unknown>>(sql`
    select user_id as "userId", event, path, referrer, meta, happened_at as "happenedAt", created_at as "createdAt"
    from events order by id`);

describe('POST /events', () => {
  it('records one event with the caller’s id', async () => {
    const other = await world.person();
    const answer = await record({
      event: 'page_view',
      userId: other.id,
      path: '/goals?ara=gizli#yer',
      referrer: 'https://arama.example/sonuc?q=gizli',
      meta: { variant: 'A', ms: 12.5, first: true, none: null },
      ts: '2026-11-15T08:59:30.000Z',
    });
    expect(answer.status).toBe(202);
    expect(await stored()).toEqual([
      {
        userId: person.id,
        event: 'page_view',
        path: '/goals',
        referrer: 'https://arama.example/sonuc',
        meta: { variant: 'A', ms: 12.5, first: true, none: null },
        happenedAt: '2026-11-15T08:59:30.000Z',
        createdAt: now(),
      },
    ]);
  });

  it('records up to 50 at once by one statement', async () => {
    const batch = Array.from({ length: 50 }, (_, n) => ({ event: `e${n}` }));
    expect(await world.statements(() => record(batch))).toBeLessThanOrEqual(1);
    expect(await stored()).toHaveLength(50);
    expect((await record([...batch, { event: 'fazla' }])).status).toBe(400);
    expect((await record([])).status).toBe(400);
    expect(await stored()).toHaveLength(50);
  });

  it.each(['due', 'guardian'] as const)('records nothing while the consent is %s', async (consent) => {
    const early = await world.person({ consent });
    expect((await early.call(events.record, { body: { event: 'page_view' } })).status).toBe(202);
    expect(await stored()).toEqual([]);
  });

  it.each([
    [undefined, null],
    [Date.parse('2026-11-15T08:00:00Z'), '2026-11-15T08:00:00.000Z'],
    ['2026-11-10T00:00:00Z', '2026-11-10T00:00:00.000Z'],
    ['2020-01-01T00:00:00Z', null],
    ['2030-01-01T00:00:00Z', null],
    [0, null],
    [8_640_000_000_000_000, null],
  ])('takes the moment %s only when it can be true', async (ts, moment) => {
    expect((await record({ event: 'click', ...(ts === undefined ? {} : { ts }) })).status).toBe(202);
    expect((await stored())[0]?.happenedAt).toBe(moment ?? now());
  });

  it.each([
    {},
    { event: 'boşluk var' },
    { event: 'x'.repeat(65) },
    { event: 'a', path: 'p'.repeat(501) },
    { event: 'a', path: '/a\u0007' },
    { event: 'a', meta: { a: { b: 1 } } },
    { event: 'a', meta: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`k${n}`, n])) },
    { event: 'a', meta: { a: 'x'.repeat(201) } },
    { event: 'a', ts: 'dün' },
    { event: 'a', isAdmin: true },
    [{ event: 'iyi' }, { event: '' }],
  ])('refuses %j whole', async (body) => {
    expect((await record(body)).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('deletes events after 90 days and with the account', async () => {
    await record({ event: 'eski' });
    const begun = world.clock.now();
    world.clock.advance(90 * 86_400 + 1);
    await insertRow(world.db, 'events', { userId: person.id, event: 'yeni', createdAt: world.clock.now() });
    await sweepOldEvents(world.deps);
    world.clock.set(begun);
    expect((await stored()).map(({ event }) => event)).toEqual(['yeni']);
    await world.db.run(sql`delete from users where id = ${person.id}`);
    expect(await stored()).toEqual([]);
    person = await world.person();
  });
});

describe('GET /motivation/current', () => {
  it('answers the quote of the week until an admin has written one', async () => {
    // A new user each time, because tokens expire within the week.
    const current = async () => (await (await world.person()).call(motivation.current, {})).data;
    const first = await current();
    expect(first).toEqual({ text: expect.stringMatching(/.{20,}/), author: null });
    world.clock.advance(7 * 86_400);
    expect((await current()).text).not.toBe(first.text);
    world.clock.advance(-7 * 86_400);
    await insertRow(world.db, 'motivations', {
      ...isoWeek(studyDay(world.clock.now())),
      quote: 'Emek kaybolmaz.',
      author: 'Koç Deniz',
    });
    expect(await current()).toEqual({ text: 'Emek kaybolmaz.', author: 'Koç Deniz' });
  });
});
