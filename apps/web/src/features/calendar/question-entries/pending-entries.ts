import { check } from '@netlik/contract/check';
import { NewQuestionEntry, type QuestionEntry } from '@netlik/contract/question-entries';
import type { StudyDay } from '@netlik/domain/study-day';
import { useOutbox } from '../../../outbox/outbox.ts';
import { applyPendingWrites } from '../../../outbox/pending-changes.ts';
import type { Entry } from '../../../outbox/store.ts';
import { questionEntryWrites } from '../calendar.outbox.ts';

export type PendingEntry = {
  key: string;
  /** The server refused it; the outbox list shows why. */
  failed: boolean;
  row: { subject: string; topic: string | null; correct: number; wrong: number; note: string | null };
};

/** A day's new entries in the outbox. An earlier version may have stored them, so they are validated. */
export const listPendingEntries = (entries: readonly Entry[], day: StudyDay): PendingEntry[] =>
  entries.flatMap(({ write, key, state, input }) => {
    if (write !== questionEntryWrites.create) return [];
    const read = check(NewQuestionEntry, input.body);
    if (!read.ok || read.data.date !== day) return [];
    const { subject, topic = null, correct, wrong, note = null } = read.data;
    return [{ key, failed: state === 'failed', row: { subject, topic, correct, wrong, note } }];
  });

const applyChange = (entry: QuestionEntry, body: unknown): QuestionEntry => {
  const read = check(NewQuestionEntry, body);
  return read.ok ? { ...entry, topic: null, note: null, ...read.data } : entry;
};

/** A day's unsent entries, and the server's rows with unsent changes applied. */
export const usePendingEntries = (day: StudyDay, rows: readonly QuestionEntry[] | undefined) => {
  const { entries } = useOutbox();
  return {
    pending: listPendingEntries(entries, day),
    rows: rows && applyPendingWrites(rows, entries, questionEntryWrites, applyChange),
  };
};
