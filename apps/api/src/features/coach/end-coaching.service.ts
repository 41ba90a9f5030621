import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import { clearCoach } from './my-coach.sql.ts';

type Needed = Pick<Deps, 'clock' | 'live' | 'jobs'>;

/**
 * Ends a student's coaching when they may no longer have a coach, and tells both. The caller holds the student's row.
 * The actor is null for a job.
 */
export const endCoaching = async (
  deps: Needed,
  tx: Transaction,
  actor: { id: string } | null,
  studentId: string,
): Promise<void> => {
  const ended = await clearCoach(tx, studentId, deps.clock.now());
  if (!ended) return;
  await recordAudit(tx, actor, {
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
