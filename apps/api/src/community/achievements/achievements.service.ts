import type {
  Achievement,
  AchievementCollection,
  achievements,
} from '@netlik/contract/community/achievements';
import type { QueryOf } from '@netlik/contract/endpoint';
import {
  type AchievementRule,
  isReached,
  progressOf,
  RARITY_POINTS,
} from '@netlik/domain/community/achievements/achievement';
import { ACHIEVEMENTS } from '@netlik/domain/community/achievements/catalogue';
import { NO_FACTS } from '@netlik/domain/community/achievements/facts';
import { filterAchievements } from '@netlik/domain/community/achievements/filter-achievements';
import { studyDay } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { notify } from '../../platform/notifications/notifications.service.ts';
import { grantXp } from '../xp/xp.service.ts';
import { type FactsRow, findFacts, insertUnlocked } from './achievements.sql.ts';

type Evaluating = Pick<Deps, 'db' | 'live' | 'clock' | 'jobs' | 'events'>;

const newlyReached = ({ facts, unlocked }: FactsRow): AchievementRule[] => {
  const had = new Set(unlocked.map(({ id }) => id));
  return ACHIEVEMENTS.filter((rule) => !had.has(rule.id) && isReached(rule, facts));
};

/** Stores badges with their XP and returns the newly unlocked ones, the rarest last. */
export const unlockAchievements = async (
  tx: Transaction,
  userId: string,
  rules: readonly AchievementRule[],
  now: Date,
): Promise<AchievementRule[]> => {
  const fresh = new Set(
    await insertUnlocked(
      tx,
      userId,
      rules.map(({ id }) => id),
      now,
    ),
  );
  const unlocked = rules.filter(({ id }) => fresh.has(id));
  for (const { id, title, rarity } of unlocked)
    await grantXp(tx, userId, {
      source: 'badge',
      cause: id,
      amount: RARITY_POINTS[rarity],
      day: studyDay(now),
      title,
    });
  return unlocked.toSorted((a, b) => RARITY_POINTS[a.rarity] - RARITY_POINTS[b.rarity]);
};

/** One notification for all badges unlocked together. */
const announce = async (
  deps: Evaluating,
  tx: Transaction,
  userId: string,
  unlocked: readonly AchievementRule[],
) => {
  const best = unlocked.at(-1)!;
  const xp = unlocked.reduce((sum, { rarity }) => sum + RARITY_POINTS[rarity], 0);
  const others = unlocked.length - 1;
  await notify(deps, tx, userId, {
    title: others === 0 ? `Yeni rozet: ${best.title}` : `${unlocked.length} yeni rozet`,
    body:
      others === 0
        ? `${best.description} Tamamdır, ${xp} XP senin.`
        : `${best.title} ve ${others} rozet daha. ${xp} XP senin.`,
    category: 'success',
    type: 'achievement.unlocked',
    actionUrl: '/motivation/badges',
  });
  await deps.live.notifyInTransaction(tx, userId, 'changed', ['study-sessions']);
  deps.events.publishChange(tx, { topics: ['study-sessions'], people: [userId] });
};

/** Runs after writes and nightly; repeating it has no effect. */
export const evaluateAchievements = async (deps: Evaluating, userIds: readonly string[]): Promise<number> => {
  let count = 0;
  for (const row of await findFacts(deps.db, userIds)) {
    const reached = newlyReached(row);
    if (reached.length === 0) continue;
    count += await deps.db.transaction(async (tx) => {
      const unlocked = await unlockAchievements(tx, row.userId, reached, deps.clock.now());
      if (unlocked.length > 0) await announce(deps, tx, row.userId, unlocked);
      return unlocked.length;
    });
  }
  return count;
};

const present = (rule: AchievementRule, row: FactsRow | undefined): Achievement => {
  const { id, title, description, category, rarity, icon, step, target } = rule;
  const unlockedAt = row?.unlocked.find((one) => one.id === id)?.at ?? null;
  const { progress, currentValue } = progressOf(rule, row?.facts ?? NO_FACTS);
  return {
    id,
    title,
    description,
    category,
    rarity,
    icon,
    step,
    targetValue: target,
    points: RARITY_POINTS[rarity],
    // Unlocked badges stay unlocked even if their sessions are deleted.
    progress: unlockedAt === null ? progress : 100,
    currentValue: unlockedAt === null ? currentValue : target,
    isUnlocked: unlockedAt !== null,
    unlockedAt: unlockedAt && new Date(unlockedAt).toISOString(),
  };
};

export const listAchievements = async (
  { db }: Deps,
  actor: Actor,
  query: QueryOf<typeof achievements.list>,
): Promise<AchievementCollection> => {
  const [row] = await findFacts(db, [actor.id]);
  const all = ACHIEVEMENTS.map((rule) => present(rule, row));
  const unlocked = all.filter(({ isUnlocked }) => isUnlocked);
  return {
    stats: {
      total: all.length,
      unlocked: unlocked.length,
      completionRate: Math.floor((unlocked.length / all.length) * 100),
      points: unlocked.reduce((sum, { points }) => sum + points, 0),
    },
    achievements: filterAchievements(all, query),
  };
};
