import type { ParsedLine } from '@netlik/contract/study/quick-entry';
import { createListeners } from '../../data/calls/listeners.ts';

/** The entry counts for this subject of today's plan, even if several or none match. */
export type PlannedQuestions = {
  subject: string;
  planSubject: NonNullable<ParsedLine['planSubject']>;
  onSaved: (saved: { questions: number; solved: number }) => void;
};

type Request = { text: string; planned?: PlannedQuestions | undefined };

let requested: Request | null = null;
const listeners = createListeners();

const set = (next: typeof requested): void => {
  requested = next;
  listeners.notify();
};

export const quickEntryRequest = {
  get: () => requested,
  subscribe: listeners.subscribe,
  close: (): void => set(null),
};

export const openQuickEntry = (text = '', planned?: PlannedQuestions): void => set({ text, planned });
