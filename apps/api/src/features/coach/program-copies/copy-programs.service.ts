import {
  type CopyItem,
  type CopyOutcome,
  type CopyRequest,
  MAX_COPIED_DAYS,
} from '@netlik/contract/coach/program-copies';
import { planCopies } from '@netlik/domain/coach/copy-programs';
import { hasWork } from '@netlik/domain/daily-plans/progress';
import { defaultPlanTitle } from '@netlik/domain/daily-plans/title';
import { addDays, daysBetween, type StudyDay, studyDay } from '@netlik/domain/study-day';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Actor } from '../../../http/auth-session.ts';
import { requireRow } from '../../../http/owned-row.ts';
import { refuseFarDay, ruleBroken } from '../../../http/rules.ts';
import { newId } from '../../../ids.ts';
import type { PlanRow } from '../../daily-plans/plan-rows.service.ts';
import { workOf } from '../../daily-plans/present-plan.service.ts';
import { getVisibleStudent } from '../../identity/users/students.service.ts';
import { notifyEach } from '../../notifications/notifications.service.ts';
import { recordProgram } from '../coach-programs/audit-programs.service.ts';
import { findPrograms } from '../coach-programs/programs.sql.ts';
import { authorOf } from '../coach-programs/write-program.service.ts';
import {
  archivePrograms,
  type BatchItem,
  deleteUntouched,
  insertBatch,
  insertPrograms,
  lockBatch,
  lockStudents,
  type NewPlan,
  restorePrograms,
  saveBatchUndone,
} from './copy-programs.sql.ts';

const UNDO_MS = 24 * 3_600_000;
const standing = { coachId: null, source: 'coach', withDrafts: true, withArchived: false } as const;
const MOST = { limit: 1000, offset: 0 };

const isTouched = (plan: PlanRow) =>
  plan.feedbackAt !== null ||
  plan.evaluationStartedAt !== null ||
  plan.subjects.some((row) => hasWork(workOf(row)));

/** The first days of what is written: a week has one, a day may have several. */
const targetsOf = ({ to, alsoTo, days }: CopyRequest): StudyDay[] => {
  if (alsoTo.length > 0 && days > 1) throw ruleBroken('alsoTo', 'Bir hafta yalnızca bir haftaya kopyalanır');
  const targets = [...new Set([to, ...alsoTo])].sort();
  if (targets[0] !== to || daysBetween(targets[0], targets.at(-1)!) >= MAX_COPIED_DAYS)
    throw ruleBroken('alsoTo', 'Günler ilk günden başlayan yedi günün içinde olmalı');
  return targets;
};

/** What would happen to each day, with the students locked. */
const decide = async (tx: Transaction, actor: Actor, request: CopyRequest, today: StudyDay) => {
  const { studentId, days, from, to } = request;
  refuseFarDay(to, today, 'to');
  const targets = targetsOf(request);
  if (actor.role === 'admin' && !request.coachId) throw new AppError('coach.not_named');
  const studentIds = [...new Set(request.studentIds)];
  const students = await lockStudents(tx, actor, studentIds);
  if (students.length < studentIds.length) throw new AppError('user.not_found');
  await getVisibleStudent(tx, actor, studentId);
  const last = days - 1;
  const sources = await findPrograms(
    tx,
    actor,
    { ...standing, userIds: [studentId], from, to: addDays(from, last) },
    MOST,
  );
  if (sources.length === 0) throw new AppError('coach.nothing_to_copy');
  const theirs = { ...standing, userIds: studentIds, from: to, to: addDays(targets.at(-1)!, last) };
  const there = new Map(
    (await findPrograms(tx, actor, theirs, MOST)).map((plan) => [`${plan.userId} ${plan.date}`, plan]),
  );
  const planned = planCopies({
    sources: sources.toReversed(),
    from,
    targets,
    studentIds,
    replaceDates: request.replaceDates,
    occupiedBy: (id, date) => {
      const plan = there.get(`${id} ${date}`);
      return plan && { id: plan.id, hasWork: isTouched(plan) };
    },
    today,
  });
  const names = new Map(students.map(({ id, name }) => [id, name]));
  const items = planned.map(
    ({ source, ...item }): CopyItem => ({
      ...item,
      studentName: names.get(item.studentId)!,
      title: source.title,
    }),
  );
  return { planned, items, there };
};

/** Locks and writes nothing that stays. */
export const previewCopies = ({ db, clock }: Deps, actor: Actor, request: CopyRequest) =>
  db.transaction(async (tx) => (await decide(tx, actor, request, studyDay(clock.now()))).items);

const copyOf = (source: PlanRow, userId: string, date: StudyDay): NewPlan => ({
  id: newId(),
  userId,
  day: date,
  // The default names the day it was written for.
  title: source.title === defaultPlanTitle(source.date) ? defaultPlanTitle(date) : source.title,
  motivationNote: source.motivationNote,
  status: source.status === 'draft' ? 'draft' : 'active',
  subjects: source.subjects.map((row) => ({ ...row, id: newId() })),
});

/** One for each student, however many days. */
const notifyStudents = (deps: Deps, tx: Transaction, plans: readonly NewPlan[]): Promise<void> => {
  const days = new Map<string, string[]>();
  for (const { userId, day, status } of plans)
    if (status === 'active') days.set(userId, [...(days.get(userId) ?? []), day]);
  return notifyEach(
    deps,
    tx,
    [...days].map(([userId, shown]) => ({
      userId,
      draft: {
        title: 'Yeni programın hazır',
        body: `Koçun senin için ${shown.length} günlük program hazırladı.`,
        category: 'coach',
        type: 'program.created',
        actionUrl: `/study-plan?date=${shown.sort()[0]}`,
      },
    })),
  );
};

export const copyPrograms = (deps: Deps, actor: Actor, request: CopyRequest): Promise<CopyOutcome> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const { planned, items, there } = await decide(tx, actor, request, studyDay(now));
    const written = planned
      .filter(({ action }) => action !== 'skip')
      .map(({ studentId, date, source }) => ({
        plan: copyOf(source as PlanRow, studentId, date),
        replaced: there.get(`${studentId} ${date}`) ?? null,
      }));
    if (written.length === 0) return { batchId: null, items };
    const replaced = written.flatMap((one) => (one.replaced ? [one.replaced.id] : []));
    if (replaced.length > 0) await archivePrograms(tx, replaced);
    const plans = written.map(({ plan }) => plan);
    const authorId = await authorOf(tx, actor, request.coachId);
    await insertPrograms(tx, plans, authorId, now);
    const batchId = newId();
    const batch = written.map(
      ({ plan, replaced: old }): BatchItem => ({
        programId: plan.id,
        studentId: plan.userId,
        date: plan.day,
        replacedId: old?.id ?? null,
        replacedStatus: old?.status ?? null,
      }),
    );
    await insertBatch(tx, { id: batchId, userId: actor.id, items: batch }, now);
    await notifyStudents(deps, tx, plans);
    for (const { userId, day, title, status } of plans)
      await recordProgram(tx, actor, null, { userId, date: day, title, status });
    return { batchId, items };
  });

/** Answers whose days changed, too. */
export const undoCopies = (deps: Deps, actor: Actor, id: string) =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const since = new Date(now.getTime() - UNDO_MS);
    const { items, canUndo } = requireRow(await lockBatch(tx, actor.id, id, since), 'coach.batch_not_found');
    if (!canUndo) throw new AppError('coach.nothing_to_undo');
    const wanted = [...new Set(items.map(({ studentId }) => studentId))];
    // A student who has another coach by now keeps what was written.
    const visible = new Set((await lockStudents(tx, actor, wanted)).map((student) => student.id));
    const own = items.filter(({ studentId }) => visible.has(studentId));
    const ids = own.map(({ programId }) => programId);
    const deleted = new Set((await deleteUntouched(tx, ids)).map((row) => row.id));
    const gone = own.filter(({ programId }) => deleted.has(programId));
    await restorePrograms(
      tx,
      gone.filter(({ replacedId }) => replacedId !== null),
    );
    await saveBatchUndone(tx, id, now);
    for (const { studentId, date } of gone) await recordProgram(tx, actor, { userId: studentId, date }, null);
    const studentIds = [...new Set(gone.map(({ studentId }) => studentId))];
    const draft = {
      title: 'Programların geri alındı',
      body: 'Koçun az önce yazdığı programları geri aldı.',
      category: 'coach',
      type: 'program.deleted',
      actionUrl: '/study-plan',
    } as const;
    await notifyEach(
      deps,
      tx,
      studentIds.map((userId) => ({ userId, draft })),
    );
    return { removed: gone.length, kept: items.length - gone.length, studentIds };
  });
