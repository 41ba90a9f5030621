import { AppError } from './app-error.ts';
import type { Actor } from './auth-session.ts';

export const STEP_UP_MS = 10 * 60_000;

/**
 * When the session was last shown to be its owner's, null for one that has ended; read for each call that needs it, never
 * from a cache.
 */
export type FindStepUp = (sessionId: string) => Promise<{ at: Date | null } | null>;

/** Throws unless the session was shown to be its owner's within ten minutes. */
export const requireStepUp = async (findStepUp: FindStepUp, now: Date, actor: Actor): Promise<void> => {
  const found = await findStepUp(actor.sessionId);
  if (!found) throw new AppError('session.expired');
  if (!found.at || now.getTime() - found.at.getTime() > STEP_UP_MS) throw new AppError('step_up.required');
};
