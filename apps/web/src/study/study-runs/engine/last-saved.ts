import type { Gain, StudySession } from '@netlik/contract/study/study-sessions';
import { createListeners } from '../../../data/calls/listeners.ts';
import type { Done } from '../../../data/outbox/create-outbox.ts';

/** The last session saved on this device. */
export type SavedSession = {
  subject: string;
  seconds: number;
  /** Seconds that the server could not see; they earn no XP. */
  unseenSeconds?: number;
  at: number;
  /** Still in the outbox. */
  waiting: boolean;
  gain: Gain | null;
  /** Idempotency key of the write. */
  key: string;
};

/** The reply to a stop or a new session; both null if nothing was saved. */
export type Answer = { session: StudySession | null; gain: Gain | null };

type StoredResult = Pick<SavedSession, 'gain'> & Partial<Pick<SavedSession, 'seconds' | 'unseenSeconds'>>;

/** The time on the server is the one to show: the device's clock may be wrong. */
export const stored = ({ session, gain }: Answer): StoredResult =>
  session
    ? {
        gain,
        seconds: Math.round(session.duration * 60),
        unseenSeconds: Math.round((session.duration - session.verifiedMinutes) * 60),
      }
    : { gain };

/** Applies the reply to a queued write. After a reload there is only the reply. */
export const withAnswer = (
  saved: SavedSession | null,
  { key, at, answer }: Pick<Done, 'key' | 'at' | 'answer'>,
): SavedSession | null => {
  const reply = answer as Answer;
  const { session } = reply;
  if (saved) return saved.key === key ? { ...saved, waiting: false, ...stored(reply) } : saved;
  if (!session) return null;
  return { subject: session.subject, seconds: 0, at, waiting: false, key, ...stored(reply) };
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
