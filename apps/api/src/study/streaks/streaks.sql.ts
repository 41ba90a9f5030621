import type { RestChoice } from '@netlik/domain/study/streak-with-freezes';
import { addDays, type StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';

export const findRestAndDays = (db: Executor, userId: string) =>
  db.one<{ restChoices: RestChoice[]; days: StudyDay[] }>(sql`
    select u.rest_choices as "restChoices",
      coalesce((select json_agg(d.day) from study_days d where d.user_id = u.id and d.sessions > 0), '[]') as days
    from users u where u.id = ${userId}`);

export const saveRestChoices = (tx: Executor, userId: string, choices: readonly RestChoice[]) =>
  tx.run(sql`update users set rest_choices = ${JSON.stringify(choices)}::jsonb where id = ${userId}`);

export type StreakRow = {
  id: string;
  days: number;
  freezes: number;
  until: StudyDay;
  end: StudyDay;
  restChoices: RestChoice[];
};

const columns = sql`t.user_id as id, t.streak_days as days, t.freezes, t.streak_until as until, t.streak_end as end,
  u.rest_choices as "restChoices"`;

export const findOpenStreaks = (db: Executor, today: StudyDay, least: number, after: string, limit: number) =>
  db.many<StreakRow>(sql`
    select ${columns} from study_totals t join users u on u.id = t.user_id
    where t.streak_until >= ${today} and t.streak_end < ${today} and t.streak_days >= ${least} and u.is_active
      and t.streak_warned is distinct from ${today} and t.user_id > ${after}
    order by t.user_id limit ${limit}`);

/** The next people by id with a streak that survived yesterday without study. */
export const findKeptStreaks = (db: Executor, today: StudyDay, least: number, after: string, limit: number) =>
  db.many<StreakRow>(sql`
    select ${columns} from study_totals t join users u on u.id = t.user_id
    where t.streak_until >= ${today} and t.streak_end < ${addDays(today, -1)} and t.streak_days >= ${least}
      and u.is_active and t.streak_told is distinct from ${today} and t.user_id > ${after}
    order by t.user_id limit ${limit}`);

/** 0 if another run has claimed it or the streak has changed. */
export const claimWarning = (tx: Executor, userId: string, end: StudyDay, today: StudyDay) =>
  tx.run(sql`
    update study_totals set streak_warned = ${today}
    where user_id = ${userId} and streak_end = ${end} and streak_warned is distinct from ${today}`);

export const claimWord = (tx: Executor, userId: string, end: StudyDay, today: StudyDay) =>
  tx.run(sql`
    update study_totals set streak_told = ${today}
    where user_id = ${userId} and streak_end = ${end} and streak_told is distinct from ${today}`);
