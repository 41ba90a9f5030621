import type { BodyOf } from '@netlik/contract/endpoint';
import type { studySessions } from '@netlik/contract/study/study-sessions';
import { MANUAL_SECONDS, verifiedAfterCorrection } from '@netlik/domain/study/manual-session';
import { studyDay } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import {
  addSums,
  changeDay,
  lockStudy,
  negate,
  planRollUp,
  type StudyTotals,
} from '../study-days/study-days.service.ts';
import { findDay } from '../study-days/study-days.sql.ts';
import { saveStudySession } from '../study-days/study-write.sql.ts';
import { presentSession, sumsOf, withFeedback } from './session-row.ts';
import { refuseImpossibleSpan, refuseWithoutRoom, spanOf, startInstant } from './session-time.ts';
import { checkSubject, ownSession } from './study-sessions.service.ts';
import type { SessionRow } from './study-sessions.sql.ts';

type Change = BodyOf<typeof studySessions.update>;

/** Applies the student's correction of subject, start and length. */
const withCorrection = (before: SessionRow, { subject, duration, date }: Change, now: Date): SessionRow => {
  if (subject !== undefined) checkSubject(subject);
  const startedAt = date === undefined ? before.startedAt : startInstant(date, now).toISOString();
  const after: SessionRow = {
    ...before,
    subject: subject ?? before.subject,
    startedAt,
    day: studyDay(new Date(startedAt)),
    seconds: duration === undefined ? before.seconds : Math.round(duration * 60),
  };
  if (duration === undefined && date === undefined) return after;
  refuseImpossibleSpan(after, now, Math.max(MANUAL_SECONDS.max, before.seconds));
  const measured = { ...spanOf(before), verifiedSeconds: before.verifiedSeconds };
  return { ...after, verifiedSeconds: verifiedAfterCorrection(measured, spanOf(after)) };
};

/** A session counts for its plan only while it has the planned subject. */
const withPlan = (before: SessionRow, after: SessionRow, { dailyPlanId }: Change): SessionRow =>
  dailyPlanId === null || before.subject !== after.subject
    ? { ...after, dailyPlanId: null, subjectIndex: null }
    : after;

/** Sums of the new day, after removing the session from its former day. */
const moveSums = async (tx: Transaction, totals: StudyTotals, before: SessionRow, after: SessionRow) => {
  const isSameDay = before.day === after.day;
  const left = isSameDay ? totals : await changeDay(tx, totals, before.day, negate(sumsOf(before)));
  const delta = isSameDay ? addSums(sumsOf(after), negate(sumsOf(before))) : sumsOf(after);
  const day = await findDay(tx, totals.userId, after.day);
  return planRollUp(tx, left, after.day, day, delta);
};

export const updateStudySession = ({ db, clock }: Deps, actor: Actor, id: string, body: Change) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const totals = await lockStudy(tx, actor.id);
    const before = await ownSession(tx, actor, id);
    const after = withPlan(before, withFeedback(withCorrection(before, body, now), body), body);
    const change = await moveSums(tx, totals, before, after);
    if (before.startedAt !== after.startedAt || before.seconds < after.seconds)
      await refuseWithoutRoom(tx, actor.id, after, {
        daySeconds: change.sums.seconds,
        allowOverlap: body.allowOverlap ?? false,
      });
    await saveStudySession(tx, actor.id, after, change, now);
    return presentSession(after);
  });
