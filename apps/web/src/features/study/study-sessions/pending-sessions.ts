import { check } from '@netlik/contract/check';
import {
  type NewStudySession,
  type StudySession,
  studySessions,
} from '@netlik/contract/study/study-sessions';
import { questionStats } from '@netlik/domain/study/question-stats';
import { useOutbox } from '../../../outbox/outbox.ts';
import { applyPendingWrites, type WithPending } from '../../../outbox/pending-changes.ts';
import type { Entry } from '../../../outbox/store.ts';
import { TIMER_SESSION } from '../../../outbox/write-names.ts';
import { studySessionWrites } from './study-sessions.outbox.ts';

export type PendingSession = {
  key: string;
  /** The server refused it; the outbox list shows why. */
  failed: boolean;
  session: NewStudySession;
};

const isNew = (write: string) => write === studySessionWrites.create || write === TIMER_SESSION;

/** New sessions in the outbox. An earlier version may have stored them, so they are validated. */
export const listPendingSessions = (entries: readonly Entry[]): PendingSession[] =>
  entries.flatMap(({ write, key, state, input }) => {
    if (!isNew(write)) return [];
    const read = check(studySessions.create.body, input.body);
    return read.ok ? [{ key, failed: state === 'failed', session: read.data }] : [];
  });

/** Applies an unsent change. The efficiency is unknown until the server computes it. */
const applyChange = (session: StudySession, body: unknown): StudySession => {
  const read = check(studySessions.update.body, body);
  if (!read.ok) return session;
  const { questionStats: counts, ...changes } = read.data;
  return {
    ...session,
    quality: changes.quality ?? session.quality,
    mood: changes.mood ?? session.mood,
    notes: changes.notes ?? session.notes,
    distractions: changes.distractions ?? session.distractions,
    questionStats: counts === undefined ? session.questionStats : counts && questionStats(counts),
    efficiency: null,
  };
};

export type ShownSession = WithPending<StudySession>;

export const withPendingChanges = (
  rows: readonly StudySession[],
  entries: readonly Entry[],
): ShownSession[] => applyPendingWrites(rows, entries, studySessionWrites, applyChange);

/** Unsent sessions, and the server's rows with unsent changes applied. */
export const usePendingSessions = (rows: readonly StudySession[] | undefined) => {
  const { entries } = useOutbox();
  return { pending: listPendingSessions(entries), rows: rows && withPendingChanges(rows, entries) };
};
