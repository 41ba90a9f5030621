import type { ParsedLine } from '@netlik/contract/study/quick-entry';
import { createListeners } from '../../data/calls/listeners.ts';

/** Questions of one subject of today's plan: the entry counts for it, also where several fit or none does. */
export type PlannedQuestions = {
  subject: string;
  planSubject: NonNullable<ParsedLine['planSubject']>;
  /** Called when an entry that counts for the subject is saved or waits for a connection. */
  onSaved: (saved: { questions: number; solved: number }) => void;
};

type Request = { text: string; planned?: PlannedQuestions | undefined };

let requested: Request | null = null;
const listeners = createListeners();

const set = (next: typeof requested): void => {
  requested = next;
  listeners.notify();
};

/** What the open dialog begins with; null while it is closed. */
export const quickEntryRequest = {
  get: () => requested,
  subscribe: listeners.subscribe,
  close: (): void => set(null),
};

/** Opens the dialog from anywhere in the shell; its code is loaded then. */
export const openQuickEntry = (text = '', planned?: PlannedQuestions): void => set({ text, planned });
