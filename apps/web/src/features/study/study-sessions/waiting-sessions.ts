import { check } from '@netlik/contract/check';
import {
  type NewStudySession,
  type StudySession,
  studySessions,
} from '@netlik/contract/study/study-sessions';
import { questionStats } from '@netlik/domain/study/question-stats';
import { useOutbox } from '../../../outbox/outbox.ts';
import type { Entry } from '../../../outbox/store.ts';
import { type Shown, withWaiting } from '../../../outbox/waiting-changes.ts';
import { TIMER_SESSION } from '../../../outbox/write-names.ts';
import { sessionWrites } from './study-sessions.writes.ts';

export type WaitingSession = {
  key: string;
  /** The server refused it; the list of what waits says why. */
  failed: boolean;
  session: NewStudySession;
};

const isNew = (write: string) => write === sessionWrites.add || write === TIMER_SESSION;

/** Sessions that are only on this device. They were written by an earlier version, perhaps: so they are read as untrusted. */
export const newOnesOf = (entries: readonly Entry[]): WaitingSession[] =>
  entries.flatMap(({ write, key, state, input }) => {
    if (!isNew(write)) return [];
    const read = check(studySessions.create.body, input.body);
    return read.ok ? [{ key, failed: state === 'failed', session: read.data }] : [];
  });

/** What the student said, over what the server knows. What follows from it only the server reckons. */
const changed = (session: StudySession, body: unknown): StudySession => {
  const read = check(studySessions.update.body, body);
  if (!read.ok) return session;
  const { questionStats: counts, ...said } = read.data;
  return {
    ...session,
    quality: said.quality ?? session.quality,
    mood: said.mood ?? session.mood,
    notes: said.notes ?? session.notes,
    distractions: said.distractions ?? session.distractions,
    questionStats: counts === undefined ? session.questionStats : counts && questionStats(counts),
    efficiency: null,
  };
};

export type ShownSession = Shown<StudySession>;

export const shownOf = (rows: readonly StudySession[], entries: readonly Entry[]): ShownSession[] =>
  withWaiting(rows, entries, sessionWrites, changed);

/** What waits on this device: new ones, and the rows of the server as they will be. */
export const useWaitingSessions = (rows: readonly StudySession[] | undefined) => {
  const { entries } = useOutbox();
  return { waiting: newOnesOf(entries), rows: rows && shownOf(rows, entries) };
};
