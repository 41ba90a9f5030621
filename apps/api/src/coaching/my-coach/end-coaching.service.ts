import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { EventPerson } from '../../http/feature-events.ts';
import { recordAudit } from '../../platform/audit/audit.service.ts';
import { notify } from '../../platform/notifications/notifications.service.ts';
import { clearCoach, countStudentsOf } from './my-coach.sql.ts';

type Needed = Pick<Deps, 'clock' | 'live' | 'jobs'>;

/**
 * Ends coaching that is no longer allowed and notifies both; the caller holds the lock on the student's row.
 */
export const endCoaching = async (
  deps: Needed,
  tx: Transaction,
  { id: studentId, by }: EventPerson,
): Promise<void> => {
  const ended = await clearCoach(tx, studentId, deps.clock.now());
  if (!ended) return;
  await recordAudit(tx, by, {
    action: 'coach.ended',
    subjectUserId: studentId,
    before: { coachId: ended.coachId },
    after: { coachId: null },
  });
  await notify(deps, tx, studentId, {
    title: 'Koçluğun sona erdi',
    body: 'Paketin artık koçluk içermiyor. Programların ve geçmişin sende kalır.',
    category: 'coach',
    type: 'coach.ended',
    actionUrl: '/student/coach',
  });
  await notify(deps, tx, ended.coachId, {
    title: 'Bir öğrencinin koçluğu sona erdi',
    body: 'Öğrencinin paketi artık koçluk içermiyor; listende görünmeyecek.',
    category: 'coach',
    type: 'coach.ended',
    actionUrl: '/coach-dashboard',
  });
  for (const id of [studentId, ended.coachId])
    await deps.live.notifyInTransaction(tx, id, 'changed', ['coach-students', 'account']);
};

/** A coach's students must be moved first, so that none silently loses the coach. */
export const refuseWithStudents = async (
  _deps: unknown,
  tx: Transaction,
  { id, role }: EventPerson,
): Promise<void> => {
  if (role === 'student') return;
  const count = await countStudentsOf(tx, id);
  if (count > 0) throw new AppError('user.has_students', { count });
};

export const followNewRole = (deps: Needed, tx: Transaction, person: EventPerson): Promise<void> =>
  person.role === 'student' ? endCoaching(deps, tx, person) : refuseWithStudents(deps, tx, person);
