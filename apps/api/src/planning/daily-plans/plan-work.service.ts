import type { BodyOf } from '@netlik/contract/endpoint';
import type {
  dailyPlans,
  PlanSubjectChange,
  StudentFeedback,
} from '@netlik/contract/planning/daily-plans/daily-plans';
import { MIN_FEEDBACK_TEXT } from '@netlik/contract/planning/daily-plans/daily-plans';
import { canEvaluatePlan } from '@netlik/domain/planning/daily-plans/evaluation';
import { isPlanComplete } from '@netlik/domain/planning/daily-plans/progress';
import { daysBetween, type StudyDay, studyDay } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireAffected } from '../../http/owned-row.ts';
import { ruleBroken } from '../../http/rules.ts';
import { getPlan, ownPlan } from './daily-plans.service.ts';
import {
  linkStudySession,
  saveEvaluation,
  saveEvaluationStart,
  saveSubjectState,
} from './plan-writes.sql.ts';
import type { PlanRow, SubjectRow } from './plans.sql.ts';
import { workOf } from './present-plan.service.ts';

const EVALUATION_DAYS = 7;

const changeWork = (
  deps: Deps,
  actor: Actor,
  id: string,
  change: (tx: Transaction, plan: PlanRow) => Promise<unknown>,
) =>
  deps.db.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    const plan = await ownPlan(tx, actor, id);
    await change(tx, plan);
    return getPlan(tx, actor, id);
  });

/** Refuses an index that points to another subject than the caller saw. */
const subjectAt = (plan: PlanRow, index: number, expectedId: string | undefined): SubjectRow => {
  const row = plan.subjects[index];
  if (!row || (expectedId !== undefined && row.id !== expectedId))
    throw new AppError('daily_plan.subject_moved');
  return row;
};

type Answers = Pick<PlanSubjectChange, 'correctAnswers' | 'wrongAnswers' | 'blankAnswers'>;

/** Typed counts belong together: omitted ones become 0, null clears all. */
const withAnswers = (row: SubjectRow, answers: Answers): SubjectRow => {
  const given = [answers.correctAnswers, answers.wrongAnswers, answers.blankAnswers];
  if (given.every((value) => value === undefined)) return row;
  if (given.every((value) => value == null)) return { ...row, correct: null, wrong: null, blank: null };
  const [correct, wrong, blank] = given.map((value) => value ?? 0);
  return { ...row, correct: correct!, wrong: wrong!, blank: blank! };
};

export const updatePlanSubject = (
  deps: Deps,
  actor: Actor,
  { id, index }: { id: string; index: number },
  { status, subjectId, ...answers }: PlanSubjectChange,
) =>
  changeWork(deps, actor, id, async (tx, plan) => {
    const row = withAnswers(subjectAt(plan, index, subjectId), answers);
    const choice = status === undefined ? row.choice : status === 'not_started' ? null : status;
    await saveSubjectState(tx, { ...row, choice });
  });

export const setSubjectActive = (
  deps: Deps,
  actor: Actor,
  { id, index }: { id: string; index: number },
  { isActive, subjectId }: { isActive: boolean; subjectId?: string | undefined },
) =>
  changeWork(deps, actor, id, (tx, plan) =>
    saveSubjectState(tx, { ...subjectAt(plan, index, subjectId), isActive }),
  );

export const linkSession = (
  deps: Deps,
  actor: Actor,
  id: string,
  { sessionId, subjectIndex, subjectId }: BodyOf<typeof dailyPlans.linkSession>,
) =>
  changeWork(deps, actor, id, async (tx, plan) => {
    subjectAt(plan, subjectIndex, subjectId);
    requireAffected(
      await linkStudySession(tx, actor.id, sessionId, id, subjectIndex),
      'study_session.not_found',
    );
  });

const refuseEvaluation = (plan: PlanRow, today: StudyDay) => {
  if (plan.feedbackAt) throw new AppError('daily_plan.evaluated');
  if (plan.date > today) throw new AppError('daily_plan.evaluation_early');
  if (daysBetween(plan.date, today) > EVALUATION_DAYS) throw new AppError('daily_plan.evaluation_closed');
  const subjects = plan.subjects.map(workOf);
  const isStarted = plan.evaluationStartedAt !== null && subjects.some(({ choice }) => choice !== 'skipped');
  if (!isStarted && !canEvaluatePlan(subjects, plan.isDayClosed))
    throw new AppError('daily_plan.not_complete');
};

const closingWords = ({ feedbackText = '', motivationScore }: StudentFeedback) => {
  if (feedbackText.length < MIN_FEEDBACK_TEXT)
    throw ruleBroken('feedbackText', `Değerlendirme en az ${MIN_FEEDBACK_TEXT} karakter olmalı`);
  if (motivationScore === undefined) throw ruleBroken('motivationScore', 'Motivasyonunu seç');
  return { feedbackText, motivationScore };
};

export const submitFeedback = (deps: Deps, actor: Actor, id: string, body: StudentFeedback) =>
  changeWork(deps, actor, id, async (tx, plan) => {
    const now = deps.clock.now();
    refuseEvaluation(plan, studyDay(now));
    const closing = body.finalize ? closingWords(body) : null;
    if (body.subjectIndex !== undefined)
      await saveSubjectState(tx, withAnswers(subjectAt(plan, body.subjectIndex, body.subjectId), body));
    // An unfinished plan of a closed day stays unfinished.
    const isFinished = !plan.isDayClosed || isPlanComplete(plan.subjects.map(workOf));
    const status = isFinished ? 'completed' : plan.status;
    if (closing) await saveEvaluation(tx, id, { ...closing, status }, now);
    else if (!plan.evaluationStartedAt) await saveEvaluationStart(tx, id, now);
  });
