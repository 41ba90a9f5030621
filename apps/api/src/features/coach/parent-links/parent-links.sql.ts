import type { ParentLink } from '@netlik/contract/coach/parent-links';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../../db/database.ts';

const columns = sql`
  id as "_id", created_at as "createdAt", expires_at as "expiresAt", revoked_at as "revokedAt",
  opened_at as "openedAt", opens`;

const SHOWN = 20;

export const findParentLinks = (db: Executor, userId: string) =>
  db.many<ParentLink>(
    sql`select ${columns} from parent_links where user_id = ${userId} order by id desc limit ${SHOWN}`,
  );

/** Null when as many are open as there may be. */
export const insertParentLink = (
  db: Executor,
  link: { id: string; userId: string; hash: Buffer; expiresAt: Date; most: number },
  now: Date,
) =>
  db.maybe<ParentLink>(sql`
    insert into parent_links (id, user_id, hash, created_at, expires_at)
    select ${link.id}, ${link.userId}, ${link.hash}, ${now}, ${link.expiresAt}
    where (select count(*) from parent_links
      where user_id = ${link.userId} and revoked_at is null and expires_at > ${now}) < ${link.most}
    returning ${columns}`);

export const revokeParentLink = (db: Executor, userId: string, id: string, now: Date) =>
  db.run(sql`
    update parent_links set revoked_at = ${now}
    where id = ${id} and user_id = ${userId} and revoked_at is null`);

/** Whose link it is, noted as opened; nobody's when it is closed, over, or the account is. */
export const openParentLink = (db: Executor, hash: Buffer, now: Date) =>
  db.maybe<{ userId: string; firstName: string }>(sql`
    update parent_links l set opened_at = ${now}, opens = l.opens + 1
    from users u
    where l.hash = ${hash} and l.revoked_at is null and l.expires_at > ${now} and u.id = l.user_id and u.is_active
    returning u.id as "userId", u.first_name as "firstName"`);

export type WeekRow = {
  days: { date: StudyDay; seconds: number }[];
  subjects: { subject: string; seconds: number }[];
  nets: { date: StudyDay; net: number }[];
  notes: { text: string; createdAt: string }[];
};

const list = (rows: ReturnType<typeof sql>, order: ReturnType<typeof sql>) =>
  sql`coalesce((select json_agg(r order by ${order}) from (${rows}) r), '[]'::json)`;

/** All of a week in one statement. */
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
    )} as notes`);
