import type { coachStudents, StudentDetail } from '@netlik/contract/coaching/coach-students';
import type { QueryOf } from '@netlik/contract/endpoint';
import { MAX_HITS } from '@netlik/contract/platform/search';
import { weeklyGoal } from '@netlik/domain/identity/weekly-goal';
import { studyDay, weekStart } from '@netlik/domain/study-day';
import { minutesOf } from '@netlik/domain/totals';
import { tr } from '@netlik/domain/turkish';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import type { SearchSource } from '../../http/search-source.ts';
import { getVisibleStudent } from '../../identity/users/students.service.ts';
import { recordIfAdmin } from '../../platform/audit/audit.service.ts';
import { streakNow } from '../../study/study-days/study-days.service.ts';
import { assignStudents } from '../admin-coaches/assignments.sql.ts';
import { notifyNewCoach } from '../admin-coaches/notify-assignment.service.ts';
import {
  canGetCoach,
  countStudents,
  findStudentFigures,
  findStudents,
  findTaken,
  findWeeklyGoal,
  saveWeeklyGoal,
  searchCoachedStudents,
  searchFreeStudents,
} from './coach-students.sql.ts';

export const fullName = (firstName: string, lastName: string) =>
  `${firstName} ${lastName}`.trim() || 'İsimsiz öğrenci';

export const listCoachStudents = async (
  { db, clock }: Deps,
  actor: Actor,
  query: QueryOf<typeof coachStudents.list>,
) => {
  const { q, coachId = null, group = null, sort, order, limit } = query;
  const filter = { viewer: actor, coachId, group, folded: q ? tr.fold(q) : null };
  const today = studyDay(clock.now());
  const page = { sort, order, today, monday: weekStart(today), limit, offset: offsetOf(query) };
  const [rows, total] = await Promise.all([findStudents(db, filter, page), countStudents(db, filter)]);
  const students = rows.map(({ weekSeconds, ...row }) => ({
    ...row,
    fullName: fullName(row.firstName, row.lastName),
    weekMinutes: minutesOf(weekSeconds),
  }));
  return pageOf(query, students, total);
};

export const searchStudents = ({ db, clock }: Deps, { q, limit }: QueryOf<typeof coachStudents.search>) =>
  searchFreeStudents(db, tr.fold(q), limit, clock.now());

const gradeText = (grade: string | null) =>
  grade && /^\d+$/.test(grade) ? `${grade}. sınıf` : (grade ?? '');

/** An admin finds students among all people. */
export const searchOwnStudents: SearchSource = async ({ db }, actor, folded) => {
  if (actor.role !== 'coach') return [];
  const students = await searchCoachedStudents(db, actor, folded, MAX_HITS);
  return students.map(({ _id, firstName, lastName, grade }) => ({
    kind: 'person',
    id: _id,
    title: fullName(firstName, lastName),
    detail: gradeText(grade),
    path: `/coach/students/${_id}`,
  }));
};

export const getStudentDetail = async (
  { db, clock }: Deps,
  actor: Actor,
  id: string,
): Promise<StudentDetail> => {
  await getVisibleStudent(db, actor, id);
  const today = studyDay(clock.now());
  const row = requireRow(await findStudentFigures(db, id, weekStart(today), today), 'user.not_found');
  const {
    weeklyGoalMinutes,
    lastActivity,
    seconds,
    sessions,
    streakUntil,
    streakDays,
    weekSeconds,
    ...rest
  } = row;
  const { id: _id, ...student } = rest;
  return {
    student: { _id, ...student, coachSettings: { weeklyGoalMinutes: weeklyGoal(weeklyGoalMinutes) } },
    stats: {
      totalStudyTime: minutesOf(seconds),
      totalStudySessions: sessions,
      // Today may still extend the streak.
      streak: streakNow({ streakUntil, streakDays }, today),
      lastActivity,
      weekMinutes: minutesOf(weekSeconds),
    },
  };
};

export const assignStudent = (deps: Deps, actor: Actor, studentId: string) =>
  deps.db.transaction(async (tx) => {
    await lockOwner(tx, studentId);
    const now = deps.clock.now();
    if (!(await canGetCoach(tx, studentId, now))) {
      const { coachId } = requireRow(await findTaken(tx, studentId, now), 'user.not_found');
      if (coachId === actor.id) throw new AppError('coach.student_own');
      throw new AppError(coachId ? 'coach.student_taken' : 'user.not_found');
    }
    await assignStudents(tx, [studentId], { coachId: actor.id, byId: actor.id }, now);
    await notifyNewCoach(deps, tx, studentId);
    return { message: 'Öğrenci sana atandı.', studentId };
  });

export const setWeeklyGoal = ({ db }: Deps, actor: Actor, id: string, minutes: number) =>
  db.transaction(async (tx) => {
    await lockOwner(tx, id);
    await getVisibleStudent(tx, actor, id);
    const before = await findWeeklyGoal(tx, id);
    await saveWeeklyGoal(tx, id, minutes);
    await recordIfAdmin(tx, actor, {
      action: 'goal.changed',
      subjectUserId: id,
      before: { weeklyGoalMinutes: before },
      after: { weeklyGoalMinutes: minutes },
    });
    return { weeklyGoalMinutes: minutes };
  });
