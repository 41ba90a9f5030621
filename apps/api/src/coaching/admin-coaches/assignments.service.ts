import type { AssignOutcome, adminCoaches } from '@netlik/contract/coaching/admin-coaches';
import type { QueryOf } from '@netlik/contract/endpoint';
import { assignRefusal } from '@netlik/domain/coaching/assign-refusal';
import { studyDay } from '@netlik/domain/study-day';
import { tr } from '@netlik/domain/turkish';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { ruleBroken } from '../../http/rules.ts';
import { recordAudit } from '../../platform/audit/audit.service.ts';
import { countAssignees, findAssignees, lockAssignees } from '../coach-students/coach-students.sql.ts';
import { assignStudents, isCoach, lockCoach, lockStudentsOf } from './assignments.sql.ts';
import { notifyAssigned, notifyMovedAway } from './notify-assignment.service.ts';

export const listAssignments = async (
  { db, clock }: Deps,
  query: QueryOf<typeof adminCoaches.listAssignments>,
) => {
  const now = clock.now();
  const today = studyDay(now);
  const { q, coachId = null, assignable, limit } = query;
  const filter = { folded: q ? tr.fold(q) : null, coachId, onlyFree: assignable === 'true', now };
  const [rows, total] = await Promise.all([
    findAssignees(db, filter, { limit, offset: offsetOf(query) }),
    countAssignees(db, filter),
  ]);
  const students = rows.map((row) => {
    const { isActive, isVerified, hasConsent, birthYear, isGuardianConfirmed, ...shown } = row;
    return { ...shown, refusal: assignRefusal(row, today) };
  });
  return pageOf(query, students, total);
};

type Given = { coachId: string; fromId: string | null };

/** Assigns locked students to a coach and notifies everyone affected, each coach once. */
const assignTo = async (
  deps: Deps,
  tx: Transaction,
  actor: Actor,
  studentIds: readonly string[],
  { coachId, fromId }: Given,
): Promise<void> => {
  if (studentIds.length === 0) return;
  await assignStudents(tx, studentIds, { coachId, byId: actor.id }, deps.clock.now());
  for (const studentId of studentIds)
    await recordAudit(tx, actor, {
      action: fromId ? 'coach.reassigned' : 'coach.assigned',
      subjectUserId: studentId,
      before: { coachId: fromId },
      after: { coachId },
    });
  await notifyAssigned(deps, tx, studentIds, coachId);
  if (fromId) await notifyMovedAway(deps, tx, fromId, studentIds.length);
};

export const assignCoach = (
  deps: Deps,
  actor: Actor,
  { coachId, studentIds }: { coachId: string; studentIds: readonly string[] },
): Promise<AssignOutcome> =>
  deps.db.transaction(async (tx) => {
    requireRow(await lockCoach(tx, coachId), 'user.not_found');
    const wanted = [...new Set(studentIds)];
    const now = deps.clock.now();
    const found = new Map((await lockAssignees(tx, wanted, now)).map((row) => [row._id, row]));
    const today = studyDay(now);
    const outcome: AssignOutcome = { assigned: [], refused: [] };
    for (const studentId of wanted) {
      const student = found.get(studentId);
      const reason = student ? assignRefusal(student, today, coachId) : 'not_found';
      if (reason) outcome.refused.push({ studentId, name: student?.name ?? null, reason });
      else outcome.assigned.push(studentId);
    }
    await assignTo(deps, tx, actor, outcome.assigned, { coachId, fromId: null });
    return outcome;
  });

const refuseSame = (fromId: string, toId: string) => {
  if (fromId === toId) throw ruleBroken('toCoachId', 'Yeni koç, şimdikinden başka biri olmalı');
};

export const reassignStudent = (
  deps: Deps,
  actor: Actor,
  { studentId, fromCoachId, toCoachId }: { studentId: string; fromCoachId: string; toCoachId: string },
) => {
  refuseSame(fromCoachId, toCoachId);
  return deps.db.transaction(async (tx) => {
    requireRow(await lockCoach(tx, toCoachId), 'user.not_found');
    const [student = null] = await lockAssignees(tx, [studentId], deps.clock.now());
    if (requireRow(student, 'user.not_found').coachId !== fromCoachId)
      throw new AppError('coach.student_moved');
    await assignTo(deps, tx, actor, [studentId], { coachId: toCoachId, fromId: fromCoachId });
    return { studentId, coachId: toCoachId };
  });
};

/** All students of a coach who leaves or is suspended. */
export const moveStudents = async (
  deps: Deps,
  actor: Actor,
  fromId: string,
  coachId: string,
): Promise<{ moved: number; studentIds: string[] }> => {
  refuseSame(fromId, coachId);
  let studentIds: string[] = [];
  const { moved } = await deps.db.transaction(async (tx) => {
    requireRow(await lockCoach(tx, coachId), 'user.not_found');
    if (!(await isCoach(tx, fromId))) throw new AppError('user.not_found');
    studentIds = (await lockStudentsOf(tx, fromId, deps.clock.now())).map(({ _id }) => _id);
    await assignTo(deps, tx, actor, studentIds, { coachId, fromId });
    return { moved: studentIds.length };
  });
  return { moved, studentIds };
};
