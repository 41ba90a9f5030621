import type { LeaderboardStats, MedalMonth } from '@netlik/contract/community/leaderboard';
import { levelOf } from '@netlik/domain/study/level';
import { studyDay, yearOf } from '@netlik/domain/study-day';
import { shortName } from '@netlik/domain/turkish';
import type { Transaction } from '../../db/database.ts';
import { takeLock } from '../../db/locks.sql.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { closeMonth, findMedals, findOpenMonths, findUserStats } from './leaderboard.sql.ts';

/** Awards medals for every finished month without any, including after server outages. */
export const closeMonths = async (tx: Transaction, now: Date): Promise<void> => {
  const today = studyDay(now);
  await takeLock(tx, 'medals');
  for (const month of await findOpenMonths(tx, today)) await closeMonth(tx, month, today, now);
};

// At four in the morning, because a session over midnight is still saved into the month's last day.
export const leaderboardJobs = ({ db, clock, jobs }: Deps): void =>
  jobs.define('leaderboard.medals', () => db.transaction((tx) => closeMonths(tx, clock.now())), {
    cron: '10 4 * * *',
  });

const NAMELESS = 'Bir öğrenci';

export const listMedals = async ({ db, clock }: Deps, actor: Actor, wanted: number | undefined) => {
  const today = studyDay(clock.now());
  const year = wanted ?? yearOf(today);
  const months = new Map<string, MedalMonth>();
  for (const { month, medal, minutes, userId, firstName, lastName } of await findMedals(
    db,
    actor.id,
    year,
    today,
  )) {
    const { winners } = months.get(month) ?? { winners: [] };
    const name = shortName(firstName, lastName) || NAMELESS;
    months.set(month, { month, winners: [...winners, { medal, name, minutes, isMe: userId === actor.id }] });
  }
  return { year, months: [...months.values()] };
};

export const getUserStats = async ({ db, clock }: Deps, actor: Actor): Promise<LeaderboardStats> => {
  const { xp, score, gold, silver, bronze, ...row } = await findUserStats(
    db,
    actor.id,
    studyDay(clock.now()),
  );
  return { ...row, experience: xp, totalScore: score, ...levelOf(xp), medals: { gold, silver, bronze } };
};
