import type {
  DailyChallenge,
  DailyChallengeInput,
  TodaysChallenge,
} from '@netlik/contract/community/daily-challenges';
import {
  type ChallengeKey,
  challengeCause,
  challengesOfDay,
  isMeasurable,
} from '@netlik/domain/community/daily-challenges/daily-challenges';
import { addDays, type StudyDay, startOfStudyDay, studyDay } from '@netlik/domain/study-day';
import type { Executor, Transaction } from '../../db/database.ts';
import { takeLock } from '../../db/locks.sql.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { ruleBroken } from '../../http/rules.ts';
import { recordAudit } from '../../platform/audit/audit.service.ts';
import { notify } from '../../platform/notifications/notifications.service.ts';
import { grantXp } from '../xp/xp.service.ts';
import { type ChallengeRow, findChallenges, findToday, replaceChallenges } from './daily-challenges.sql.ts';

type OwnChallenge = ChallengeRow & { key: ChallengeKey; current: number; isGiven: boolean };

const loadDay = async (db: Executor, userId: string, day: StudyDay): Promise<OwnChallenge[]> => {
  const { challenges, measures, given } = await findToday(
    db,
    userId,
    day,
    startOfStudyDay(day),
    startOfStudyDay(addDays(day, 1)),
  );
  return challengesOfDay(challenges ?? [], day).map((challenge) => ({
    ...challenge,
    current: Math.min(challenge.target, measures[challenge.key]),
    isGiven: given.includes(challengeCause(day, challenge.key)),
  }));
};

const isDue = ({ current, target, isGiven }: OwnChallenge) => !isGiven && current >= target;

export const getTodaysChallenges = async (deps: Deps, actor: Actor) => {
  const day = studyDay(deps.clock.now());
  const own = await loadDay(deps.db, actor.id, day);
  // Grants missing XP before replying, in case the job that grants it crashed.
  if (own.some(isDue)) await awardChallenges(deps, actor.id);
  return {
    day,
    challenges: own.map(
      ({ key, title, description, target, xpReward, current, isGiven }): TodaysChallenge => ({
        key,
        title,
        description,
        target,
        xpReward,
        // Granted challenges stay complete even if a session is deleted.
        current: isGiven ? target : current,
        isCompleted: isGiven || current >= target,
      }),
    ),
  };
};

const award = async (deps: Deps, tx: Transaction, userId: string, day: StudyDay, done: OwnChallenge[]) => {
  let earned = 0;
  const given: OwnChallenge[] = [];
  for (const challenge of done) {
    const { key, xpReward: amount, title } = challenge;
    const cause = challengeCause(day, key);
    if (!(await grantXp(tx, userId, { source: 'challenge', cause, amount, day, title }))) continue;
    given.push(challenge);
    earned += amount;
  }
  const [first] = given;
  if (!first) return;
  await notify(deps, tx, userId, {
    title: given.length === 1 ? `Görev tamam: ${first.title}`.slice(0, 120) : `${given.length} görev tamam`,
    body: `Bugünün görevlerinden ${earned} XP kazandın.`,
    category: 'success',
    type: 'challenge.completed',
    actionUrl: '/motivation/badges',
  });
  await deps.live.notifyInTransaction(tx, userId, 'changed', ['study-sessions']);
  deps.events.publishChange(tx, { topics: ['study-sessions'], people: [userId] });
};

/** A session over midnight belongs to its first day but is saved on the next. */
const LATE_MS = 4 * 3_600_000;

export const awardChallenges = async (deps: Deps, userId: string): Promise<void> => {
  const now = deps.clock.now();
  const today = studyDay(now);
  const isEarly = now.getTime() - startOfStudyDay(today).getTime() < LATE_MS;
  for (const day of isEarly ? [addDays(today, -1), today] : [today]) {
    const done = (await loadDay(deps.db, userId, day)).filter(isDue);
    if (done.length > 0) await deps.db.transaction((tx) => award(deps, tx, userId, day, done));
  }
};

const present = (row: ChallengeRow): DailyChallenge => ({ ...row, isMeasurable: isMeasurable(row.key) });

export const listDailyChallenges = async ({ db }: Deps) => ({
  challenges: (await findChallenges(db)).map(present),
});

const isWhole = ({ key, title, target }: DailyChallengeInput) => key !== '' && title !== '' && target > 0;

const asValues = (rows: readonly ChallengeRow[]) =>
  Object.fromEntries(
    rows.map(({ key, title, target, xpReward, active }) => [
      key,
      `${title}, ${target}, ${xpReward} XP${active ? '' : ', pasif'}`,
    ]),
  );

export const saveDailyChallenges = ({ db }: Deps, actor: Actor, given: readonly DailyChallengeInput[]) => {
  const rows = given.filter(isWhole);
  const seen = new Set<string>();
  for (const { key } of rows) {
    if (seen.has(key)) throw ruleBroken('challenges', `“${key}” anahtarı iki kez var`);
    seen.add(key);
  }
  return db.transaction(async (tx) => {
    await takeLock(tx, 'challenges');
    const before = asValues(await findChallenges(tx));
    await replaceChallenges(tx, rows);
    await recordAudit(tx, actor, {
      action: 'challenges.saved',
      subjectUserId: null,
      before,
      after: asValues(rows),
    });
    return { challenges: rows.map(present) };
  });
};
