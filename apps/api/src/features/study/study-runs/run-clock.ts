import type { BodyOf } from '@netlik/contract/endpoint';
import type { RunNews, StudyRun, studyRuns } from '@netlik/contract/study/study-runs';
import { type RunClock, sessionSeconds } from '@netlik/domain/study/study-runs/run';
import { studyDay } from '@netlik/domain/study-day';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../http/auth-session.ts';
import { newId } from '../../../ids.ts';
import { withFeedback } from '../study-sessions/session-row.ts';
import type { SessionRow } from '../study-sessions/study-sessions.sql.ts';
import type { RunRow } from './study-runs.sql.ts';

export const clockOf = (run: RunRow): RunClock => ({
  openedAt: Date.parse(run.openedAt),
  startedAt: Date.parse(run.startedAt),
  lastSeenAt: Date.parse(run.lastSeenAt),
  plannedSeconds: run.plannedSeconds,
  accumulatedSeconds: run.accumulatedSeconds,
  verifiedSeconds: run.verifiedSeconds,
});

export const withClock = (run: RunRow, clock: RunClock): RunRow => ({
  ...run,
  lastSeenAt: new Date(clock.lastSeenAt).toISOString(),
  accumulatedSeconds: clock.accumulatedSeconds,
  verifiedSeconds: clock.verifiedSeconds,
});

export const presentRun = (run: RunRow, actor: Actor, now: Date): StudyRun => ({
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

/** What the student says when a run ends, over what the session would be without it. */
export const ending = (row: SessionRow, said: Ending): SessionRow =>
  withFeedback(
    {
      ...row,
      technique: said.technique ?? row.technique,
      plannedSeconds: said.plannedMinutes ? said.plannedMinutes * 60 : row.plannedSeconds,
      dailyPlanId: said.dailyPlanId === undefined ? row.dailyPlanId : said.dailyPlanId,
      subjectIndex: said.subjectIndex === undefined ? row.subjectIndex : said.subjectIndex,
    },
    said.session ?? {},
  );

/** The session a run becomes; null when it was too short to be one. */
export const sessionOf = (run: RunRow, said: Ending): SessionRow | null => {
  const seconds = sessionSeconds(run.accumulatedSeconds);
  if (seconds === 0) return null;
  return ending(
    {
      id: newId(),
      subject: run.subject,
      technique: run.technique,
      source: 'timer',
      startedAt: run.startedAt,
      day: studyDay(new Date(run.startedAt)),
      seconds,
      verifiedSeconds: Math.min(seconds, run.verifiedSeconds),
      plannedSeconds: null,
      quality: null,
      mood: null,
      efficiency: null,
      distractions: 0,
      notes: '',
      correct: null,
      wrong: null,
      blank: null,
      targetQuestions: null,
      dailyPlanId: run.dailyPlanId,
      subjectIndex: run.subjectIndex,
    },
    said,
  );
};

/** Every page of the person hears of it and asks again. */
export const tellRun = ({ live }: Pick<Deps, 'live'>, tx: Transaction, userId: string, news: RunNews) =>
  live.tell(tx, userId, 'study.run', news);
