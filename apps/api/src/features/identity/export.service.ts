import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/session.ts';
import { holdStill, identityExport } from './export.sql.ts';

/** Each feature that stores something of a person adds its tables here. A test compares with the schema. */
export const exportedTables = { ...identityExport };

/** One snapshot: the tables agree with each other. */
export const exportData = ({ db, clock }: Deps, actor: Actor) =>
  db.transaction(async (tx) => {
    await holdStill(tx);
    const tables: Record<string, Record<string, unknown>[]> = {};
    for (const [table, read] of Object.entries(exportedTables))
      tables[table] = (await read(tx, actor.id)).map(({ row }) => row as Record<string, unknown>);
    return { generatedAt: clock.now().toISOString(), tables };
  });
