import { type Executor, sql } from '@netlik/api/db/database';
import { FILE_PATH } from '@netlik/api/storage/files';

/** Exceptions to a single trimmed line. */
export type ColumnRule = {
  /** Line breaks and tabs are allowed. */
  lines?: true;
  /** Derived from trimmed text, or stored unchanged. */
  untrimmed?: true;
  maxLength?: number;
  pattern?: RegExp;
};

const site = /^(?:\/(?![/\\])|https:\/\/)/;
const prose: ColumnRule = { lines: true };

/** All other text columns contain one trimmed line without control characters. */
const rules: Record<string, ColumnRule> = {
  'users.email': { maxLength: 254 },
  'users.first_name': { maxLength: 50 },
  'users.last_name': { maxLength: 50 },
  'users.name_folded': { untrimmed: true, maxLength: 200 },
  'users.phone': { maxLength: 25 },
  'users.bio': { ...prose, maxLength: 500 },
  'users.current_school': { maxLength: 100 },
  'users.city': { maxLength: 50 },
  'users.notice_version': { maxLength: 20 },
  'users.guardian_name': { maxLength: 100 },
  'users.guardian_email': { maxLength: 254 },
  'notifications.title': { maxLength: 120 },
  'notifications.body': { ...prose, maxLength: 500 },
  'notifications.type': { maxLength: 62, pattern: /^[a-z][a-z.-]+$/ },
  'notifications.action_url': { maxLength: 500, pattern: site },
  'push_subscriptions.endpoint': { maxLength: 1000, pattern: /^https:\/\/[\w.-]+\// },
  'push_subscriptions.p256dh': { maxLength: 100, pattern: /^[\w-]+$/ },
  'push_subscriptions.auth': { maxLength: 40, pattern: /^[\w-]+$/ },
  'alerts.title': { maxLength: 120, pattern: /\S/ },
  'alerts.message': { ...prose, maxLength: 800, pattern: /\S/ },
  'alerts.cta_label': { maxLength: 64, pattern: /\S/ },
  'alerts.cta_url': { maxLength: 500, pattern: site },
  'target_universities.name': { maxLength: 100, pattern: /\S/ },
  'target_universities.department': { maxLength: 100, pattern: /\S/ },
  'target_universities.image': { maxLength: 60, pattern: FILE_PATH },
  'events.event': { maxLength: 64, pattern: /^[a-z][\w.-]*$/i },
  'events.path': { maxLength: 500, pattern: /^[^?#]*$/ },
  'events.referrer': { maxLength: 500, pattern: /^[^?#]*$/ },
  'events.meta': { lines: true, untrimmed: true },
  'files.path': { maxLength: 60, pattern: FILE_PATH },
  'study_sessions.notes': { ...prose, maxLength: 500 },
  'study_sessions.notes_folded': { ...prose, untrimmed: true },
  'study_runs.metadata': { lines: true, untrimmed: true },
  'question_entries.note': { ...prose, maxLength: 500 },
  'landing_settings.settings': { lines: true },
  'reminders.text': { ...prose, maxLength: 5000 },
  'report_messages.content': { ...prose, maxLength: 2000 },
  'reports.title': { maxLength: 120 },
  'reports.text_folded': { untrimmed: true },
  'assistant_exchanges.question': { ...prose, maxLength: 1000 },
  'assistant_exchanges.answer': { ...prose, maxLength: 8000 },
  'room_message_reports.content': { ...prose, maxLength: 1000 },
  'room_messages.content': { ...prose, maxLength: 1000 },
  'coach_meetings.agreed': { ...prose, maxLength: 1000 },
  'coach_meetings.time': { maxLength: 5, pattern: /^\d\d:\d\d$/ },
  'preference_comments.body': { ...prose, maxLength: 500 },
  'preference_comments.code': { maxLength: 9, pattern: /^\d{9}$/ },
  'thread_messages.text': { ...prose, maxLength: 2000 },
  'thread_messages.text_folded': { ...prose, untrimmed: true },
  'thread_messages.pictures': { maxLength: 60, pattern: FILE_PATH },
  'rooms.description': { ...prose, maxLength: 300 },
  'rooms.name': { maxLength: 60 },
  'routine_templates.title': { maxLength: 80 },
  'mails.body_text': { lines: true, untrimmed: true },
  'mails.body_html': { lines: true, untrimmed: true },
  'mails.last_error': { lines: true, untrimmed: true },
};

export type TextColumn = { table: string; column: string; rule: ColumnRule };

const found = new WeakMap<Executor, TextColumn[]>();

/** Read from the schema, so that new tables are covered. */
export const textColumns = async (db: Executor): Promise<TextColumn[]> => {
  const known = found.get(db);
  if (known) return known;
  const rows = await db.many<{ table: string; column: string }>(sql`
    select c.table_name as table, c.column_name as column
    from information_schema.columns c join pg_tables t on t.schemaname = c.table_schema and t.tablename = c.table_name
    where c.table_schema = 'public' and c.udt_name in ('text', 'varchar', 'bpchar', '_text', '_varchar', 'json', 'jsonb')
    order by 1, 2`);
  const columns = rows.map(({ table, column }) => ({
    table,
    column,
    rule: rules[`${table}.${column}`] ?? {},
  }));
  found.set(db, columns);
  return columns;
};

/** Rules for columns that no longer exist. */
export const outdatedRules = (columns: readonly TextColumn[]): string[] => {
  const names = new Set(columns.map(({ table, column }) => `${table}.${column}`));
  return Object.keys(rules).filter((name) => !names.has(name));
};
