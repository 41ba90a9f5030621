import { type Executor, sql } from '@netlik/api/db/database';
import { type ColumnRule, textColumns } from './text-columns.ts';

/** A lone surrogate reaches the database as this. */
const ALTERED = '\ufffd';

const findTextProblem = (
  value: string,
  { maxLength, lines, untrimmed, pattern }: ColumnRule,
): string | null => {
  if (value.includes(ALTERED)) return 'holds altered text';
  if (maxLength !== undefined && value.length > maxLength) return `is ${value.length} long`;
  if (!untrimmed && value !== value.trim()) return 'is not trimmed';
  if (/\p{Cc}/u.test(lines ? value.replace(/[\n\r\t]/g, '') : value)) return 'holds a control character';
  return pattern && !pattern.test(value) ? `holds ${JSON.stringify(value.slice(0, 60))}` : null;
};

/** The text itself, or texts inside a list or object, with its keys. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)]);
};

/** Invalid texts in these tables, or in all; each finding once. */
export const checkStoredTexts = async (db: Executor, tables?: readonly string[]): Promise<string[]> => {
  const findings = new Set<string>();
  const all = (await textColumns(db)).filter(({ table }) => !tables || tables.includes(table));
  for (const table of new Set(all.map((each) => each.table))) {
    const columns = all.filter((each) => each.table === table);
    const names = columns.map(({ column }) => `"${column}"`).join(', ');
    const { rows } = await db.raw(`select ${names} from "${table}"`, []);
    for (const row of rows as Record<string, unknown>[])
      for (const { column, rule } of columns)
        for (const text of textsIn(row[column])) {
          const found = findTextProblem(text, rule);
          if (found) findings.add(`${table}.${column} ${found}`);
        }
  }
  const crowded = await db.many<{ id: string }>(
    sql`select user_id as id from target_universities group by 1 having count(*) > 10`,
  );
  if (crowded.length > 0) findings.add('somebody has more than 10 goals');
  return [...findings];
};
