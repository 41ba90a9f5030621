import type { Gain, StudySession } from '@netlik/contract/study/study-sessions';
import { atom } from 'nanostores';
import type { Done } from '../../../data/outbox/create-outbox.ts';

export type SavedSession = {
  subject: string;
  seconds: number;
  /** Seconds the server could not verify; they earn no XP. */
  unseenSeconds?: number;
  at: number;
  waiting: boolean;
  gain: Gain | null;
  key: string;
};

/** The reply to a stop or a new session; both are null if nothing was saved. */
export type Answer = { session: StudySession | null; gain: Gain | null };

type StoredResult = Pick<SavedSession, 'gain'> & Partial<Pick<SavedSession, 'seconds' | 'unseenSeconds'>>;

/** Uses the server's time, because the device's clock may be wrong. */
export const stored = ({ session, gain }: Answer): StoredResult =>
  session
    ? {
        gain,
        seconds: Math.round(session.duration * 60),
        unseenSeconds: Math.round((session.duration - session.verifiedMinutes) * 60),
      }
    : { gain };

/** Applies the reply to a queued write. After a reload only the reply is left. */
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

export const lastSaved = atom<SavedSession | null>(null);
