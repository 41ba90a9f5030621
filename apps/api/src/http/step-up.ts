import { AppError } from './app-error.ts';
import type { Actor } from './auth-session.ts';

export const STEP_UP_MS = 10 * 60_000;

/** Time of the session's last step-up, null for an ended session; always read from the database. */
export type FindStepUp = (sessionId: string) => Promise<{ at: Date | null } | null>;

export const requireStepUp = async (findStepUp: FindStepUp, now: Date, actor: Actor): Promise<void> => {
  const found = await findStepUp(actor.sessionId);
  if (!found) throw new AppError('session.expired');
  if (!found.at || now.getTime() - found.at.getTime() > STEP_UP_MS) throw new AppError('step_up.required');
};
