import { MAX_PROGRAM_SUBJECTS } from '@netlik/contract/coaching/coach-programs';
import type { CopyItem, CopyOutcome, CopyRequest } from '@netlik/contract/coaching/program-copies';
import { type CopyTarget, planCopies } from '@netlik/domain/coaching/copy-programs';
import { hasWork } from '@netlik/domain/planning/daily-plans/progress';
import { defaultPlanTitle } from '@netlik/domain/planning/daily-plans/title';
import { addDays, type StudyDay, studyDay } from '@netlik/domain/study-day';
import type { StudentViewer } from '../../db/coaching.ts';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { newId } from '../../ids.ts';
import type { PlanRow, SubjectRow } from '../../planning/daily-plans/plan-rows.service.ts';
import { workOf } from '../../planning/daily-plans/present-plan.service.ts';
import { notifyEach } from '../../platform/notifications/notifications.service.ts';
import { recordProgram } from '../coach-programs/audit-programs.service.ts';
import { findPrograms } from '../coach-programs/programs.sql.ts';
import { authorOf } from '../coach-programs/write-program.service.ts';
import { type BatchSource, sourcesOf, targetsOf, withLines } from './batch-sources.service.ts';
import {
  archivePrograms,
  type BatchItem,
  type BatchWork,
  insertBatch,
  insertPrograms,
  lockStudents,
  type NewPlan,
} from './copy-programs.sql.ts';
import { withDrafts } from './draft-sources.service.ts';

/** Students per transaction; the first batch runs at once, the rest in a job. */
export const SYNC_BATCH_SIZE = 30;
export const BATCH_QUEUE = 'coach.program-batch';
const EVERY = { limit: 100_000, offset: 0 };

export const isTouched = (plan: PlanRow) =>
  plan.feedbackAt !== null ||
  plan.evaluationStartedAt !== null ||
  plan.subjects.some((row) => hasWork(workOf(row)));

const workIn = ({ subject, targetMinutes, topics }: SubjectRow): CopyItem['work'][number] => ({
  subject,
  minutes: targetMinutes ?? 0,
  topics: topics.map(({ topic }) => topic),
});

type Work = Pick<BatchWork, 'sources' | 'replaceDates' | 'isDraft'>;

/** Plans each day of the locked students, skipping students who have left. */
export const planStudentCopies = async (
  deps: Deps,
  tx: Transaction,
  viewer: StudentViewer,
  { sources, replaceDates, isDraft = false }: Work,
  { targets: wanted, today }: { targets: readonly CopyTarget[]; today: StudyDay },
) => {
  const students = await lockStudents(
    tx,
    viewer,
    wanted.map(({ studentId }) => studentId),
  );
  const names = new Map(students.map(({ id, name }) => [id, name]));
  const targets = wanted.filter(({ studentId }) => names.has(studentId));
  const dates = targets.flatMap((target) => target.dates).sort();
  const last = Math.max(0, ...sources.map(({ offset }) => offset));
  const there = new Map<string, PlanRow>();
  if (targets.length > 0) {
    const theirs = {
      ...({ coachId: null, source: 'coach', withDrafts: true, withArchived: false } as const),
      userIds: [...names.keys()],
      from: dates[0]!,
      to: addDays(dates.at(-1)!, last),
    };
    for (const plan of await findPrograms(tx, viewer, theirs, EVERY))
      there.set(`${plan.userId} ${plan.date}`, plan);
  }
  const copies = planCopies({
    sources,
    targets,
    replaceDates,
    occupiedBy: (id, date) => {
      const plan = there.get(`${id} ${date}`);
      if (!plan) return undefined;
      const isFull = plan.subjects.length >= MAX_PROGRAM_SUBJECTS;
      // Adding a line must not lose the student's choice.
      const isChosen = sources.some(({ isAdded }) => isAdded) && plan.subjects.some(({ choice }) => choice);
      return { id: plan.id, hasWork: isChosen || isTouched(plan), isFull };
    },
    today,
  });
  const planned = isDraft ? await withDrafts(deps, tx, copies, SYNC_BATCH_SIZE) : copies;
  const items = planned.map(({ source, ...item }): CopyItem => {
    const kept = source && !source.isAdded ? undefined : there.get(`${item.studentId} ${item.date}`)?.title;
    return {
      ...item,
      studentName: names.get(item.studentId)!,
      title: kept ?? (source ? (source.title ?? defaultPlanTitle(item.date)) : ''),
      work: isDraft && item.action !== 'skip' && source ? source.subjects.map(workIn) : [],
    };
  });
  return { planned, items, there, students };
};

const prepare = async (deps: Deps, tx: Transaction, actor: Actor, request: CopyRequest, today: StudyDay) => {
  if (actor.role === 'admin' && !request.coachId) throw new AppError('coach.not_named');
  const isWeekCopy = (request.days ?? 1) > 1 || request.draft === 'week';
  // Validation precedes reading, so that invalid requests are refused by field.
  if (isWeekCopy) targetsOf(request, true, today);
  const sources = await sourcesOf(tx, actor, request);
  const isWeek = isWeekCopy || sources.some(({ offset }) => offset > 0);
  const targets = targetsOf(request, isWeek, today);
  const isDraft = request.draft !== undefined;
  const work = { sources, replaceDates: request.replaceDates, ...(isDraft && { isDraft }) };
  const decided = await planStudentCopies(deps, tx, actor, work, { targets, today });
  if (decided.students.length < targets.length) throw new AppError('user.not_found');
  return { ...decided, work, targets };
};

export const previewCopies = (deps: Deps, actor: Actor, request: CopyRequest) =>
  deps.db.transaction(
    async (tx) => (await prepare(deps, tx, actor, request, studyDay(deps.clock.now()))).items,
  );

const planOf = (source: BatchSource, userId: string, date: StudyDay): NewPlan => ({
  id: newId(),
  userId,
  day: date,
  title: source.title ?? defaultPlanTitle(date),
  motivationNote: source.motivationNote,
  status: source.status,
  subjects: source.subjects.map((row) => ({ ...row, id: newId() })),
});

/** One notification per student, however many days. */
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

const clearedDraft = {
  title: 'Programın kaldırıldı',
  body: 'Koçun bazı günlerin programını kaldırdı.',
  category: 'coach',
  type: 'program.deleted',
  actionUrl: '/study-plan',
} as const;

/** Writes the planned days of some students and returns what an undo needs. */
export const write = async (
  deps: Deps,
  tx: Transaction,
  actor: Pick<Actor, 'id' | 'role'>,
  { planned, there }: Pick<Awaited<ReturnType<typeof planStudentCopies>>, 'planned' | 'there'>,
  authorId: string,
): Promise<BatchItem[]> => {
  const now = deps.clock.now();
  const written = planned
    .filter(({ action }) => action !== 'skip')
    .map(({ studentId, date, source }) => {
      const old = there.get(`${studentId} ${date}`) ?? null;
      const whole = source?.isAdded && old ? withLines(old, source) : source;
      return { studentId, date, plan: whole && planOf(whole, studentId, date), replaced: old };
    });
  const replaced = written.flatMap((one) => (one.replaced ? [one.replaced.id] : []));
  if (replaced.length > 0) await archivePrograms(tx, replaced);
  const plans = written.flatMap(({ plan }) => (plan ? [plan] : []));
  if (plans.length > 0) await insertPrograms(tx, plans, authorId, now);
  await notifyStudents(deps, tx, plans);
  const cleared = written.filter(({ plan, replaced: old }) => !plan && old?.status !== 'draft');
  await notifyEach(
    deps,
    tx,
    [...new Set(cleared.map(({ studentId }) => studentId))].map((userId) => ({
      userId,
      draft: clearedDraft,
    })),
  );
  for (const { studentId: userId, date, plan } of written)
    if (plan) await recordProgram(tx, actor, null, { userId, date, title: plan.title, status: plan.status });
    else await recordProgram(tx, actor, { userId, date }, null);
  return written.map(({ studentId, date, plan, replaced: old }) => ({
    programId: plan?.id ?? null,
    studentId,
    date,
    replacedId: old?.id ?? null,
    replacedStatus: old?.status ?? null,
  }));
};

/** Writes the first students at once; a job that survives crashes writes the rest. */
export const copyPrograms = (deps: Deps, actor: Actor, request: CopyRequest): Promise<CopyOutcome> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const { planned, items, there, work, targets } = await prepare(deps, tx, actor, request, studyDay(now));
    if (planned.every(({ action }) => action === 'skip')) return { batchId: null, items, isRunning: false };
    const authorId = await authorOf(tx, actor, request.coachId);
    const first = new Set(targets.slice(0, SYNC_BATCH_SIZE).map(({ studentId }) => studentId));
    const portion = planned.filter(({ studentId }) => first.has(studentId));
    const done = await write(deps, tx, actor, { planned: portion, there }, authorId);
    const pending = targets.slice(SYNC_BATCH_SIZE);
    const id = newId();
    await insertBatch(
      tx,
      {
        id,
        userId: actor.id,
        items: done,
        pending,
        students: targets.length,
        work: { ...work, authorId, role: actor.role },
      },
      now,
    );
    if (pending.length > 0) await deps.jobs.send(tx, BATCH_QUEUE, { id });
    return { batchId: id, items, isRunning: pending.length > 0 };
  });
