import { duels } from '@netlik/contract/community/duels';
import { users } from '@netlik/contract/identity/users';
import { clippedSeconds } from '@netlik/domain/community/duels/duel';
import { challenge, moveDuelBack, startedDuel } from '@netlik/testkit/duel';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { insertStudied } from '@netlik/testkit/studied';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { settleDuels } from './settle-duels.service.ts';

let world: World;
let owner: TestPerson;
let opponent: TestPerson;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  owner = await world.person();
  opponent = await world.person();
});
afterAll(() => world.close());

const HOUR = 3600;
const board = async (person: TestPerson, id: string) =>
  (await person.call(duels.scoreboard, { params: { id } })).data;
const complete = (person: TestPerson, id: string) => person.call(duels.complete, { params: { id } });
const ago = (seconds: number) => new Date(world.clock.now().getTime() - seconds * 1000).toISOString();
const study = (person: TestPerson, secondsAgo: number, seconds: number, verified = seconds) =>
  insertStudied(world.db, { userId: person.id, startedAt: ago(secondsAgo), seconds, verified });
const minutes = async (person: TestPerson, id: string) => (await board(owner, id)).duel.liveScores[person.id];
const oldDuel = async () => {
  const id = await startedDuel(owner, opponent);
  await moveDuelBack(world.db, id, 23);
  return id;
};
const xpOf = async (person: TestPerson) =>
  await world.rows<{ amount: number; cause: string }>(
    sql`select amount, cause from xp_entries where user_id = ${person.id} and source = 'duel'`,
  );
const results = (person: TestPerson) =>
  world.rows<{
    type: string;
  }>(sql`select type from notifications where user_id = ${person.id} and type like 'duel.%'
    and type not in ('duel.challenge', 'duel.accepted') order by id`);

describe('the scores of a running duel', () => {
  it('count verified study between start and end, with the part of a session that is inside', async () => {
    const id = await oldDuel();
    await study(owner, 2 * HOUR, HOUR);
    await study(owner, 4 * HOUR, HOUR, 0);
    await study(owner, 23.5 * HOUR, HOUR);
    await study(owner, 30 * HOUR, HOUR);
    await study(opponent, HOUR, 600, 300);
    const { scores, duel } = await board(opponent, id);
    expect(scores.map(({ userId, minutes: m }) => [userId, m])).toEqual([
      [owner.id, 90],
      [opponent.id, 5],
    ]);
    expect(duel.liveScores).toEqual({ [owner.id]: 90, [opponent.id]: 5 });
  });

  it('count the running session as far as the server has seen it', async () => {
    const id = await oldDuel();
    await insertRow(world.db, 'study_runs', {
      userId: opponent.id,
      openedAt: ago(1500),
      startedAt: ago(1500),
      lastSeenAt: ago(0),
      plannedSeconds: 3000,
      accumulatedSeconds: 1500,
      verifiedSeconds: 1200,
      staleAt: ago(-3000),
    });
    expect(await minutes(opponent, id)).toBe(20);
  });

  it('equal the rule for any sessions', { timeout: 60_000 }, async () => {
    const id = await oldDuel();
    const { startAt, endAt } = (await board(owner, id)).duel;
    const window = { from: Date.parse(startAt!), to: Date.parse(endAt!) };
    const session = fc.record({
      secondsAgo: fc.integer({ min: 0, max: 60 * HOUR }),
      seconds: fc.integer({ min: 5, max: 30 * HOUR }),
      verified: fc.integer({ min: 0, max: 30 * HOUR }),
    });
    const property = fc.asyncProperty(fc.array(session, { maxLength: 8 }), async (sessions) => {
      await world.db.run(sql`delete from study_sessions where user_id = ${owner.id}`);
      let expected = 0;
      for (const { secondsAgo, seconds, verified } of sessions) {
        const verifiedSeconds = Math.min(seconds, verified);
        await study(owner, secondsAgo, seconds, verifiedSeconds);
        expected += clippedSeconds(
          { startedAt: Date.parse(ago(secondsAgo)), seconds, verifiedSeconds },
          window,
        );
      }
      expect(await minutes(owner, id)).toBe(Math.floor(expected / 60));
    });
    await fc.assert(property, { numRuns: 20 });
  });

  it('take two statements at most, for a list too', async () => {
    const id = await oldDuel();
    await startedDuel(owner, await world.person());
    // The first call also reads the token's session.
    await board(owner, id);
    expect(await world.statements(() => board(owner, id))).toBeLessThanOrEqual(2);
    for (const read of [duels.active, duels.list, duels.summary])
      expect(await world.statements(() => owner.call(read, {}))).toBeLessThanOrEqual(2);
  });
});

describe('the end of a duel', () => {
  it('is decided on reading: the winner gets XP once, and no edit changes the result', async () => {
    const id = await oldDuel();
    await study(owner, 2 * HOUR, HOUR);
    await study(opponent, 2 * HOUR, 30 * 60);
    await moveDuelBack(world.db, id, 1.5);
    await world.db.run(
      sql`update study_sessions set started_at = started_at - interval '2 hours' where user_id in (${owner.id}, ${opponent.id})`,
    );
    const boards = await inParallel(50, () => board(owner, id));
    for (const { duel } of boards)
      expect(duel).toMatchObject({ status: 'finished', endedEarly: false, winnerUserId: owner.id });
    expect(boards[0]!.duel.finishedAt).toBe(boards[0]!.duel.endAt);
    await settleDuels(world.deps);
    expect(await xpOf(owner)).toEqual([{ amount: 30, cause: id }]);
    expect(await xpOf(opponent)).toEqual([]);
    expect([await results(owner), await results(opponent)]).toEqual([
      [{ type: 'duel.won' }],
      [{ type: 'duel.lost' }],
    ]);
    await world.db.run(sql`update study_sessions set verified_seconds = 0 where user_id = ${owner.id}`);
    expect((await board(opponent, id)).duel).toEqual({ ...boards[0]!.duel, invite: null });
    expect((await owner.call(duels.summary, {})).data).toEqual({ active: 0, finished: 1, won: 1 });
  });

  it('is decided by the job as well; a tie has no winner', async () => {
    const id = await oldDuel();
    await study(owner, 2 * HOUR, 30 * 60 + 10);
    await study(opponent, 2 * HOUR, 30 * 60 + 50);
    await moveDuelBack(world.db, id, 1);
    await Promise.all([settleDuels(world.deps), settleDuels(world.deps), settleDuels(world.deps)]);
    expect((await owner.call(duels.list, {})).data).toMatchObject([
      { id, status: 'finished', winnerUserId: null, liveScores: { [owner.id]: 30, [opponent.id]: 30 } },
    ]);
    expect([await xpOf(owner), await results(owner)]).toEqual([[], [{ type: 'duel.tied' }]]);
  });

  it('can be brought forward by the owner, once of 50, without XP', async () => {
    const id = await oldDuel();
    await study(owner, 2 * HOUR, HOUR);
    expect((await complete(opponent, id)).code).toBe('duel.owner_only');
    expect((await complete(await world.person(), id)).code).toBe('duel.not_found');
    const answers = await inParallel(50, () => complete(owner, id));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 49 });
    expect((await board(opponent, id)).duel).toMatchObject({
      status: 'finished',
      endedEarly: true,
      winnerUserId: null,
      finishedAt: world.clock.now().toISOString(),
      liveScores: { [owner.id]: 60, [opponent.id]: 0 },
    });
    expect([await xpOf(owner), await results(opponent)]).toEqual([[], [{ type: 'duel.ended' }]]);
  });

  it('does not wait for an opponent longer than a day', async () => {
    const { duel, invites } = await challenge(owner, opponent);
    await moveDuelBack(world.db, duel.id, 24);
    const late = await opponent.call(duels.respond, {
      params: { id: invites[0]!.id },
      body: { accept: true },
    });
    expect(late.code).toBe('duel.not_active');
    expect((await owner.call(duels.active, {})).data).toEqual([]);
    expect(await results(owner)).toEqual([{ type: 'duel.canceled' }]);
  });

  it('stays for the others when somebody erases the account', async () => {
    const id = await oldDuel();
    await study(opponent, 2 * HOUR, HOUR);
    await moveDuelBack(world.db, id, 2);
    await settleDuels(world.deps);
    expect((await opponent.call(users.remove, { params: { id: opponent.id } })).status).toBe(200);
    const { duel, scores } = await board(owner, id);
    expect(scores[0]).toMatchObject({ minutes: 60, person: null });
    expect(duel.winnerUserId).toBe(scores[0]!.userId);
  });
});
