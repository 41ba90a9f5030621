import { type Executor, raw, sql } from '../../apps/api/src/db/database.ts';

// Throttles count refused attempts, so a refused call may change them.
const ignoredTables = ['throttles'];

const tables = new WeakMap<Executor, string[]>();

const listTables = async (db: Executor): Promise<string[]> => {
  const known = tables.get(db);
  if (known) return known;
  const found = await db.many<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const names = found.map(({ name }) => name).filter((name) => !ignoredTables.includes(name));
  tables.set(db, names);
  return names;
};

/**
 * A print of every table of ours, for telling whether anything was written in between: how many rows, and the
 * newest transaction that wrote one. Costs a count a table, however wide the rows are.
 */
export const fingerprint = async (db: Executor): Promise<Record<string, string>> => {
  const each = (await listTables(db)).map(
    (name) =>
      `select '${name}' as name, count(*) || ' rows, last by ' || coalesce(max(xmin::text::bigint), 0) as print from "${name}"`,
  );
  const rows = await db.many<{ name: string; print: string }>(raw(each.join(' union all ')));
  return Object.fromEntries(rows.map((row) => [row.name, row.print]));
};

export const changedTables = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(after).filter((name) => before[name] !== after[name]);
