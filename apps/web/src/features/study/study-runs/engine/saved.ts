import type { Gain, StudySession } from '@netlik/contract/study/study-sessions';
import type { Done } from '../../../../outbox/create-outbox.ts';

/** The last session that was saved from here. */
export type Saved = {
  subject: string;
  seconds: number;
  at: number;
  /** It is on this device and goes to the server when it can. */
  waiting: boolean;
  gain: Gain | null;
  /** The write that waits, by its idempotency key. */
  key: string;
};

/** What the server answers to a stop and to a new session; both null where nothing was kept. */
type Answer = { session: StudySession | null; gain: Gain | null };

/** What was saved last, once the server has answered to what had to wait. After a reload the answer is all there is. */
export const savedAfter = (saved: Saved | null, { key, at, answer }: Done): Saved | null => {
  const { session, gain } = answer as Answer;
  if (saved) return saved.key === key ? { ...saved, waiting: false, gain } : saved;
  if (!session) return null;
  const seconds = Math.round(session.duration * 60);
  return { subject: session.subject, seconds, at, waiting: false, gain, key };
};

let saved: Saved | null = null;
const listeners = new Set<() => void>();

export const lastSaved = {
  get: (): Saved | null => saved,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  set: (next: Saved | null): void => {
    saved = next;
    for (const listener of [...listeners]) listener();
  },
};
