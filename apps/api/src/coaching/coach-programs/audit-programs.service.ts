import type { StudyDay } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/auth-session.ts';
import { recordIfAdmin } from '../../platform/audit/audit.service.ts';

type Program = { userId: string; date: StudyDay; title?: string; status?: string };

/** What the audit log stores of a program; its subjects are in the program itself. */
const shownOf = ({ date, title, status }: Program) => ({
  day: date,
  ...(title !== undefined && { title }),
  ...(status !== undefined && { status }),
});

/** An admin wrote a student's program (nothing before), changed it, or removed it (nothing after). */
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
      // Without what was before, so that a change of the subjects alone is written, too.
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
