import { type Executor, sql } from '@netlik/api/db/database';
import { duels } from '@netlik/contract/community/duels';
import type { DuelType } from '@netlik/domain/community/duels/values';
import type { TestPerson } from './world.ts';

export const challenge = async (owner: TestPerson, opponent: TestPerson, type: DuelType = 'daily') =>
  (await owner.call(duels.create, { body: { type, opponentId: opponent.id } })).data;

export const answer = (person: TestPerson, inviteId: string, accept: boolean) =>
  person.call(duels.respond, { params: { id: inviteId }, body: { accept } });

/** A running duel of two. */
export const startedDuel = async (owner: TestPerson, opponent: TestPerson, type: DuelType = 'daily') => {
  const { invites, duel } = await challenge(owner, opponent, type);
  await answer(opponent, invites[0]!.id, true);
  return duel.id;
};

/** Moves the duel back instead of the clock forward, because a token lives ten minutes. */
export const moveDuelBack = (db: Executor, id: string, hours: number) =>
  db.run(sql`
    update duels set created_at = created_at - ${hours} * interval '1 hour',
      start_at = start_at - ${hours} * interval '1 hour', end_at = end_at - ${hours} * interval '1 hour'
    where id = ${id}`);
