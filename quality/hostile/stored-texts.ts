import { type Executor, sql } from '../../apps/api/src/db/database.ts';
import { FILE_PATH } from '../../apps/api/src/storage/files.ts';

/** A column of free text: how long it may be, and whether it may hold lines. */
type Limit = { most: number; lines?: true; must?: RegExp };

const site = /^(?:\/(?![/\\])|https:\/\/)/;

/** What people write outside their own row, by table. A new feature adds its texts here. */
const texts: Record<string, Record<string, Limit>> = {
  notifications: {
    title: { most: 120 },
    body: { most: 500, lines: true },
    type: { most: 62, must: /^[a-z][a-z.-]+$/ },
    action_url: { most: 500, must: site },
  },
  push_subscriptions: {
    endpoint: { most: 1000, must: /^https:\/\/[\w.-]+\// },
    p256dh: { most: 100, must: /^[\w-]+$/ },
    auth: { most: 40, must: /^[\w-]+$/ },
  },
  alerts: {
    title: { most: 120, must: /\S/ },
    message: { most: 800, lines: true, must: /\S/ },
    cta_label: { most: 64, must: /\S/ },
    cta_url: { most: 500, must: site },
  },
  target_universities: {
    name: { most: 100, must: /\S/ },
    department: { most: 100, must: /\S/ },
    image: { most: 60, must: FILE_PATH },
  },
  events: {
    event: { most: 64, must: /^[a-z][\w.-]*$/i },
    path: { most: 500, must: /^[^?#]*$/ },
    referrer: { most: 500, must: /^[^?#]*$/ },
  },
  files: { path: { most: 60, must: FILE_PATH } },
};

const findingOf = (value: string, { most, lines, must }: Limit): string | null => {
  if (value.includes('\ufffd')) return 'holds altered text';
  if (value.length > most) return `is ${value.length} long`;
  if (value !== value.trim()) return 'is not trimmed';
  if (/\p{Cc}/u.test(lines ? value.replace(/[\n\r\t]/g, '') : value)) return 'holds a control character';
  return must && !must.test(value) ? `holds ${JSON.stringify(value.slice(0, 60))}` : null;
};

/** Everything stored outside `users` that should not have been let in, each finding once. */
export const textFindings = async (db: Executor): Promise<string[]> => {
  const findings = new Set<string>();
  for (const [table, columns] of Object.entries(texts)) {
    const { rows } = await db.raw(`select ${Object.keys(columns).join(', ')} from ${table}`, []);
    for (const row of rows as Record<string, string | null>[])
      for (const [column, limit] of Object.entries(columns)) {
        const found = row[column] == null ? null : findingOf(row[column], limit);
        if (found) findings.add(`${table}.${column} ${found}`);
      }
  }
  const crowded = await db.many<{ id: string }>(
    sql`select user_id as id from target_universities group by 1 having count(*) > 10`,
  );
  if (crowded.length > 0) findings.add('somebody has more than 10 goals');
  return [...findings];
};
