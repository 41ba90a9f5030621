import type { CoachProgram } from '@netlik/contract/coaching/coach-programs';
import type { WeekForm } from '@netlik/contract/coaching/program-weeks';
import { hasWork } from '@netlik/domain/planning/daily-plans/progress';
import { type StudyDay, studyDay, weekStart } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { ruleBroken } from '../../http/rules.ts';
import { getVisibleStudent } from '../../identity/users/students.service.ts';
import { workOf } from '../../planning/daily-plans/present-plan.service.ts';
import { notify } from '../../platform/notifications/notifications.service.ts';
import { presentCoachProgram } from '../coach-programs/programs.service.ts';
import {
  changeProgram,
  dropProgram,
  insertProgram,
  lockedProgram,
} from '../coach-programs/write-program.service.ts';

type Day = WeekForm['days'][number];
type Week = Pick<WeekForm, 'status' | 'coachId'> & { studentId: string };

const refuseNoWeek = (days: readonly Day[]): void => {
  const dates = new Set(days.map(({ date }) => date));
  if (dates.size < days.length) throw ruleBroken('days', 'Bir gün iki kez yazılamaz');
  if (new Set([...dates].map(weekStart)).size > 1) throw ruleBroken('days', 'Günler aynı haftadan olmalı');
};

/** Returns the stored program; null for a day without one. */
const writeDay = async (tx: Transaction, actor: Actor, week: Week, day: Day, now: Date) => {
  const { programId, date, subjects } = day;
  if (!programId) {
    if (subjects.length === 0) return null;
    return insertProgram(tx, actor, { ...week, date, title: day.title, subjects }, now);
  }
  const program = await lockedProgram(tx, actor, programId, studyDay(now));
  if (program.userId !== week.studentId || program.date !== date) throw new AppError('daily_plan.not_found');
  if (subjects.length > 0) {
    const status = program.status === 'draft' ? week.status : undefined;
    return changeProgram(tx, actor, program, { ...day, ...week, title: day.title, status }, now);
  }
  if (day.version !== undefined && day.version !== program.version) throw new AppError('daily_plan.changed');
  if (program.subjects.some((row) => hasWork(workOf(row)))) throw new AppError('daily_plan.subject_has_work');
  await dropProgram(tx, actor, program);
  return null;
};

/** Prefixes a day's errors with its place in the week. */
const atDay = (error: unknown, index: number): unknown =>
  error instanceof AppError && error.fields
    ? new AppError(
        error.code,
        error.params,
        error.fields.map(({ path, message }) => ({ path: `days.${index}.${path}`, message })),
      )
    : error;

/** All days or none under one lock of the student, with a single notification. */
export const saveWeek = (
  deps: Deps,
  actor: Actor,
  studentId: string,
  { days, ...form }: WeekForm,
): Promise<CoachProgram[]> => {
  refuseNoWeek(days);
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    await getVisibleStudent(tx, actor, studentId);
    await lockOwner(tx, studentId);
    const written = [];
    for (const [index, day] of days.entries()) {
      try {
        const program = await writeDay(tx, actor, { ...form, studentId }, day, now);
        if (program) written.push(program);
      } catch (error) {
        throw atDay(error, index);
      }
    }
    const shown = written.filter(({ status }) => status === 'active').map(({ date }) => date);
    if (shown.length > 0) await notifyOfWeek(deps, tx, studentId, shown);
    return written.map((program) => presentCoachProgram(program, studyDay(now)));
  });
};

const notifyOfWeek = (deps: Deps, tx: Transaction, studentId: string, days: readonly StudyDay[]) =>
  notify(deps, tx, studentId, {
    title: 'Haftanın programı hazır',
    body: `Koçun senin için ${days.length} günlük program yazdı.`,
    category: 'coach',
    type: 'program.created',
    actionUrl: `/study-plan?date=${days.toSorted()[0]}`,
  });
