import type { Gain, StudySession } from '@netlik/contract/study/study-sessions';
import { createListeners } from '../../../../api/listeners.ts';
import type { Done } from '../../../../outbox/create-outbox.ts';

/** The last session saved on this device. */
export type SavedSession = {
  subject: string;
  seconds: number;
  at: number;
  /** Still in the outbox. */
  waiting: boolean;
  gain: Gain | null;
  /** Idempotency key of the write. */
  key: string;
};

/** The reply to a stop or a new session; both null if nothing was saved. */
type Answer = { session: StudySession | null; gain: Gain | null };

/** Applies the reply to a queued write. After a reload there is only the reply. */
export const withAnswer = (
  saved: SavedSession | null,
  { key, at, answer }: Pick<Done, 'key' | 'at' | 'answer'>,
): SavedSession | null => {
  const { session, gain } = answer as Answer;
  if (saved) return saved.key === key ? { ...saved, waiting: false, gain } : saved;
  if (!session) return null;
  const seconds = Math.round(session.duration * 60);
  return { subject: session.subject, seconds, at, waiting: false, gain, key };
};

let saved: SavedSession | null = null;
const listeners = createListeners();

export const lastSaved = {
  get: (): SavedSession | null => saved,
  subscribe: listeners.subscribe,
  set: (next: SavedSession | null): void => {
    saved = next;
    listeners.notify();
  },
};
