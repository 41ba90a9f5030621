import type { StudyDay } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/auth-session.ts';
import { recordIfAdmin } from '../../platform/audit/audit.service.ts';

type Program = { userId: string; date: StudyDay; title?: string; status?: string };

/** Audit view of a program, without its subjects. */
const shownOf = ({ date, title, status }: Program) => ({
  day: date,
  ...(title !== undefined && { title }),
  ...(status !== undefined && { status }),
});

/** Logs an admin's creation (no `before`), change or removal (no `after`) of a program. */
export const recordProgram = async (
  tx: Transaction,
  actor: Pick<Actor, 'id' | 'role'>,
  before: Program | null,
  after: Program | null,
): Promise<void> => {
  if (after)
    await recordIfAdmin(tx, actor, {
      action: before ? 'program.changed' : 'program.written',
      subjectUserId: after.userId,
      // Without `before`, changes of subjects alone are logged as well.
      before: null,
      after: shownOf(after),
    });
  else if (before)
    await recordIfAdmin(tx, actor, {
      action: 'program.removed',
      subjectUserId: before.userId,
      before: shownOf(before),
      after: null,
    });
};
