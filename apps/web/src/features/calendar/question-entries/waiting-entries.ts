import { check } from '@netlik/contract/check';
import { NewQuestionEntry, type QuestionEntry } from '@netlik/contract/question-entries';
import type { StudyDay } from '@netlik/domain/study-day';
import { useOutbox } from '../../../outbox/outbox.ts';
import type { Entry } from '../../../outbox/store.ts';
import { withWaiting } from '../../../outbox/waiting-changes.ts';
import { questionWrites } from '../calendar.writes.ts';

export type WaitingEntry = {
  key: string;
  /** The server refused it; the list of what waits says why. */
  failed: boolean;
  row: { subject: string; topic: string | null; correct: number; wrong: number; note: string | null };
};

/** What waits on this device for a day. It was written by an earlier version, perhaps: so it is read as untrusted. */
export const waitingOf = (entries: readonly Entry[], day: StudyDay): WaitingEntry[] =>
  entries.flatMap(({ write, key, state, input }) => {
    if (write !== questionWrites.add) return [];
    const read = check(NewQuestionEntry, input.body);
    if (!read.ok || read.data.date !== day) return [];
    const { subject, topic = null, correct, wrong, note = null } = read.data;
    return [{ key, failed: state === 'failed', row: { subject, topic, correct, wrong, note } }];
  });

const changed = (entry: QuestionEntry, body: unknown): QuestionEntry => {
  const read = check(NewQuestionEntry, body);
  return read.ok ? { ...entry, topic: null, note: null, ...read.data } : entry;
};

/** What waits for a day: new entries, and those of the server as they will be. */
export const useWaitingEntries = (day: StudyDay, rows: readonly QuestionEntry[] | undefined) => {
  const { entries } = useOutbox();
  return {
    waiting: waitingOf(entries, day),
    rows: rows && withWaiting(rows, entries, questionWrites, changed),
  };
};
