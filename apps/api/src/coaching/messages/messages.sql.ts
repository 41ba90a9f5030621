import type { ThreadClosing } from '@netlik/contract/coaching/messages';
import { lastAdultBirthYear } from '@netlik/domain/identity/people';
import { studyDay } from '@netlik/domain/study-day';
import { isCoachedBy, isCoachingOn } from '../../db/coaching.ts';
import { type Executor, type Sql, sql } from '../../db/database.ts';
import type { Actor } from '../../http/auth-session.ts';

type Viewer = Pick<Actor, 'id' | 'role' | 'at'>;

/** A student's threads with the present coach, even empty, and with former ones. */
const threadsOfStudent = ({ id, at }: Viewer): Sql => sql`
  select t.id as thread_id, t.user_id as student_id, t.coach_id as person_id, t.last_message_at,
    t.student_read as own_read, t.coach_read as other_read,
    t.coach_id is not null and t.coach_id is not distinct from
      (select u.coach_id from users u where u.id = t.user_id and ${isCoachingOn(at, sql`u`)}) as is_present
  from message_threads t where t.user_id = ${id}
  union all
  select null, u.id, u.coach_id, null, 0, 0, true
  from users u where u.id = ${id} and u.coach_id is not null and ${isCoachingOn(at, sql`u`)}
    and not exists (select from message_threads t where t.user_id = u.id and t.coach_id = u.coach_id)`;

const threadsOfCoach = (coach: Viewer): Sql => sql`
  select t.id as thread_id, u.id as student_id, u.id as person_id, t.last_message_at,
    coalesce(t.coach_read, 0) as own_read, coalesce(t.student_read, 0) as other_read, true as is_present
  from users u left join message_threads t on t.user_id = u.id and t.coach_id = u.coach_id
  where u.role = 'student' and ${isCoachedBy(coach, sql`u`)}`;

const isBlocked = (by: Sql, whom: Sql): Sql =>
  sql`exists (select from person_blocks b where b.user_id = ${by} and b.blocked_id = ${whom})`;

const threads = (viewer: Viewer): Sql => sql`
  (${viewer.role === 'student' ? threadsOfStudent(viewer) : threadsOfCoach(viewer)}) x
  left join users p on p.id = x.person_id join users s on s.id = x.student_id`;

const columns = ({ id, at }: Viewer): Sql => sql`
  x.thread_id as "threadId", x.student_id as "studentId", x.person_id as "personId", p.avatar,
  coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email) as name, x.other_read as "otherRead",
  s.first_name as "studentName",
  case when not x.is_present then 'former' when ${isBlocked(sql`${id}`, sql`p.id`)} then 'blocked'
    when ${isBlocked(sql`p.id`, sql`${id}`)} then 'refused' when not p.is_active then 'suspended'
    when s.guardian_confirmed_at is null and s.birth_year > ${lastAdultBirthYear(studyDay(at))} then 'guardian' end as closed,
  (select count(*)::int from thread_messages n
    where n.thread_id = x.thread_id and n.number > x.own_read and n.user_id <> ${id}) as unread`;

export type ThreadRow = {
  threadId: string | null;
  studentId: string;
  studentName: string;
  personId: string | null;
  name: string | null;
  avatar: string | null;
  closed: ThreadClosing | null;
  unread: number;
  otherRead: number;
};

export type ListedThread = ThreadRow & {
  last: { text: string; hasPictures: boolean; isOwn: boolean; createdAt: string } | null;
  /** Milliseconds; 0 before the first message. */
  at: number;
};

/** Latest first, then empty threads by name; one statement for both roles. */
export const findThreads = (
  db: Executor,
  viewer: Viewer,
  {
    folded,
    after,
    limit,
  }: { folded: string | null; after: { at: number; id: string } | null; limit: number },
) => {
  const at = sql`coalesce(x.last_message_at, 'epoch')`;
  const name = sql`coalesce(p.name_folded, '')`;
  const id = sql`coalesce(x.person_id, x.thread_id)`;
  const says = (text: Sql) => sql`position(${folded}::text in ${text}) > 0`;
  return db.many<ListedThread>(sql`
    select ${columns(viewer)}, (extract(epoch from ${at}) * 1000)::bigint as at, l.last
    from ${threads(viewer)}
    left join lateral (
      select jsonb_build_object('text', left(m.text, 140), 'hasPictures', m.pictures <> '{}',
        'isOwn', m.user_id = ${viewer.id}, 'createdAt', to_char(m.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as last
      from thread_messages m where m.thread_id = x.thread_id
      order by ${folded === null ? sql`` : sql`${says(sql`m.text_folded`)} desc,`} m.number desc limit 1) l on true
    where ${
      folded === null
        ? sql`true`
        : sql`(${says(name)} or exists (
            select from thread_messages m where m.thread_id = x.thread_id and ${says(sql`m.text_folded`)}))`
    } and ${
      after === null
        ? sql`true`
        : sql`(${at} < to_timestamp(${after.at}::float8 / 1000) or (${at} = to_timestamp(${after.at}::float8 / 1000)
            and (${name}, ${id}) > (coalesce((select o.name_folded from users o where o.id = ${after.id}), ''), ${after.id}::uuid)))`
    }
    order by ${at} desc, ${name}, ${id} limit ${limit}`);
};

/** By thread id or the other person's id; null for outsiders. */
export const findThread = (db: Executor, viewer: Viewer, id: string) =>
  db.maybe<ThreadRow>(sql`
    select ${columns(viewer)} from ${threads(viewer)} where x.thread_id = ${id} or x.person_id = ${id} limit 1`);

/** Locks the current students of an own group until commit; null for another coach's group. */
export const lockGroup = async (tx: Executor, coach: Viewer, id: string): Promise<string[] | null> => {
  const isOwn =
    (await tx.run(sql`select from coach_groups where id = ${id} and user_id = ${coach.id} for share`)) === 1;
  if (!isOwn) return null;
  const rows = await tx.many<{ id: string }>(sql`
    select u.id from users u where u.id in (select student_id from coach_group_students where group_id = ${id})
      and ${isCoachedBy(coach, sql`u`)} order by u.id for no key update`);
  return rows.map((row) => row.id);
};

export const findThreadsWith = (db: Executor, coach: Viewer, studentIds: readonly string[]) =>
  db.many<ThreadRow>(sql`
    select ${columns(coach)} from ${threads(coach)} where x.student_id = any(${studentIds as string[]}::uuid[])
    order by p.name_folded, p.id`);

export type MessageRow = {
  id: string;
  number: number;
  userId: string;
  text: string;
  pictures: string[];
  createdAt: string;
};

const messageColumns = sql`id, number, user_id as "userId", text, pictures, created_at as "createdAt"`;

export const findMessages = (
  db: Executor,
  threadId: string,
  { before, folded, limit }: { before: number | null; folded: string | null; limit: number },
) =>
  db.many<MessageRow>(sql`
    select ${messageColumns} from thread_messages
    where thread_id = ${threadId} and ${before === null ? sql`true` : sql`number < ${before}`}
      and ${folded === null ? sql`true` : sql`position(${folded} in text_folded) > 0`}
    order by number desc limit ${limit}`);

export type Writing = { studentId: string; coachId: string; authorId: string };
export type NewMessageRow = {
  text: string;
  folded: string;
  pictures: readonly string[];
  isToGroup?: boolean;
};

/**
 * Assigns each thread's next number and creates missing threads, in one statement for many. Writing marks the
 * thread as read for its author, except in messages to a group.
 */
export const insertMessages = (
  tx: Executor,
  writing: readonly (Writing & { threadId: string; messageId: string })[],
  { text, folded, pictures, isToGroup = false }: NewMessageRow,
  now: Date,
) =>
  tx.many<MessageRow & { threadId: string }>(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(writing)}::jsonb) as
        g ("studentId" uuid, "coachId" uuid, "authorId" uuid, "threadId" uuid, "messageId" uuid)),
    next as (
      insert into message_threads as t (id, user_id, coach_id, last_number, last_message_at, student_read, coach_read)
      select "threadId", "studentId", "coachId", 1, ${now}::timestamptz, ("authorId" = "studentId")::int,
        ("authorId" = "coachId" and not ${isToGroup}::boolean)::int from given
      on conflict (user_id, coach_id) do update set last_number = t.last_number + 1, last_message_at = ${now},
        student_read = case when excluded.student_read = 1 then t.last_number + 1 else t.student_read end,
        coach_read = case when excluded.coach_read = 1 then t.last_number + 1 else t.coach_read end
      returning t.id, t.user_id, t.coach_id, t.last_number)
    insert into thread_messages (id, thread_id, user_id, number, text, text_folded, pictures, created_at, is_to_group)
    select g."messageId", n.id, g."authorId", n.last_number, ${text}, ${folded}, ${pictures as string[]}::text[], ${now},
      ${isToGroup}
    from given g join next n on n.user_id = g."studentId" and n.coach_id = g."coachId"
    returning ${messageColumns}, thread_id as "threadId"`);

export const saveRead = (
  tx: Executor,
  threadId: string,
  { isStudent, number }: { isStudent: boolean; number: number },
) => {
  const read = isStudent ? sql`student_read` : sql`coach_read`;
  return tx.run(sql`
    update message_threads set ${read} = greatest(${read}, least(${number}, last_number)) where id = ${threadId}`);
};

export const deleteOldThreads = (db: Executor, before: Date, limit: number) =>
  db.run(sql`
    delete from message_threads where id in (
      select id from message_threads where last_message_at < ${before} order by last_message_at limit ${limit})`);
