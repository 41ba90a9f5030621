import type { ParsedLine } from '@netlik/contract/study/quick-entry';
import { atom } from 'nanostores';

/** The entry counts for this subject of today's plan, even if several or none match. */
export type PlannedQuestions = {
  subject: string;
  planSubject: NonNullable<ParsedLine['planSubject']>;
  onSaved: (saved: { questions: number; solved: number }) => void;
};

type Request = { text: string; planned?: PlannedQuestions | undefined };

export const quickEntryRequest = atom<Request | null>(null);

export const openQuickEntry = (text = '', planned?: PlannedQuestions): void =>
  quickEntryRequest.set({ text, planned });

export const closeQuickEntry = (): void => quickEntryRequest.set(null);
