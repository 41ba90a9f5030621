import type { xp } from '@netlik/contract/community/xp';
import type { QueryOf } from '@netlik/contract/endpoint';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { countXpEntries, findXpEntries, type Grant, insertGrant } from './xp.sql.ts';

/**
 * Grants XP once per cause, however often it runs in parallel; true for the call that granted it. The caller
 * must publish `study-sessions`, the topic of all XP displays.
 */
export const grantXp = async (tx: Transaction, userId: string, grant: Grant): Promise<boolean> =>
  (await insertGrant(tx, userId, grant)) === 1;

export const listXpEntries = async ({ db }: Deps, actor: Actor, query: QueryOf<typeof xp.list>) => {
  const rows = await findXpEntries(db, actor.id, query.limit, offsetOf(query));
  return pageOf(query, rows, await countXpEntries(db, actor.id));
};
