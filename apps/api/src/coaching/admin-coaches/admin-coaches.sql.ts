import {
  ANSWER_DAYS,
  COACH_WORK_DAYS,
  type CoachedStudent,
  type CoachListItem,
  type CoachWork,
  type coachSorts,
  type coachStatisticsSorts,
} from '@netlik/contract/coaching/admin-coaches';
import { addDays, studyDay } from '@netlik/domain/study-day';
import { isCoachedBy, isCoachingOn } from '../../db/coaching.ts';
import { type Executor, type Sql, sql } from '../../db/database.ts';
import { planRate } from '../coach-live/coach-live.sql.ts';

const DAY_MS = 86_400_000;

type Page = { limit: number; offset: number };

const personName = sql`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)`;

const isFound = (folded: string | null): Sql => sql`
  (${folded}::text is null or position(${folded} in u.name_folded) > 0 or position(${folded} in u.email) > 0)`;

const countPresent = (now: Date): Sql => sql`
  select count(*)::int from users s where s.coach_id = u.id and s.role = 'student' and ${isCoachingOn(now, sql`s`)}`;

const coachColumns = (now: Date): Sql => sql`
  u.id as "_id", ${personName} as name, u.email, u.avatar, u.city, u.created_at as "createdAt",
  u.is_active as "isActive",
  (${countPresent(now)}) as "studentCount"`;

type Sort = (typeof coachSorts)[number];
const sorts: Record<Sort, Sql> = {
  name: sql`u.first_name collate "tr-x-icu"`,
  email: sql`u.email`,
  city: sql`u.city collate "tr-x-icu"`,
  createdAt: sql`u.created_at`,
  students: sql`"studentCount"`,
};

export const findCoaches = (
  db: Executor,
  folded: string | null,
  { sort, order, limit, offset }: { sort: Sort; order: 'asc' | 'desc'; limit: number; offset: number },
  now: Date,
) => {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  return db.many<CoachListItem>(sql`
    select ${coachColumns(now)} from users u where u.role = 'coach' and ${isFound(folded)}
    order by ${sorts[sort]} ${direction}, u.last_name collate "tr-x-icu", u.id
    limit ${limit} offset ${offset}`);
};

export type CoachWorkRow = CoachWork & { coachId: string };

/**
 * Work figures of a page's coaches. Consecutive messages of a student count once and are answered by the
 * coach's next message to that student, not by one to a group.
 */
export const findCoachWork = (db: Executor, coachIds: readonly string[], now: Date) => {
  const today = studyDay(now);
  const first = addDays(today, -COACH_WORK_DAYS);
  return db.many<CoachWorkRow>(sql`
    select c.id as "coachId", (
        select round(avg(case when p.status = 'completed' then 100 else floor(100 * (${planRate}) + 1e-9) end))::int
        from users s join daily_plans p on p.user_id = s.id
        where s.coach_id = c.id and s.role = 'student' and ${isCoachingOn(now, sql`s`)} and p.source = 'coach'
          and p.status not in ('draft', 'archived') and p.day >= ${first} and p.day < ${today}) as completion,
      coalesce(w.programs, 0) as programs, w.last as "lastProgramAt", a.minutes as "answerMinutes"
    from unnest(${coachIds}::uuid[]) as c (id)
    left join lateral (
      select count(*) filter (where created_at >= ${first}::date)::int as programs, max(created_at) as last
      from daily_plans where author_id = c.id and source = 'coach') w on true
    left join lateral (
      select round(percentile_cont(0.5) within group (order by extract(epoch from answered - asked) / 60))::int as minutes
      from (
        select m.created_at as asked, (
            select min(r.created_at) from thread_messages r
            where r.thread_id = t.id and r.user_id = c.id and r.number > m.number and not r.is_to_group) as answered
        from message_threads t join thread_messages m on m.thread_id = t.id and m.user_id = t.user_id
        where t.coach_id = c.id and m.created_at >= ${new Date(now.getTime() - ANSWER_DAYS * DAY_MS)}
          and m.user_id is distinct from (
            select b.user_id from thread_messages b
            where b.thread_id = t.id and b.number < m.number and not b.is_to_group order by b.number desc limit 1)) q
      where answered is not null) a on true`);
};

export const countCoaches = async (db: Executor, folded: string | null): Promise<number> =>
  (
    await db.one<{ total: number }>(
      sql`select count(*)::int as total from users u where u.role = 'coach' and ${isFound(folded)}`,
    )
  ).total;

const formerOf = (coachId: Sql): Sql => sql`
  from coach_assignments a join users f on f.id = a.user_id
  where a.coach_id = ${coachId} and a.ended_at is not null and f.coach_id is distinct from ${coachId}`;

export type CoachFigures = CoachListItem & {
  inactive: number;
  feedbacks: number;
  averageRating: number | null;
  lastFeedbackDate: string | null;
  communication: number | null;
  programQuality: number | null;
  overallSatisfaction: number | null;
  total: number;
};

const coachFigures = (coaches: Sql, now: Date, total: Sql = sql`1`): Sql => sql`
  select ${coachColumns(now)}, (select count(distinct a.user_id)::int ${formerOf(sql`u.id`)}) as inactive, f.*,
    ${total} as total
  from ${coaches} u cross join lateral (
    select count(*)::int as feedbacks,
      round(avg((communication + program_quality + overall_satisfaction) / 3.0), 1) as "averageRating",
      max(created_at) as "lastFeedbackDate", round(avg(communication), 1) as communication,
      round(avg(program_quality), 1) as "programQuality",
      round(avg(overall_satisfaction), 1) as "overallSatisfaction"
    from coach_feedbacks where coach_id = u.id
  ) f`;

export const findFiguresOfCoach = (db: Executor, coachId: string, now: Date) =>
  db.maybe<CoachFigures>(
    coachFigures(sql`(select * from users where id = ${coachId} and role = 'coach')`, now),
  );

type StatisticsSort = (typeof coachStatisticsSorts)[number];
const statisticsSorts: Record<Exclude<StatisticsSort, 'name'>, Sql> = {
  active: sql`"studentCount"`,
  inactive: sql`inactive`,
  feedbacks: sql`feedbacks`,
  rating: sql`"averageRating"`,
  communication: sql`communication`,
  programQuality: sql`"programQuality"`,
  overallSatisfaction: sql`"overallSatisfaction"`,
  last: sql`"lastFeedbackDate"`,
};

type FiguresPage = Page & { sort: StatisticsSort; order: 'asc' | 'desc' };

/** Sorted by name, figures are computed for the page alone. */
export const findCoachFigures = (
  db: Executor,
  folded: string | null,
  { sort, order, limit, offset }: FiguresPage,
  now: Date,
) => {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  // Matches the index `users_coaches_by_name`, forwards or backwards.
  const names = sql`u.first_name collate "tr-x-icu" ${direction}, u.last_name collate "tr-x-icu" ${direction}, u.id ${direction}`;
  const found = sql`from users u where u.role = 'coach' and ${isFound(folded)}`;
  const page = sql`limit ${limit} offset ${offset}`;
  const total = sql`(select count(*)::int ${found})`;
  return db.many<CoachFigures>(
    sort === 'name'
      ? sql`${coachFigures(sql`(select u.* ${found} order by ${names} ${page})`, now, total)} order by ${names}`
      : sql`${coachFigures(sql`(select u.* ${found})`, now, total)}
          order by ${statisticsSorts[sort]} ${direction} nulls last, u.first_name collate "tr-x-icu", u.id ${page}`,
  );
};

const studentColumns = sql`
  u.id as "_id", ${personName} as name, u.email, u.avatar, u.grade, u.city`;
const byName = sql`order by u.first_name collate "tr-x-icu", u.last_name collate "tr-x-icu", u.id`;

export const findPresentStudents = (db: Executor, coachId: string, { limit, offset }: Page, now: Date) =>
  db.many<CoachedStudent>(sql`
    select ${studentColumns}, a.assigned_at as "assignedAt", null as "endedAt"
    from users u left join coach_assignments a on a.user_id = u.id and a.ended_at is null
    where ${isCoachedBy({ id: coachId, at: now }, sql`u`)} and u.role = 'student'
    ${byName} limit ${limit} offset ${offset}`);

export const findFormerStudents = (db: Executor, coachId: string, { limit, offset }: Page) =>
  db.many<CoachedStudent>(sql`
    select ${studentColumns}, past."assignedAt", past."endedAt"
    from (
      select a.user_id as id, min(a.assigned_at) as "assignedAt", max(a.ended_at) as "endedAt"
      ${formerOf(sql`${coachId}::uuid`)} group by a.user_id
    ) past join users u on u.id = past.id
    ${byName} limit ${limit} offset ${offset}`);

export const countCoached = (db: Executor, coachId: string, now: Date) =>
  db.maybe<{ active: number; inactive: number }>(sql`
    select (${countPresent(now)}) as active,
      (select count(distinct a.user_id)::int ${formerOf(sql`u.id`)}) as inactive
    from users u where u.id = ${coachId} and u.role = 'coach'`);
