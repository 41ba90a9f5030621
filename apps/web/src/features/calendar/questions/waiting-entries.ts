import { check } from '@netlik/contract/check';
import { NewQuestionEntry } from '@netlik/contract/study/questions';
import type { StudyDay } from '@netlik/domain/study-day';
import { useOutbox } from '../../../outbox/outbox.ts';
import type { Entry } from '../../../outbox/store.ts';
import { ADD_QUESTIONS } from '../calendar.writes.ts';

export type WaitingEntry = {
  key: string;
  /** The server refused it; the list of what waits says why. */
  failed: boolean;
  row: { subject: string; topic: string | null; correct: number; wrong: number; note: string | null };
};

/** What waits on this device for a day. It was written by an earlier version, perhaps: so it is read as untrusted. */
export const waitingOf = (entries: readonly Entry[], day: StudyDay): WaitingEntry[] =>
  entries.flatMap(({ write, key, state, input }) => {
    if (write !== ADD_QUESTIONS) return [];
    const read = check(NewQuestionEntry, input.body);
    if (!read.ok || read.data.date !== day) return [];
    const { subject, topic = null, correct, wrong, note = null } = read.data;
    return [{ key, failed: state === 'failed', row: { subject, topic, correct, wrong, note } }];
  });

export const useWaitingEntries = (day: StudyDay): WaitingEntry[] => waitingOf(useOutbox().entries, day);
