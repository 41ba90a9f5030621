import type { BodyOf } from '@netlik/contract/endpoint';
import type { RunNews, StudyRun, studyRuns } from '@netlik/contract/study/study-runs';
import { type RunClock, sessionSeconds } from '@netlik/domain/study/study-runs/run';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { blankSession, withFeedback } from '../study-sessions/session-row.ts';
import type { SessionRow } from '../study-sessions/study-sessions.sql.ts';
import type { RunRow, ShownRun } from './study-runs.sql.ts';

export const clockOf = (run: RunRow): RunClock => ({
  openedAt: Date.parse(run.openedAt),
  startedAt: Date.parse(run.startedAt),
  lastSeenAt: Date.parse(run.lastSeenAt),
  plannedSeconds: run.plannedSeconds,
  accumulatedSeconds: run.accumulatedSeconds,
  verifiedSeconds: run.verifiedSeconds,
  paused: run.metadata.state === 'paused',
});

export const withClock = (run: RunRow, clock: RunClock): RunRow => ({
  ...run,
  lastSeenAt: new Date(clock.lastSeenAt).toISOString(),
  accumulatedSeconds: clock.accumulatedSeconds,
  verifiedSeconds: clock.verifiedSeconds,
});

export const presentRun = (run: ShownRun, actor: Actor, now: Date): StudyRun => ({
  id: run.id,
  subject: run.subject,
  technique: run.technique,
  startedAt: run.startedAt,
  accumulatedSeconds: run.accumulatedSeconds,
  verifiedSeconds: run.verifiedSeconds,
  plannedSeconds: run.plannedSeconds,
  lastTickAt: run.lastSeenAt,
  serverNow: now.toISOString(),
  dailyPlanId: run.dailyPlanId,
  subjectIndex: run.subjectIndex,
  metadata: run.metadata,
  mine: run.holderId === actor.sessionId,
});

type StopBody = BodyOf<typeof studyRuns.stop>;
export type Ending = Pick<
  StopBody,
  'session' | 'technique' | 'plannedMinutes' | 'dailyPlanId' | 'subjectIndex'
>;

/** The run's place in a plan is newer than the device's, because subjects may have been reordered. */
const planPlace = (row: SessionRow, { dailyPlanId, subjectIndex }: Ending) =>
  dailyPlanId === undefined || (row.subjectIndex !== null && dailyPlanId === row.dailyPlanId)
    ? { dailyPlanId: row.dailyPlanId, subjectIndex: row.subjectIndex }
    : { dailyPlanId, subjectIndex: dailyPlanId === null ? null : (subjectIndex ?? null) };

/** Applies the student's input at the end of the run. */
export const applyEnding = (row: SessionRow, ending: Ending): SessionRow =>
  withFeedback(
    {
      ...row,
      technique: ending.technique ?? row.technique,
      plannedSeconds: ending.plannedMinutes ? ending.plannedMinutes * 60 : row.plannedSeconds,
      ...planPlace(row, ending),
    },
    ending.session ?? {},
  );

/** Null if the run was too short. */
export const sessionOf = (run: RunRow, ending: Ending): SessionRow | null => {
  const seconds = sessionSeconds(run.accumulatedSeconds);
  if (seconds === 0) return null;
  return applyEnding(
    blankSession({
      subject: run.subject,
      technique: run.technique,
      source: 'timer',
      startedAt: run.startedAt,
      seconds,
      verifiedSeconds: Math.min(seconds, run.verifiedSeconds),
      plannedSeconds: null,
      dailyPlanId: run.dailyPlanId,
      subjectIndex: run.subjectIndex,
    }),
    ending,
  );
};

export const notifyRunChanged = async (
  { live, events }: Pick<Deps, 'live' | 'events'>,
  tx: Transaction,
  userId: string,
  event: RunNews,
): Promise<void> => {
  await live.notifyInTransaction(tx, userId, 'study.run', event);
  events.publishChange(tx, { topics: ['study-runs'], people: [userId] });
};
