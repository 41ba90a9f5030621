import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { hashSecret, newSecret } from '../../http/secrets.ts';
import { consumeTicket, insertTicket } from './tickets.sql.ts';

const TICKET_MS = 30_000;

export const issueTicket = async ({ db, clock }: Deps, actor: Actor) => {
  const now = clock.now();
  const ticket = newSecret();
  const issued = await insertTicket(db, {
    hash: hashSecret(ticket),
    userId: actor.id,
    sessionId: actor.sessionId,
    now,
    expiresAt: new Date(now.getTime() + TICKET_MS),
  });
  if (!issued) throw new AppError('session.expired');
  return { ticket };
};

/** Null if invalid. A ticket works once within 30 seconds while its session is valid. */
export const redeemTicket = async (
  { db, clock, authSessions }: Deps,
  ticket: string,
): Promise<Actor | null> => {
  const consumed = await consumeTicket(db, hashSecret(ticket), clock.now());
  return consumed && authSessions.find(consumed.sessionId, consumed.userId);
};
