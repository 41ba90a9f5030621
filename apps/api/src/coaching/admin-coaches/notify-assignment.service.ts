import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { notify } from '../../platform/notifications/notifications.service.ts';

const studentNews = {
  title: 'Yeni bir koçun var',
  body: 'Koçun artık programlarını yazabilir ve çalışmalarını görebilir.',
  category: 'coach',
  type: 'coach.assigned',
  actionUrl: '/student/coach',
} as const;

export const notifyNewCoach = (deps: Deps, tx: Transaction, studentId: string) =>
  notify(deps, tx, studentId, studentNews);

/** The coach gets one notification for all students. */
export const notifyAssigned = async (
  deps: Deps,
  tx: Transaction,
  studentIds: readonly string[],
  coachId: string,
): Promise<void> => {
  for (const studentId of studentIds) await notifyNewCoach(deps, tx, studentId);
  await notify(deps, tx, coachId, {
    title: 'Yeni öğrencin var',
    body: `Yönetim sana ${studentIds.length} öğrenci atadı. Artık listende.`,
    category: 'coach',
    type: 'coach.students-assigned',
    actionUrl: '/coach-dashboard',
  });
};

export const notifyMovedAway = (deps: Deps, tx: Transaction, coachId: string, count: number) =>
  notify(deps, tx, coachId, {
    title: 'Öğrencin başka bir koça geçti',
    body: `Yönetim ${count} öğrencini başka bir koça verdi; listende artık görünmeyecek.`,
    category: 'coach',
    type: 'coach.students-moved',
    actionUrl: '/coach-dashboard',
  });
