import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { recordAudit } from '../../platform/audit/audit.service.ts';
import { findOwnedRows, findOwnedTables, findPersonRow, useSnapshot } from './export.sql.ts';

/** Tables are found by their foreign keys, so new tables are included automatically. */
export const exportData = async ({ db, clock }: Deps, actor: Actor) => {
  await db.transaction((tx) =>
    recordAudit(tx, actor, { action: 'data.exported', subjectUserId: actor.id, before: null, after: null }),
  );
  return db.transaction(async (tx) => {
    await useSnapshot(tx);
    const rows = (found: { row: Record<string, unknown> }[]) => found.map(({ row }) => row);
    const tables: Record<string, Record<string, unknown>[]> = {
      users: rows(await findPersonRow(tx, actor.id)),
    };
    for (const owned of await findOwnedTables(tx))
      tables[owned.table] = rows(await findOwnedRows(tx, owned, actor.id));
    return { generatedAt: clock.now().toISOString(), tables };
  });
};
