import type { ParentLink } from '@netlik/contract/coaching/parent-links';
import type { StudyDay } from '@netlik/domain/study-day';
import { isReportAllowed } from '../../db/coaching.ts';
import { type Executor, sql } from '../../db/database.ts';
import { planRate } from '../coach-live/coach-live.sql.ts';
import { goal } from '../coach-students/coach-students.sql.ts';

const columns = sql`
  id as "_id", created_at as "createdAt", expires_at as "expiresAt", revoked_at as "revokedAt",
  opened_at as "openedAt", opens, coach_id is not null as "byCoach"`;

const SHOWN = 20;

export const findParentLinks = (db: Executor, userId: string, coachId: string | null = null) =>
  db.many<ParentLink>(sql`
    select ${columns} from parent_links
    where user_id = ${userId} and (${coachId}::uuid is null or coach_id = ${coachId}) order by id desc limit ${SHOWN}`);

export type NewParentLink = {
  id: string;
  userId: string;
  hash: Buffer;
  expiresAt: Date;
  most: number;
  coachId?: string | null;
  days?: number;
};

/** Null at the limit of open links. */
export const insertParentLink = (
  db: Executor,
  { coachId = null, days = 7, ...link }: NewParentLink,
  now: Date,
) =>
  db.maybe<ParentLink>(sql`
    insert into parent_links (id, user_id, hash, created_at, expires_at, coach_id, days)
    select ${link.id}, ${link.userId}, ${link.hash}, ${now}, ${link.expiresAt}, ${coachId}::uuid, ${days}
    where (select count(*) from parent_links
      where user_id = ${link.userId} and coach_id is not distinct from ${coachId}::uuid and revoked_at is null and expires_at > ${now}) < ${link.most}
    returning ${columns}`);

/** Students close any of their links, coaches only their own. */
export const revokeParentLink = (
  db: Executor,
  userId: string,
  id: string,
  now: Date,
  coachId: string | null = null,
) =>
  db.run(sql`
    update parent_links set revoked_at = ${now}
    where id = ${id} and user_id = ${userId} and revoked_at is null
      and (${coachId}::uuid is null or coach_id = ${coachId})`);

/** The link's owner, recorded as opened; null if the link or account is closed or expired. */
export const openParentLink = (db: Executor, hash: Buffer, now: Date) =>
  db.maybe<{ userId: string; firstName: string; days: number; byCoach: boolean }>(sql`
    update parent_links l set opened_at = ${now}, opens = l.opens + 1
    from users u
    where l.hash = ${hash} and l.revoked_at is null and l.expires_at > ${now} and u.id = l.user_id and u.is_active
      and (l.coach_id is null or (l.coach_id = u.coach_id and ${isReportAllowed(now)}))
    returning u.id as "userId", u.first_name as "firstName", l.days, l.coach_id is not null as "byCoach"`);

export type WeekRow = {
  days: { date: StudyDay; seconds: number }[];
  subjects: { subject: string; seconds: number }[];
  nets: { date: StudyDay; net: number }[];
  notes: { text: string; createdAt: string }[];
  weeklyGoalMinutes: number;
  completion: number | null;
};

const list = (rows: ReturnType<typeof sql>, order: ReturnType<typeof sql>) =>
  sql`coalesce((select json_agg(r order by ${order}) from (${rows}) r), '[]'::json)`;

/** A whole period in one statement; today's program is still open. */
export const findParentWeek = (db: Executor, userId: string, from: StudyDay, to: StudyDay) =>
  db.one<WeekRow>(sql`
    select ${list(
      sql`select day as date, seconds::int as seconds from study_days
        where user_id = ${userId} and day between ${from} and ${to}`,
      sql`r.date`,
    )} as days, ${list(
      sql`select subject, sum(seconds)::int as seconds from study_sessions
        where user_id = ${userId} and day between ${from} and ${to} group by subject
        order by 2 desc limit 8`,
      sql`r.seconds desc, r.subject`,
    )} as subjects, ${list(
      sql`select day as date, (correct - wrong / 4.0)::float8 as net, id from exam_attempts
        where user_id = ${userId} and exam_type = 'TYT' order by day desc, id desc limit 5`,
      sql`r.date, r.id`,
    )} as nets, ${list(
      sql`select body as text, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
        id from coach_notes
        where student_id = ${userId} and kind = 'parents' and seen_at is not null order by id desc limit 5`,
      sql`r.id desc`,
    )} as notes, (select ${goal} from users u where u.id = ${userId}) as "weeklyGoalMinutes",
      (select round(avg(case when p.status = 'completed' then 100 else floor(100 * (${planRate}) + 1e-9) end))::int
        from daily_plans p where p.user_id = ${userId} and p.source = 'coach' and p.status not in ('draft', 'archived')
          and p.day >= ${from} and p.day < ${to}) as completion`);
