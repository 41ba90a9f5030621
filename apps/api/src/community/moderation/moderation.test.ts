import { type ModerationState, moderation } from '@netlik/contract/community/moderation';
import { userBlocks } from '@netlik/contract/community/user-blocks';
import { audit } from '@netlik/contract/platform/audit';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
let admin: TestPerson;
let reporter: TestPerson;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.person({ role: 'admin', firstName: 'Yön', lastName: 'Etici' });
  reporter = await world.person({ firstName: 'Ada', lastName: 'Kaya' });
});
afterAll(() => world.close());

const report = async (person: TestPerson, reason = 'Kaba yazdı.') => {
  const body = { kind: 'insult', reason, reference: 'duel:018f' } as const;
  await reporter.call(userBlocks.report, { params: { id: person.id }, body });
  const [row] = await world.rows<{ id: string }>(sql`
    select id from person_reports where reported_id = ${person.id} order by id desc limit 1`);
  return row!.id;
};
const decide = (id: string, state: ModerationState) =>
  admin.call(moderation.decidePerson, { params: { id }, body: { state } });
const list = (query: { state?: ModerationState; page?: number; limit?: number } = {}) =>
  admin.call(moderation.listPeople, { query });

describe('GET /admin/person-reports', () => {
  it('shows who reported whom and why, open reports first, in three statements', async () => {
    const [loud, calm] = [
      await world.person({ firstName: 'Gür', lastName: 'Ses' }),
      await world.person({ suspended: true }),
    ];
    const first = await report(loud);
    const second = await report(calm);
    await decide(second, 'dismissed');
    const { data, pagination } = await list();
    expect(data.map(({ id }) => id)).toEqual([first, second]);
    expect(data[0]).toMatchObject({
      state: 'open',
      reporter: { id: reporter.id, name: 'Ada Kaya' },
      reported: { id: loud.id, name: 'Gür Ses', isActive: true },
      reason: 'Kaba yazdı.',
      reference: 'duel:018f',
      handledAt: null,
    });
    expect(data[1]!.reported.isActive).toBe(false);
    expect(pagination).toEqual({ page: 1, limit: 20, total: 2 });
    expect((await list({ state: 'dismissed' })).data.map(({ id }) => id)).toEqual([second]);
    expect((await list({ page: 2, limit: 1 })).data.map(({ id }) => id)).toEqual([second]);
    expect(await world.statements(() => list())).toBeLessThanOrEqual(3);
  });
});

describe('PATCH /admin/person-reports/:id', () => {
  it('says what became of it, writes it into the audit log once, and opens it again', async () => {
    const person = await world.person();
    const id = await report(person);
    expect(countStatuses(await inParallel(20, () => decide(id, 'acted')))).toEqual({ 200: 20 });
    expect((await list({ state: 'acted' })).data[0]).toMatchObject({
      id,
      handledBy: 'Yön Etici',
      handledAt: world.clock.now().toISOString(),
    });
    const { data } = await admin.call(audit.list, {
      query: { userId: person.id, action: 'moderation.person' },
    });
    expect(data).toEqual([
      expect.objectContaining({
        action: 'moderation.person',
        actor: { id: admin.id, name: 'Yön Etici' },
        before: { state: 'open' },
        after: { state: 'acted' },
      }),
    ]);
    expect((await decide(id, 'open')).data).toMatchObject({
      state: 'open',
      handledAt: null,
      handledBy: null,
    });
  });
});

describe('PATCH /admin/room-reports/:id', () => {
  it('closes a reported message and says whether its author is banned', async () => {
    const author = await world.person();
    const { id: roomId } = await insertRow(world.db, 'rooms', { ownerId: author.id });
    await insertRow(world.db, 'room_bans', { roomId, userId: author.id, byId: admin.id });
    const report = { userId: reporter.id, roomId, authorId: author.id, note: 'Bak' };
    const { id } = await insertRow(world.db, 'room_message_reports', report);
    const answer = await admin.call(moderation.decideMessage, { params: { id }, body: { state: 'acted' } });
    expect(answer.data).toMatchObject({ id, state: 'acted', roomId, isBanned: true, note: 'Bak' });
    const { data } = await admin.call(audit.list, { query: { userId: author.id } });
    expect(data.map(({ action }) => action)).toEqual(['moderation.message']);
  });
});
