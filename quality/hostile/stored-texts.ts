import { type Executor, sql } from '../../apps/api/src/db/database.ts';
import { FILE_PATH } from '../../apps/api/src/storage/files.ts';

type Limit = { maxLength: number; multiline?: true; pattern?: RegExp };

const site = /^(?:\/(?![/\\])|https:\/\/)/;

/** Columns of user-written text outside `users`, by table. A new feature adds its columns here. */
const texts: Record<string, Record<string, Limit>> = {
  notifications: {
    title: { maxLength: 120 },
    body: { maxLength: 500, multiline: true },
    type: { maxLength: 62, pattern: /^[a-z][a-z.-]+$/ },
    action_url: { maxLength: 500, pattern: site },
  },
  push_subscriptions: {
    endpoint: { maxLength: 1000, pattern: /^https:\/\/[\w.-]+\// },
    p256dh: { maxLength: 100, pattern: /^[\w-]+$/ },
    auth: { maxLength: 40, pattern: /^[\w-]+$/ },
  },
  alerts: {
    title: { maxLength: 120, pattern: /\S/ },
    message: { maxLength: 800, multiline: true, pattern: /\S/ },
    cta_label: { maxLength: 64, pattern: /\S/ },
    cta_url: { maxLength: 500, pattern: site },
  },
  target_universities: {
    name: { maxLength: 100, pattern: /\S/ },
    department: { maxLength: 100, pattern: /\S/ },
    image: { maxLength: 60, pattern: FILE_PATH },
  },
  events: {
    event: { maxLength: 64, pattern: /^[a-z][\w.-]*$/i },
    path: { maxLength: 500, pattern: /^[^?#]*$/ },
    referrer: { maxLength: 500, pattern: /^[^?#]*$/ },
  },
  files: { path: { maxLength: 60, pattern: FILE_PATH } },
};

const findTextProblem = (value: string, { maxLength, multiline, pattern }: Limit): string | null => {
  if (value.includes('\ufffd')) return 'holds altered text';
  if (value.length > maxLength) return `is ${value.length} long`;
  if (value !== value.trim()) return 'is not trimmed';
  if (/\p{Cc}/u.test(multiline ? value.replace(/[\n\r\t]/g, '') : value)) return 'holds a control character';
  return pattern && !pattern.test(value) ? `holds ${JSON.stringify(value.slice(0, 60))}` : null;
};

/** Invalid texts stored outside `users`, each finding once. */
export const checkStoredTexts = async (db: Executor): Promise<string[]> => {
  const findings = new Set<string>();
  for (const [table, columns] of Object.entries(texts)) {
    const { rows } = await db.raw(`select ${Object.keys(columns).join(', ')} from ${table}`, []);
    for (const row of rows as Record<string, string | null>[])
      for (const [column, limit] of Object.entries(columns)) {
        const found = row[column] == null ? null : findTextProblem(row[column], limit);
        if (found) findings.add(`${table}.${column} ${found}`);
      }
  }
  const crowded = await db.many<{ id: string }>(
    sql`select user_id as id from target_universities group by 1 having count(*) > 10`,
  );
  if (crowded.length > 0) findings.add('somebody has more than 10 goals');
  return [...findings];
};
