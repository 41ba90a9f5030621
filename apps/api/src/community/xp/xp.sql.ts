import type { XpEntry, XpSource } from '@netlik/contract/community/xp';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';

export type Grant = {
  /** XP of a study day follows from its sessions and is never granted. */
  source: Exclude<XpSource, 'study'>;
  cause: string;
  amount: number;
  day: StudyDay;
  title?: string;
};

/** Adds the row and increases the total; 0 if already granted. Users without study get their first total. */
export const insertGrant = (db: Executor, userId: string, { source, cause, amount, day, title }: Grant) =>
  db.run(sql`
    with given as (
      insert into xp_entries (user_id, source, cause, day, amount, title)
      values (${userId}, ${source}, ${cause}, ${day}, ${amount}, ${title ?? null})
      on conflict (user_id, source, cause) do nothing returning amount),
    added as (
      insert into study_totals (user_id, seconds, sessions, correct, wrong, blank, xp, streak_days, longest_streak)
      select ${userId}, 0, 0, 0, 0, 0, amount, 0, 0 from given
      on conflict (user_id) do update set xp = study_totals.xp + excluded.xp, version = study_totals.version + 1)
    select from given`);

export const findXpEntries = (db: Executor, userId: string, limit: number, offset: number) =>
  db.many<XpEntry>(sql`
    select source, cause, day, amount, title from xp_entries where user_id = ${userId}
    order by day desc, source, cause limit ${limit} offset ${offset}`);

export const countXpEntries = async (db: Executor, userId: string): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from xp_entries where user_id = ${userId}`)
  ).count;
