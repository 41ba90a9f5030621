import { MAX_PLAN_SUBJECTS } from '@netlik/contract/planning/daily-plans/plan';
import { defaultPlanTitle } from '@netlik/domain/planning/daily-plans/title';
import type { StudyDay } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { newId } from '../../ids.ts';
import { createPlan, type PlanRow, type SubjectRow } from './plan-rows.service.ts';
import {
  deletePlan,
  deletePlanSubjects,
  insertPlanSubjects,
  moveLinkedWork,
  savePlan,
} from './plan-writes.sql.ts';

export type WantedSubject = Pick<
  SubjectRow,
  'id' | 'subject' | 'targetQuestions' | 'targetMinutes' | 'description' | 'topics'
>;

const asRow = (wanted: WantedSubject, before: SubjectRow | undefined): SubjectRow => ({
  videos: before?.videos ?? [],
  choice: before?.choice ?? null,
  correct: before?.correct ?? null,
  wrong: before?.wrong ?? null,
  blank: before?.blank ?? null,
  isActive: before?.isActive ?? false,
  ...wanted,
});

/** Unchanged rows keep edits valid that are open elsewhere. */
const isSame = (one: SubjectRow, other: SubjectRow) =>
  one.id === other.id &&
  one.targetMinutes === other.targetMinutes &&
  one.targetQuestions === other.targetQuestions;

type Day = { userId: string; date: StudyDay; now: Date; plan: PlanRow | undefined };

/**
 * Writes the planner's subjects after manual ones, which never change, and deletes an empty plan. The caller
 * holds the owner's lock, has read `plan` under it and removes no subject with work.
 */
export const writePlannedSubjects = async (
  tx: Transaction,
  { userId, date, now, plan }: Day,
  { removed, wanted }: { removed: ReadonlySet<string>; wanted: readonly WantedSubject[] },
): Promise<void> => {
  const before = plan?.subjects ?? [];
  const known = new Map(before.map((row) => [row.id, row]));
  const rewritten = new Set(wanted.map(({ id }) => id));
  const rows: SubjectRow[] = [
    ...before.filter(({ id }) => !removed.has(id) && !rewritten.has(id)),
    ...wanted.map((subject) => asRow(subject, known.get(subject.id))),
  ];
  if (rows.length > MAX_PLAN_SUBJECTS) throw new AppError('planner.day_full');
  if (!plan) {
    if (rows.length === 0) return;
    const head = { id: newId(now.getTime()), userId, date, source: 'student', authorId: userId } as const;
    const texts = { title: defaultPlanTitle(date), motivationNote: '', dailyGoal: '' };
    await createPlan(tx, { status: 'active', ...head, ...texts }, rows, now);
    return;
  }
  if (rows.length === before.length && rows.every((row, at) => isSame(row, before[at]!))) return;
  if (rows.length === 0) {
    await deletePlan(tx, plan.id);
    return;
  }
  await deletePlanSubjects(tx, plan.id);
  await insertPlanSubjects(
    tx,
    plan.id,
    rows.map((row, position) => ({ ...row, position })),
  );
  const places = new Map(rows.map(({ id }, position) => [id, position]));
  await moveLinkedWork(
    tx,
    plan.id,
    before.flatMap(({ id }, from) => (places.has(id) ? [{ from, to: places.get(id)! }] : [])),
  );
  await savePlan(tx, plan, now);
};
