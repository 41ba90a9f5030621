import type { xp } from '@netlik/contract/community/xp';
import type { QueryOf } from '@netlik/contract/endpoint';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { countXpEntries, findXpEntries, type Grant, insertGrant } from './xp.sql.ts';

/**
 * Gives XP for a cause once, however often and in parallel it is called; true for the call that gave it. The caller
 * tells the person's pages that `study-sessions` has changed: whatever shows XP shows that topic.
 */
export const grantXp = async (tx: Transaction, userId: string, grant: Grant): Promise<boolean> =>
  (await insertGrant(tx, userId, grant)) === 1;

export const listXpEntries = async ({ db }: Deps, actor: Actor, query: QueryOf<typeof xp.list>) => {
  const rows = await findXpEntries(db, actor.id, query.limit, offsetOf(query));
  return pageOf(query, rows, await countXpEntries(db, actor.id));
};
