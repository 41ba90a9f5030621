import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/session.ts';
<<<<<<< HEAD
import { ownedRows, ownedTables, personRow } from './export.sql.ts';
=======
import { holdStill, identityExport } from './export.sql.ts';
>>>>>>> main

/** Everything stored of a person, read off the schema itself: a table added tomorrow is in it tomorrow. */
export const exportData = ({ db, clock }: Deps, actor: Actor) =>
  db.transaction(async (tx) => {
<<<<<<< HEAD
    const rows = (found: { row: Record<string, unknown> }[]) => found.map(({ row }) => row);
    const tables: Record<string, Record<string, unknown>[]> = { users: rows(await personRow(tx, actor.id)) };
    for (const owned of await ownedTables(tx))
      tables[owned.table] = rows(await ownedRows(tx, owned, actor.id));
=======
    await holdStill(tx);
    const tables: Record<string, Record<string, unknown>[]> = {};
    for (const [table, read] of Object.entries(exportedTables))
      tables[table] = (await read(tx, actor.id)).map(({ row }) => row as Record<string, unknown>);
>>>>>>> main
    return { generatedAt: clock.now().toISOString(), tables };
  });
