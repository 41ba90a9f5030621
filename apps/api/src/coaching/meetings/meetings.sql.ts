import type { CoachMeeting, NewMeeting } from '@netlik/contract/coaching/meetings';
import type { StudyDay } from '@netlik/domain/study-day';
import { coachAt, isCoachedBy, type StudentViewer } from '../../db/coaching.ts';
import { type Executor, type Sql, sql } from '../../db/database.ts';

const columns = sql`m.id as "_id", m.day, m.time, m.agreed`;

/** Planned meetings with a former coach lapse; past ones stay with the student. */
const isKept = (today: StudyDay, at: Date): Sql =>
  sql`(m.day < ${today} or m.agreed <> '' or m.coach_id = ${coachAt(at, sql`u`)})`;

type Span = { today: StudyDay; at: Date };

export const findMeetings = (
  db: Executor,
  studentId: string,
  { today, at }: Span,
  { limit, offset }: { limit: number; offset: number },
) =>
  db.many<CoachMeeting & { total: number }>(sql`
    select ${columns}, count(*) over ()::int as total
    from coach_meetings m join users u on u.id = m.user_id
    where m.user_id = ${studentId} and ${isKept(today, at)}
    order by m.day desc, m.time desc, m.id limit ${limit} offset ${offset}`);

const nameOf = (user: Sql) =>
  sql`coalesce(nullif(trim(${user}.first_name || ' ' || ${user}.last_name), ''), ${user}.email)`;

/** A student's meetings with the present coach, or a coach's with present students. */
export const findOwnMeetings = (
  db: Executor,
  viewer: StudentViewer,
  { from, to, today }: { from: StudyDay; to: StudyDay; today: StudyDay },
) =>
  db.many<CoachMeeting & { personId: string; personName: string }>(sql`
    select ${columns}, p.id as "personId", ${nameOf(sql`p`)} as "personName"
    from coach_meetings m join users u on u.id = m.user_id
    join users p on p.id = ${viewer.role === 'student' ? sql`m.coach_id` : sql`m.user_id`}
    where ${viewer.role === 'student' ? sql`m.user_id = ${viewer.id}` : isCoachedBy(viewer, sql`u`)}
      and m.day between ${from} and ${to} and ${isKept(today, viewer.at)}
    order by m.day, m.time, m.id limit 1000`);

/** 0 at the limit; needs the student's lock. */
export const insertMeeting = (
  tx: Executor,
  { id, studentId, coachId, most }: { id: string; studentId: string; coachId: string; most: number },
  { day, time, agreed = '' }: NewMeeting & { agreed?: string },
  now: Date,
) =>
  tx.run(sql`
    insert into coach_meetings (id, user_id, coach_id, day, time, agreed, created_at, updated_at)
    select ${id}::uuid, ${studentId}::uuid, ${coachId}::uuid, ${day}::date, ${time}, ${agreed}, ${now}::timestamptz,
      ${now}::timestamptz
    where (select count(*) from coach_meetings where user_id = ${studentId}) < ${most}`);

/** Any student's meeting, so callers must check access. */
export const lockMeeting = (tx: Executor, id: string) =>
  tx.maybe<CoachMeeting & { studentId: string }>(sql`
    select ${columns}, m.user_id as "studentId" from coach_meetings m where m.id = ${id} for update`);

/** A moved meeting is reminded of again. */
export const saveMeeting = (
  tx: Executor,
  id: string,
  { day, time, agreed }: Omit<CoachMeeting, '_id'>,
  now: Date,
) =>
  tx.run(sql`
    update coach_meetings set day = ${day}, time = ${time}, agreed = ${agreed}, updated_at = ${now},
      reminded_at = case when day = ${day} then reminded_at end
    where id = ${id}`);

export const deleteMeeting = (tx: Executor, id: string) =>
  tx.run(sql`delete from coach_meetings where id = ${id}`);

/** The day's next meetings by id that have no reminder yet. */
export const findDueMeetings = (db: Executor, day: StudyDay, at: Date, after: string, limit: number) =>
  db.many<{ id: string }>(sql`
    select m.id from coach_meetings m join users u on u.id = m.user_id
    where m.day = ${day} and m.reminded_at is null and m.id > ${after} and u.is_active
      and m.coach_id = ${coachAt(at, sql`u`)}
    order by m.id limit ${limit}`);

/** Null if another run has already sent the reminder. */
export const claimMeeting = (tx: Executor, id: string, now: Date) =>
  tx.maybe<{ studentId: string; coachId: string; studentName: string; time: string }>(sql`
    update coach_meetings m set reminded_at = ${now} from users u
    where m.id = ${id} and m.reminded_at is null and u.id = m.user_id
    returning m.user_id as "studentId", m.coach_id as "coachId", u.first_name as "studentName", m.time`);
