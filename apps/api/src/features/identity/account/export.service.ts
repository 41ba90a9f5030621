import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../http/auth-session.ts';
import { holdStill, ownedRows, ownedTables, personRow } from './export.sql.ts';

/** Everything stored of a person, read off the schema itself: a table added tomorrow is in it tomorrow. */
export const exportData = ({ db, clock }: Deps, actor: Actor) =>
  db.transaction(async (tx) => {
    await holdStill(tx);
    const rows = (found: { row: Record<string, unknown> }[]) => found.map(({ row }) => row);
    const tables: Record<string, Record<string, unknown>[]> = { users: rows(await personRow(tx, actor.id)) };
    for (const owned of await ownedTables(tx))
      tables[owned.table] = rows(await ownedRows(tx, owned, actor.id));
    return { generatedAt: clock.now().toISOString(), tables };
  });
