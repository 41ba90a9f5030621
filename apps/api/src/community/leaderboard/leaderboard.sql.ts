import type { Medal } from '@netlik/contract/community/leaderboard';
import { lastAdultBirthYear } from '@netlik/domain/identity/people';
import { monthStart, type StudyDay } from '@netlik/domain/study-day';
import { type Executor, type Sql, sql } from '../../db/database.ts';
import { rankingOf } from '../../db/ranking.ts';

const isShown = (today: StudyDay): Sql => sql`
  u.role = 'student' and u.is_active and u.discoverable
  and (u.guardian_confirmed_at is not null or u.birth_year <= ${lastAdultBirthYear(today)})`;

/** Finished months with study but without medals, oldest first. */
export const findOpenMonths = async (db: Executor, today: StudyDay) =>
  (
    await db.many<{ month: StudyDay }>(sql`
      select m::date as month
      from generate_series(
        (select date_trunc('month', min(day)) from study_days), ${monthStart(today)}::date - interval '1 month',
        interval '1 month') m
      where not exists (select from medal_months c where c.month = m::date) order by m`)
  ).map(({ month }) => month);

/** Medals for the three best ranks by verified minutes among students who may be shown. */
export const closeMonth = (db: Executor, month: StudyDay, today: StudyDay, now: Date) =>
  db.run(sql`
    with closed as (insert into medal_months (month, closed_at) values (${month}, ${now}) returning month),
    sums as (
      select d.user_id, floor(sum(d.verified_seconds) / 60)::int as minutes
      from study_days d join users u on u.id = d.user_id
      where d.day >= ${month}::date and d.day < ${month}::date + interval '1 month' and d.verified_seconds >= 60
        and ${isShown(today)}
      group by d.user_id),
    ranked as (select user_id, minutes, rank() over (order by minutes desc) as rank from sums)
    insert into medals (user_id, month, medal, minutes)
    select r.user_id, c.month, (array['gold', 'silver', 'bronze'])[r.rank], r.minutes
    from ranked r cross join closed c where r.rank <= 3`);

export type MedalRow = {
  month: string;
  medal: Medal;
  minutes: number;
  userId: string;
  firstName: string;
  lastName: string;
};

/** Leaves out students who opted out, except the reader. */
export const findMedals = (db: Executor, userId: string, year: number, today: StudyDay) =>
  db.many<MedalRow>(sql`
    select to_char(m.month, 'YYYY-MM') as month, m.medal, m.minutes, u.id as "userId",
      u.first_name as "firstName", u.last_name as "lastName"
    from medals m join users u on u.id = m.user_id
    where m.month between ${`${year}-01-01`} and ${`${year}-12-01`} and (u.id = ${userId} or (${isShown(today)}))
    order by m.month desc, m.minutes desc, u.id`);

export type StatsRow = {
  xp: number;
  rank: number | null;
  rankOf: number;
  score: number;
  longestStreak: number;
  monthMinutes: number;
  gold: number;
  silver: number;
  bronze: number;
  badges: number;
};

export const findUserStats = (db: Executor, userId: string, today: StudyDay) =>
  db.one<StatsRow>(sql`
    select coalesce(t.xp, 0) as xp, s.rank, coalesce((select people from study_rankings), 0) as "rankOf",
      coalesce(s.score, 0) as score, coalesce(t.longest_streak, 0) as "longestStreak",
      (select coalesce(floor(sum(verified_seconds) / 60), 0)::int from study_days d
        where d.user_id = u.id and d.day >= ${monthStart(today)}) as "monthMinutes",
      m.gold, m.silver, m.bronze,
      (select count(*)::int from user_achievements a where a.user_id = u.id) as badges
    from users u left join study_totals t on t.user_id = u.id
    left join lateral ${rankingOf(sql`u.id`)} s on true
    cross join lateral (
      select count(*) filter (where medal = 'gold')::int as gold,
        count(*) filter (where medal = 'silver')::int as silver,
        count(*) filter (where medal = 'bronze')::int as bronze
      from medals where user_id = u.id) m
    where u.id = ${userId}`);
