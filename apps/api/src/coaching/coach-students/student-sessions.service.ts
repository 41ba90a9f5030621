import type { coachStudents } from '@netlik/contract/coaching/coach-students';
import type { QueryOf } from '@netlik/contract/endpoint';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { refuseBadRange } from '../../http/rules.ts';
import { getVisibleStudent } from '../../identity/users/students.service.ts';
import { listStudySessions } from '../../study/study-sessions/study-sessions.service.ts';
import { summarizeStudySessions } from '../../study/study-sessions/summary.service.ts';

export const listStudentSessions = async (
  deps: Deps,
  actor: Actor,
  { studentId, ...query }: QueryOf<typeof coachStudents.sessions>,
) => {
  if (query.from && query.to) refuseBadRange(query.from, query.to);
  await getVisibleStudent(deps.db, actor, studentId);
  return listStudySessions(deps, { ...actor, id: studentId }, { ...query, fields: 'summary' });
};

export const summarizeStudentSessions = async (
  { db }: Deps,
  actor: Actor,
  { studentId, ...range }: QueryOf<typeof coachStudents.sessionsSummary>,
) => {
  if (range.from && range.to) refuseBadRange(range.from, range.to);
  await getVisibleStudent(db, actor, studentId);
  return summarizeStudySessions(db, studentId, range);
};
