import type { StudentExam } from '@netlik/contract/coaching/coach-students';
import type { Deps } from '../../deps.ts';
import { listExamAttempts } from '../../exams/exam-attempts/exam-attempts.service.ts';
import type { Actor } from '../../http/auth-session.ts';
import { getVisibleStudent } from '../../identity/users/students.service.ts';

/** More than a busy student's exams of a year, and still a readable curve. */
const LATEST = 60;

export const listStudentExams = async (
  deps: Deps,
  actor: Actor,
  studentId: string,
): Promise<StudentExam[]> => {
  await getVisibleStudent(deps.db, actor, studentId);
  const { data } = await listExamAttempts(deps, { ...actor, id: studentId }, { page: 1, limit: LATEST });
  return data
    .map(({ id, _id, date, source, examType, totals }) => ({ id, _id, date, source, examType, totals }))
    .reverse();
};
