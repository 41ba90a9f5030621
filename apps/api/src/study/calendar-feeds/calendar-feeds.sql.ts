import type { CalendarFeed, FeedApp } from '@netlik/contract/study/calendar-feeds';
import { lastAdultBirthYear } from '@netlik/domain/identity/people';
import type { Role } from '@netlik/domain/roles';
import type { FeedRows } from '@netlik/domain/study/calendar-feeds/feed-events';
import { addDays, type StudyDay, studyDay, weekStart } from '@netlik/domain/study-day';
import { coachAt, isCoachedBy } from '../../db/coaching.ts';
import { type Executor, type Sql, sql } from '../../db/database.ts';

const columns = sql`id as "_id", app, created_at as "createdAt", read_at as "readAt"`;

export const findFeeds = (db: Executor, userId: string) =>
  db.many<CalendarFeed>(
    sql`select ${columns} from calendar_feeds where user_id = ${userId} order by id desc limit 20`,
  );

/** Null at the limit; needs the owner's lock. */
export const insertFeed = (
  db: Executor,
  feed: { id: string; userId: string; hash: Buffer; app: FeedApp; most: number },
  now: Date,
) =>
  db.maybe<CalendarFeed>(sql`
    insert into calendar_feeds (id, user_id, hash, app, created_at)
    select ${feed.id}, ${feed.userId}, ${feed.hash}, ${feed.app}, ${now}
    where (select count(*) from calendar_feeds where user_id = ${feed.userId}) < ${feed.most}
    returning ${columns}`);

export const deleteFeeds = (db: Executor, userId: string, id: string | null) =>
  db.run(
    sql`delete from calendar_feeds where user_id = ${userId} and (${id}::uuid is null or id = ${id}::uuid)`,
  );

export type FeedOwner = { id: string; role: Role; createdAt: Date };

/** The feed's owner, recorded as read; null for suspended accounts and unconfirmed minors. */
export const openFeed = (db: Executor, hash: Buffer, now: Date) =>
  db.maybe<FeedOwner>(sql`
    update calendar_feeds f set read_at = ${now} from users u
    where f.hash = ${hash} and u.id = f.user_id and u.is_active and (u.role = 'coach' or u.role = 'student'
      and (u.guardian_confirmed_at is not null or u.birth_year <= ${lastAdultBirthYear(studyDay(now))}))
    returning u.id, u.role, f.created_at as "createdAt"`);

type Span = { from: StudyDay; to: StudyDay; today: StudyDay };

const MAX_OF_KIND = 1000;

const list = (rows: Sql) => sql`coalesce((select json_agg(r) from (${rows}) r), '[]'::json)`;
const changed = (column: Sql) =>
  sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "changedAt"`;

/** Meetings planned with a former coach lapse, as in the calendar. */
const meetings = (mine: Sql, name: Sql, { from, to, today }: Span, at: Date) =>
  list(sql`
    select m.id, m.day, m.time, ${name} as name, ${changed(sql`m.updated_at`)}
    from coach_meetings m join users u on u.id = m.user_id
    where ${mine} and m.day between ${from} and ${to}
      and (m.day < ${today} or m.agreed <> '' or m.coach_id = ${coachAt(at, sql`u`)})
    order by m.day, m.time, m.id limit ${MAX_OF_KIND}`);

const plans = (userId: string, { from, to }: Span) =>
  list(sql`
    select p.id::text, p.day, ${changed(sql`p.updated_at`)}, (
      select json_agg(json_build_object('id', s.id, 'subject', s.subject, 'questions', s.target_questions,
        'minutes', s.target_minutes, 'isDone', coalesce(s.choice = 'completed', false),
        'topics', (select coalesce(json_agg(t ->> 'topic'), '[]'::json) from jsonb_array_elements(s.topics) t))
        order by s.position)
      from daily_plan_subjects s where s.plan_id = p.id) as items
    from daily_plans p
    where p.user_id = ${userId} and p.day between ${from} and ${to} and p.status <> 'archived'
      and not (p.source = 'coach' and p.status = 'draft')
      and exists (select from daily_plan_subjects s where s.plan_id = p.id)
    union all
    select ${userId} || '-' || (w.week_start + w.day), w.week_start + w.day, ${changed(sql`max(w.updated_at)`)},
      json_agg(json_build_object('id', w.id, 'subject', w.subject, 'questions', null, 'minutes', null,
        'isDone', w.is_completed,
        'topics', case when coalesce(nullif(w.custom_title, ''), nullif(w.topic, '')) is null then '[]'::json
          else json_build_array(coalesce(nullif(w.custom_title, ''), w.topic)) end) order by w.position, w.id)
    from weekly_entries w
    where w.user_id = ${userId} and w.week_start between ${weekStart(from)} and ${to}
      and w.week_start + w.day between ${from} and ${to}
    group by w.week_start + w.day
    order by 2 limit ${MAX_OF_KIND}`);

const hours = (userId: string, { from, to }: Span) =>
  list(sql`
    select e ->> 'id' as id, e ->> 'start' as start, (e ->> 'minutes')::int as minutes
    from planner_weeks w, jsonb_array_elements(w.entries) e
    where w.user_id = ${userId} and w.week_start between ${addDays(from, -6)} and ${to} and e ->> 'start' is not null
    order by w.week_start limit ${MAX_OF_KIND}`);

const attempts = (userId: string, { from, to }: Span) =>
  list(sql`
    select id, day, exam_type as "examType", source, ${changed(sql`updated_at`)} from exam_attempts
    where user_id = ${userId} and day between ${from} and ${to} order by day, id limit ${MAX_OF_KIND}`);

const reminders = (userId: string, { from, to }: Span) =>
  list(sql`
    select id, day, text, is_done as "isDone", ${changed(sql`updated_at`)} from reminders
    where user_id = ${userId} and day between ${from} and ${to} order by day, id limit ${MAX_OF_KIND}`);

const target = (userId: string) => sql`
  select json_build_object('year', target_year, 'field', target_field_type, 'examDates', array(
    select json_build_object('year', year, 'tyt', tyt, 'ayt', ayt, 'ydt', ydt, 'official', official) from exam_dates))
  from users where id = ${userId}`;

export const findFeedRows = async (
  db: Executor,
  { id, role }: Pick<FeedOwner, 'id' | 'role'>,
  span: Span,
  at: Date,
): Promise<FeedRows> => {
  const nothing = { plans: [], hours: [], attempts: [], reminders: [], meetings: [], target: null };
  const { rows } = (await db.one<{ rows: Partial<FeedRows> }>(
    role === 'coach'
      ? sql`select json_build_object('meetings', ${meetings(isCoachedBy({ id, at }, sql`u`), sql`u.first_name`, span, at)}) as rows`
      : sql`select json_build_object('plans', ${plans(id, span)}, 'hours', ${hours(id, span)},
          'attempts', ${attempts(id, span)}, 'reminders', ${reminders(id, span)},
          'meetings', ${meetings(sql`m.user_id = ${id}`, sql`null::text`, span, at)}, 'target', (${target(id)})) as rows`,
  ))!;
  return { ...nothing, ...rows };
};
