import { AppError } from './app-error.ts';
import type { Actor } from './auth-session.ts';

export const STEP_UP_MS = 10 * 60_000;

/** When the session was last shown to be its owner's; read for each call that needs it, never from a cache. */
export type FindStepUp = (sessionId: string) => Promise<Date | null>;

/** Throws unless the session was shown to be its owner's within ten minutes. */
export const requireStepUp = async (findStepUp: FindStepUp, now: Date, actor: Actor): Promise<void> => {
  const steppedUpAt = await findStepUp(actor.sessionId);
  if (!steppedUpAt || now.getTime() - steppedUpAt.getTime() > STEP_UP_MS)
    throw new AppError('step_up.required');
};
