import { userBlocks } from '@netlik/contract/community/user-blocks';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
let person: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  world = await openWorld();
  person = await world.person();
  other = await world.person({ firstName: 'Öteki' });
});
afterAll(() => world.close());

const block = (id: string) => person.call(userBlocks.block, { params: { id } });
const report = (id: string, reference?: string) =>
  person.call(userBlocks.report, {
    params: { id },
    body: { kind: 'insult', reason: 'Kaba yazdı.', ...(reference && { reference }) },
  });

describe('POST /people/:id/block', () => {
  it('blocks once, lists and unblocks', async () => {
    expect(countStatuses(await inParallel(50, () => block(other.id)))).toEqual({ 200: 50 });
    const list = async () => (await person.call(userBlocks.listBlocked, {})).data;
    expect(await list()).toMatchObject([{ _id: other.id, firstName: 'Öteki' }]);
    await person.call(userBlocks.unblock, { params: { id: other.id } });
    expect(await list()).toEqual([]);
    expect((await block(person.id)).code).toBe('request.rule_broken');
  });
});

describe('POST /people/:id/report', () => {
  it('keeps what is needed to judge it, 20 a day at most', async () => {
    await report(other.id, 'duel:018f');
    expect(
      await world.rows(
        sql`select user_id, reported_id, kind, reason, reference, handled_at from person_reports`,
      ),
    ).toEqual([
      {
        user_id: person.id,
        reported_id: other.id,
        kind: 'insult',
        reason: 'Kaba yazdı.',
        reference: 'duel:018f',
        handled_at: null,
      },
    ]);
    expect(countStatuses(await inParallel(50, () => report(other.id)))).toEqual({ 200: 19, 409: 31 });
    expect((await report(person.id)).code).toBe('request.rule_broken');
  });
});
