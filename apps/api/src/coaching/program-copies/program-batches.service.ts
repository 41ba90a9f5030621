import type { BatchProgress } from '@netlik/contract/coaching/program-copies';
import { studyDay } from '@netlik/domain/study-day';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { notifyEach } from '../../platform/notifications/notifications.service.ts';
import { recordProgram } from '../coach-programs/audit-programs.service.ts';
import { BATCH_QUEUE, planStudentCopies, SYNC_BATCH_SIZE, write } from './copy-programs.service.ts';
import {
  appendToBatch,
  deleteUntouched,
  findBatchProgress,
  findStoppedBatches,
  lockBatch,
  lockStudents,
  lockWaitingBatch,
  restartBatch,
  restorePrograms,
  saveBatchFailed,
  saveBatchUndone,
} from './copy-programs.sql.ts';

const UNDO_MS = 24 * 3_600_000;
/** A batch without progress for this long is resumed. */
const STOPPED_MS = 60_000;

/** One transaction per step, so that it is written completely or not at all; false when finished. */
const writePortion = (deps: Deps, id: string): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    const batch = await lockWaitingBatch(tx, id);
    if (!batch) return false;
    const { userId, work, pending } = batch;
    const now = deps.clock.now();
    const targets = pending.slice(0, SYNC_BATCH_SIZE);
    const viewer = { id: userId, role: work.role, at: now };
    const decided = await planStudentCopies(deps, tx, viewer, work, { targets, today: studyDay(now) });
    const items = await write(deps, tx, viewer, decided, work.authorId);
    const rest = pending.slice(SYNC_BATCH_SIZE);
    await appendToBatch(tx, id, { items, pending: rest }, now);
    for (const studentId of new Set(items.map((item) => item.studentId)))
      await deps.live.notifyInTransaction(tx, studentId, 'changed', ['daily-plans']);
    await deps.live.notifyInTransaction(tx, userId, 'changed', ['daily-plans', 'coach-students']);
    return rest.length > 0;
  });

export const runBatch = async (deps: Deps, id: string): Promise<void> => {
  try {
    while (await writePortion(deps, id));
  } catch (error) {
    await saveBatchFailed(deps.db, id, deps.clock.now());
    throw error;
  }
};

export const resumeBatches = async ({ db, clock, jobs }: Deps): Promise<void> => {
  const stopped = await findStoppedBatches(db, new Date(clock.now().getTime() - STOPPED_MS));
  await jobs.sendAll(db, BATCH_QUEUE, stopped);
};

export const getBatchProgress = async ({ db }: Deps, actor: Actor, id: string): Promise<BatchProgress> =>
  requireRow(await findBatchProgress(db, actor.id, id), 'coach.batch_not_found');

export const retryBatch = async (deps: Deps, actor: Actor, id: string): Promise<BatchProgress> => {
  await deps.db.transaction(async (tx) => {
    if ((await restartBatch(tx, actor.id, id, deps.clock.now())) === 1)
      await deps.jobs.send(tx, BATCH_QUEUE, { id });
  });
  return getBatchProgress(deps, actor, id);
};

/** Returns the ids of the affected students too. */
export const undoCopies = (deps: Deps, actor: Actor, id: string) =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const since = new Date(now.getTime() - UNDO_MS);
    const { items, canUndo } = requireRow(await lockBatch(tx, actor.id, id, since), 'coach.batch_not_found');
    if (!canUndo) throw new AppError('coach.nothing_to_undo');
    const wanted = [...new Set(items.map(({ studentId }) => studentId))];
    // Students who changed coach keep the programs.
    const visible = new Set((await lockStudents(tx, actor, wanted)).map((student) => student.id));
    const own = items.filter(({ studentId }) => visible.has(studentId));
    const ids = own.flatMap(({ programId }) => (programId ? [programId] : []));
    const deleted = new Set((await deleteUntouched(tx, ids)).map((row) => row.id));
    // Cleared days have no replacement to delete.
    const gone = own.filter(({ programId }) => programId === null || deleted.has(programId));
    await restorePrograms(
      tx,
      gone.filter(({ replacedId }) => replacedId !== null),
    );
    await saveBatchUndone(tx, id, now);
    for (const { studentId: userId, date, programId } of gone)
      if (programId) await recordProgram(tx, actor, { userId, date }, null);
      else await recordProgram(tx, actor, null, { userId, date });
    const studentIds = [...new Set(gone.map(({ studentId }) => studentId))];
    const draft = {
      title: 'Programların geri alındı',
      body: 'Koçun az önce yazdığı programları geri aldı.',
      category: 'coach',
      type: 'program.deleted',
      actionUrl: '/study-plan',
    } as const;
    await notifyEach(
      deps,
      tx,
      studentIds.map((userId) => ({ userId, draft })),
    );
    return { removed: gone.length, kept: items.length - gone.length, studentIds };
  });
