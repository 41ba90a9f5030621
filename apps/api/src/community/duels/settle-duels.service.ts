import type { Topic } from '@netlik/contract/topics';
import { ANSWER_MS, duelWinner, winnerXp } from '@netlik/domain/community/duels/duel';
import { studyDay } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { inBatches } from '../../jobs/batches.ts';
import { notify } from '../../platform/notifications/notifications.service.ts';
import { grantXp } from '../xp/xp.service.ts';
import { resultNotice, unansweredNotice } from './duel-notices.ts';
import { type DuelRow, findDuel } from './duels.sql.ts';
import {
  cancelDuel,
  findOverdueDuels,
  findOverdueDuelsOf,
  type LockedDuel,
  lockDuel,
  saveResult,
} from './duels-write.sql.ts';
import { countMinutes } from './present-duel.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';
const SHOWN: readonly Topic[] = ['duels'];
const SHOWN_WITH_XP: readonly Topic[] = ['duels', 'study-sessions'];

/** Notifies pages and subscribed features after the commit. */
export const publishToPages = (
  { live, events }: Pick<Deps, 'live' | 'events'>,
  tx: Transaction,
  userIds: Iterable<string | null>,
  topics = SHOWN,
) => {
  const people = [...new Set(userIds)].filter((id) => id !== null);
  events.publishChange(tx, { topics, people });
  return live.notifyAfterCommit(
    tx,
    people.map((userId) => ({ userId, type: 'changed', data: topics })),
  );
};

export const isOverdue = (
  { status, createdAt, endAt }: Pick<LockedDuel, 'status' | 'createdAt' | 'endAt'>,
  now: Date,
): boolean =>
  status === 'active'
    ? Date.parse(endAt!) <= now.getTime()
    : status === 'pending' && Date.parse(createdAt) + ANSWER_MS <= now.getTime();

const rewardWinner = async (tx: Transaction, duel: LockedDuel, userId: string, at: Date) => {
  const amount = winnerXp(duel.type);
  await grantXp(tx, userId, {
    source: 'duel',
    cause: duel.id,
    amount,
    day: studyDay(at),
    title: 'Düello galibiyeti',
  });
  return amount;
};

/** Stores the final result; needs the duel's lock. */
export const finishDuel = async (
  deps: Deps,
  tx: Transaction,
  duel: LockedDuel,
  { at, early }: { at: Date; early: boolean },
): Promise<void> => {
  const row = (await findDuel(tx, NOBODY, duel.id)) as DuelRow;
  const scores = countMinutes(row, at.toISOString());
  const winner = early ? null : duelWinner(scores);
  const results = scores.map(({ key, minutes }) => ({ key, minutes, won: key === winner?.key }));
  await saveResult(tx, duel.id, results, { finishedAt: at, early });
  const xp = winner?.userId ? await rewardWinner(tx, duel, winner.userId, at) : 0;
  for (const { key, userId, minutes } of scores) {
    const outcome = {
      minutes,
      won: key === winner?.key,
      winnerMinutes: winner?.minutes ?? null,
      xp,
      early,
    };
    // The owner who ends it early needs no notification.
    if (userId && !(early && userId === duel.ownerId))
      await notify(deps, tx, userId, resultNotice(duel, outcome));
  }
  const people = scores.map(({ userId }) => userId);
  await publishToPages(
    deps,
    tx,
    people.filter((id) => id !== winner?.userId),
  );
  if (winner) await publishToPages(deps, tx, [winner.userId], SHOWN_WITH_XP);
};

const cancelUnanswered = async (deps: Deps, tx: Transaction, duel: LockedDuel) => {
  await cancelDuel(tx, duel.id);
  const row = (await findDuel(tx, NOBODY, duel.id)) as DuelRow;
  if (duel.ownerId) await notify(deps, tx, duel.ownerId, unansweredNotice(duel));
  await publishToPages(deps, tx, [duel.ownerId, row.opponent?.id ?? null]);
};

/** The lock lets only one of several callers decide an overdue duel. */
export const settleDuel = (deps: Deps, id: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const duel = await lockDuel(tx, id);
    if (!duel || !isOverdue(duel, deps.clock.now())) return;
    if (duel.status === 'pending') await cancelUnanswered(deps, tx, duel);
    else await finishDuel(deps, tx, duel, { at: new Date(duel.endAt!), early: false });
  });

const overdueAt = (now: Date) => ({ now, createdBefore: new Date(now.getTime() - ANSWER_MS) });

/** Decides overdue duels before a person reads them, in case no job has run. */
export const settleDuelsOf = async (deps: Deps, userId: string): Promise<void> => {
  for (const { id } of await findOverdueDuelsOf(deps.db, userId, overdueAt(deps.clock.now())))
    await settleDuel(deps, id);
};

export const settleDuels = async (deps: Deps): Promise<void> => {
  const overdue = overdueAt(deps.clock.now());
  await inBatches(
    (after, limit) => findOverdueDuels(deps.db, overdue, after, limit),
    ({ id }) => settleDuel(deps, id),
  );
};

export const duelJobs = (deps: Deps) => {
  deps.jobs.define('duels.settle', () => settleDuels(deps), { cron: '* * * * *' });
};
