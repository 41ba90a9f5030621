import type { RestChoice } from '@netlik/domain/study/streak-with-freezes';
import { XP } from '@netlik/domain/study/xp';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, type Sql, sql } from '../../db/database.ts';

export const deleteRollUps = async (db: Executor): Promise<void> => {
  await db.run(sql`delete from study_days`);
  await db.run(sql`delete from study_totals`);
  await db.run(sql`delete from xp_entries where source = 'study'`);
};

export const rebuildDays = (db: Executor) =>
  db.run(sql`
    insert into study_days (user_id, day, seconds, verified_seconds, sessions, quality_sum, quality_count,
      efficiency_sum, efficiency_count, correct, wrong, blank)
    select user_id, day, coalesce(sum(seconds), 0), sum(verified_seconds), count(seconds), coalesce(sum(quality), 0), count(quality),
      coalesce(sum(efficiency), 0), count(efficiency), coalesce(sum(correct), 0), coalesce(sum(wrong), 0),
      coalesce(sum(blank), 0)
    from (
      select user_id, day, seconds, verified_seconds, quality, efficiency, correct, wrong, blank from study_sessions
      union all
      select user_id, day, null, 0, null, null, correct, wrong, 0 from question_entries) rows
    group by user_id, day
    having count(seconds) > 0 or sum(correct) > 0 or sum(wrong) > 0`);

/** Must match the domain: XP per day. */
export const rebuildStudyXp = (db: Executor) =>
  db.run(sql`
    insert into xp_entries (user_id, source, cause, day, amount)
    select user_id, 'study', day::text, day, minutes * ${XP.perMinute}::int
      + case when minutes >= ${XP.fullDayMinutes}::int then ${XP.fullDayBonus}::int else 0 end
    from study_days
    cross join lateral (select least(${XP.mostMinutesADay}::int, verified_seconds / 60)::int as minutes) as whole
    where minutes > 0`);

const ledgerSum = (userId: Sql) =>
  sql`coalesce((select sum(amount) from xp_entries where user_id = ${userId}), 0)`;

/** Without streaks, which are recounted afterwards. */
export const rebuildTotals = (db: Executor) =>
  db.run(sql`
    insert into study_totals (user_id, seconds, sessions, correct, wrong, blank, xp, streak_days, longest_streak)
    select d.user_id, sum(d.seconds), sum(d.sessions), sum(d.correct), sum(d.wrong), sum(d.blank),
      ${ledgerSum(sql`d.user_id`)}, 0, 0
    from study_days d group by d.user_id`);

export const insertTotalsOfGrants = (db: Executor) =>
  db.run(sql`
    insert into study_totals (user_id, seconds, sessions, correct, wrong, blank, xp, streak_days, longest_streak)
    select user_id, 0, 0, 0, 0, 0, sum(amount), 0, 0 from xp_entries group by user_id
    on conflict (user_id) do nothing`);

export type StudiedDays = { userId: string; restChoices: RestChoice[]; days: StudyDay[] };

export const findAllStudiedDays = (db: Executor) =>
  db.many<StudiedDays>(sql`
    select d.user_id as "userId", u.rest_choices as "restChoices", json_agg(d.day order by d.day) as days
    from study_days d join users u on u.id = d.user_id where d.sessions > 0 group by d.user_id, u.rest_choices`);
