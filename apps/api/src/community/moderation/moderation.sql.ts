import type { ModerationState, ReportedMessage, ReportedPerson } from '@netlik/contract/community/moderation';
import { MAX_COUNT } from '@netlik/domain/capped-count';
import { type Executor, type Sql, sql } from '../../db/database.ts';

const nameOf = (user: Sql) =>
  sql`coalesce(nullif(trim(${user}.first_name || ' ' || ${user}.last_name), ''), ${user}.email)`;

const columns = sql`
  p.id, p.state, p.created_at as "createdAt", p.handled_at as "handledAt",
  case when h.id is not null then ${nameOf(sql`h`)} end as "handledBy",
  case when r.id is not null then jsonb_build_object('id', r.id, 'name', ${nameOf(sql`r`)}) end as reporter,
  jsonb_build_object('id', a.id, 'name', ${nameOf(sql`a`)}, 'isActive', a.is_active) as reported`;

/** The reported message, if the reported person wrote it in a thread of the reporter. */
const people = sql`
  select ${columns}, p.kind, p.reason, p.reference, q.message
  from person_reports p join users a on a.id = p.reported_id
  left join users r on r.id = p.user_id left join users h on h.id = p.handled_by
  left join lateral (
    select jsonb_build_object('text', m.text, 'pictures', m.pictures,
      'sentAt', to_char(m.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as message
    from thread_messages m join message_threads t on t.id = m.thread_id
    where m.id = substring(p.reference from '^message:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid
      and m.user_id = p.reported_id and p.user_id in (t.user_id, t.coach_id)) q on true`;

const messages = sql`
  select ${columns}, p.room_id as "roomId", p.room_name as "roomName", coalesce(p.evidence, p.content) as content,
    p.message_id as "messageId", p.sent_at as "sentAt", p.reason, p.note,
    exists (select from room_bans b where b.room_id = p.room_id and b.user_id = p.author_id) as "isBanned",
    exists (select from room_messages m where m.id = p.message_id and m.removed_at is null) as "isShown"
  from room_message_reports p join users a on a.id = p.author_id
  left join users r on r.id = p.user_id left join users h on h.id = p.handled_by`;

export type ReportType = 'person' | 'message';
type Rows = { person: ReportedPerson; message: ReportedMessage };

const selects: Record<ReportType, Sql> = { person: people, message: messages };
const tables: Record<ReportType, Sql> = { person: sql`person_reports`, message: sql`room_message_reports` };

const inState = (state: ModerationState | undefined) => (state ? sql`p.state = ${state}` : sql`true`);

export const findReports = <T extends ReportType>(
  db: Executor,
  type: T,
  { state, limit, offset }: { state: ModerationState | undefined; limit: number; offset: number },
) =>
  db.many<Rows[T]>(sql`
    ${selects[type]} where ${inState(state)} order by p.state <> 'open', p.id desc limit ${limit} offset ${offset}`);

export const countReports = async (
  db: Executor,
  type: ReportType,
  state: ModerationState | undefined,
): Promise<number> =>
  (
    await db.one<{ total: number }>(sql`
      select count(*)::int as total
      from (select from ${tables[type]} p where ${inState(state)} limit ${MAX_COUNT + 1}) found`)
  ).total;

export const findReport = <T extends ReportType>(db: Executor, type: T, id: string) =>
  db.maybe<Rows[T]>(sql`${selects[type]} where p.id = ${id}`);

export const lockReport = (tx: Executor, type: ReportType, id: string) =>
  tx.maybe<{ state: ModerationState; reportedId: string }>(sql`
    select state, ${type === 'person' ? sql`reported_id` : sql`author_id`} as "reportedId"
    from ${tables[type]} where id = ${id} for update`);

export const saveState = (
  tx: Executor,
  type: ReportType,
  { id, state, byId }: { id: string; state: ModerationState; byId: string },
  now: Date,
) =>
  tx.run(sql`
    update ${tables[type]} set state = ${state},
      handled_at = ${state === 'open' ? null : now}, handled_by = ${state === 'open' ? null : byId}
    where id = ${id}`);
