import { MAX_PLAN_SUBJECTS } from '@netlik/contract/planning/daily-plans/plan';
import { remainingTargets } from '@netlik/domain/planning/daily-plans/remaining';
import { defaultPlanTitle } from '@netlik/domain/planning/daily-plans/title';
import { type StudyDay, studyDay } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/auth-session.ts';
import { newId } from '../../ids.ts';
import { refuseTooManyPlans } from './daily-plans.service.ts';
import { createPlan, type PlanRow, type SubjectRow } from './plan-rows.service.ts';
import { insertPlanSubjects, saveSubjectState } from './plan-writes.sql.ts';
import { findPlansOfDay, type LinkedWork } from './plans.sql.ts';
import { workOf } from './present-plan.service.ts';

const rowsOf = (plans: readonly PlanRow[], ids: readonly string[]) =>
  plans.flatMap(({ subjects }) => subjects.filter(({ id }) => ids.includes(id)));

const restOf = (row: SubjectRow & LinkedWork): SubjectRow => {
  const { targetQuestions, targetTime } = remainingTargets(workOf(row));
  const { subject, description, topics, videos } = row;
  return {
    id: newId(),
    subject,
    description,
    topics,
    videos,
    targetQuestions,
    targetMinutes: targetTime,
    choice: null,
    correct: null,
    wrong: null,
    blank: null,
    isActive: false,
  };
};

type Place = { actor: Actor; to: StudyDay; now: Date };

/** Adds the remaining work to the student's own plan of a day, without subjects already planned there. */
export const carrySubjects = async (
  tx: Transaction,
  { actor, to, now }: Place,
  plans: readonly PlanRow[],
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return;
  const there = await findPlansOfDay(tx, actor.id, to);
  const planned = new Set(there.flatMap(({ subjects }) => subjects.map(({ subject }) => subject)));
  const rest = rowsOf(plans, ids)
    .filter(({ subject }) => !planned.has(subject))
    .map(restOf);
  const own = there.find(({ source }) => source === 'student');
  if (own) {
    const fitting = rest.slice(0, MAX_PLAN_SUBJECTS - own.subjects.length);
    await insertPlanSubjects(
      tx,
      own.id,
      fitting.map((row, at) => ({ ...row, position: own.subjects.length + at })),
    );
  } else if (rest.length > 0) {
    await refuseTooManyPlans(tx, actor, studyDay(now));
    const texts = {
      title: defaultPlanTitle(to),
      motivationNote: '',
      dailyGoal: '',
      status: 'active',
    } as const;
    const plan = {
      id: newId(now.getTime()),
      userId: actor.id,
      date: to,
      source: 'student',
      ...texts,
    } as const;
    await createPlan(tx, { ...plan, authorId: actor.id }, rest, now);
  }
};

export const skipSubjects = async (
  tx: Transaction,
  plans: readonly PlanRow[],
  ids: readonly string[],
): Promise<void> => {
  for (const row of rowsOf(plans, ids)) await saveSubjectState(tx, { ...row, choice: 'skipped' });
};
