import { type Topic, topics } from '@netlik/contract/topics';
import type { Deps } from '../../deps.ts';
import type { OnChange } from '../../http/feature-events.ts';
import { awardChallenges } from '../daily-challenges/daily-challenges.service.ts';
import { evaluateAchievements } from './achievements.service.ts';
import { findStudentsToEvaluate } from './achievements.sql.ts';

/** Below the two seconds a badge may take, and long enough to combine quick writes. */
const WAIT_MS = 700;
const BATCH_SIZE = 250;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const withoutReward: readonly Topic[] = ['alerts', 'auth-sessions', 'notifications', 'users'];

/** Topics that badges may depend on. */
const rewarding = topics.filter((topic) => !withoutReward.includes(topic));

const evaluateRewards = async (deps: Deps, userId: string): Promise<void> => {
  await awardChallenges(deps, userId);
  await evaluateAchievements(deps, [userId]);
};

/**
 * Evaluates students shortly after their writes, sequentially and outside the write's transaction. The
 * nightly job repeats what a crash loses.
 */
const evaluateSoon = (deps: Deps): OnChange => {
  const waiting = new Set<string>();
  let isPlanned = false;
  const evaluateWaiting = async () => {
    const userIds = [...waiting];
    waiting.clear();
    for (const userId of userIds)
      await evaluateRewards(deps, userId).catch((error: unknown) => {
        if (deps.jobs.isWorking()) deps.log.error({ err: error }, 'rewards not evaluated');
      });
    isPlanned = false;
    if (waiting.size > 0) plan();
  };
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => void evaluateWaiting(), WAIT_MS).unref();
  };
  return ({ people }) => {
    if (!deps.jobs.isWorking()) return;
    for (const id of people) waiting.add(id);
    plan();
  };
};

export const rewardChanges = Object.fromEntries(rewarding.map((topic) => [topic, evaluateSoon]));

/** Covers missed evaluations and new rules; returns the number of unlocked badges. */
export const evaluateEverybody = async (
  deps: Pick<Deps, 'db' | 'live' | 'clock' | 'jobs' | 'events'>,
): Promise<number> => {
  let after = FIRST_ID;
  let unlocked = 0;
  for (;;) {
    const ids = await findStudentsToEvaluate(deps.db, after, BATCH_SIZE);
    unlocked += await evaluateAchievements(deps, ids);
    const last = ids.at(-1);
    if (last === undefined || ids.length < BATCH_SIZE) return unlocked;
    after = last;
  }
};

export const rewardJobs = (deps: Deps): void => {
  deps.jobs.define(
    'rewards.evaluate',
    async () => {
      await evaluateEverybody(deps);
    },
    { cron: '40 3 * * *' },
  );
};
