import type { Filled, Given } from './columns.ts';
import { type Tables, tables } from './tables.ts';

type Target = { raw(text: string, values: unknown[]): Promise<unknown> };

/** The name of a column. */
export const columnOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const isColumn = (value: unknown): value is { isNeeded: boolean } =>
  typeof value === 'object' && value !== null && 'isNeeded' in value;

const fill = <Name extends keyof Tables>(table: Name, given: Given<Tables[Name]>) => {
  const filled = Object.entries(tables[table])
    .filter(([, value]) => !isColumn(value))
    .map(([name, value]) => [name, typeof value === 'function' ? value() : value]);
  return { ...Object.fromEntries(filled), ...given } as Filled<Tables[Name]>;
};

/** The rows of one statement; a thousand long messages are two megabytes. */
const BATCH = 5000;

/** Inserts rows of which only what matters to the test is given. */
export const insertRows = async <Name extends keyof Tables>(
  db: Target,
  table: Name,
  given: readonly Given<Tables[Name]>[],
  onConflict: '' | 'on conflict do nothing' = '',
): Promise<Filled<Tables[Name]>[]> => {
  const rows = given.map((row) => fill(table, row));
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value])),
  );
  const columns = [...new Set(named.flatMap(Object.keys))].map((name) => `"${name}"`).join();
  for (let at = 0; at < named.length; at += BATCH)
    await db.raw(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1) ${onConflict}`,
      [JSON.stringify(named.slice(at, at + BATCH))],
    );
  return rows;
};

export const insertRow = async <Name extends keyof Tables>(
  db: Target,
  table: Name,
  given: Given<Tables[Name]>,
): Promise<Filled<Tables[Name]>> => {
  const [row] = await insertRows(db, table, [given]);
  return row!;
};

/** Inserts a row unless its key is taken, for requests that run in parallel on one row. */
export const ensureRow = async <Name extends keyof Tables>(
  db: Target,
  table: Name,
  given: Given<Tables[Name]>,
): Promise<Filled<Tables[Name]>> => {
  const [row] = await insertRows(db, table, [given], 'on conflict do nothing');
  return row!;
};
