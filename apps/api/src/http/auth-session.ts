import type { Access, Role, Tier } from '@netlik/contract/access';
import type { ConsentState } from '@netlik/contract/identity/person';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../db/database.ts';
import type { Bus } from '../realtime/bus.ts';
import type { AccessTokens } from './access-tokens.ts';
import { AppError } from './app-error.ts';

/** The signed-in person behind a request. */
export type Actor = { id: string; sessionId: string; role: Role; tier: Tier; consent: ConsentState };

/** What stands behind a session id, or null when it has ended or its person may not enter. */
export type AuthSessionState = { actor: Actor; endsAt: number };
export type LoadAuthSession = (sessionId: string) => Promise<AuthSessionState | null>;

const CHANGED = 'identity.changed';
// A student of one process: a few hundred bytes each.
const MOST_KEPT = 50_000;
// Consent depends on the birthday year turning; nothing else changes without a notice on the bus.
const KEEP_MS = 10 * 60_000;

/**
 * Which sessions are good, known in memory: no statement a request. Whoever ends a session or changes what
 * a person may do says so in the same transaction, and every process forgets what it knew of that person.
 */
export type AuthSessionDirectory = {
  find(sessionId: string, userId: string): Promise<Actor | null>;
  /** Call in the transaction that changes the person or ends any of their sessions. */
  changed(tx: Transaction, userId: string): Promise<void>;
  /** Told when a person has changed, here or in another process, once the memory is clean. */
  onChanged(listener: (userId: string) => void): void;
};

type Kept = AuthSessionState & { userId: string; until: number };

export const createAuthSessionDirectory = (
  bus: Bus,
  load: LoadAuthSession,
  now: () => number,
): AuthSessionDirectory => {
  const kept = new Map<string, Kept>();
  const ofUser = new Map<string, Set<string>>();
  // Counts what was forgotten, so that a load begun before a change does not bring the old state back.
  let generation = 0;

  const forget = (sessionId: string) => {
    const entry = kept.get(sessionId);
    if (!entry) return;
    kept.delete(sessionId);
    const siblings = ofUser.get(entry.userId);
    siblings?.delete(sessionId);
    if (siblings?.size === 0) ofUser.delete(entry.userId);
  };

  bus.subscribe(CHANGED, (data) => {
    generation += 1;
    for (const sessionId of [...(ofUser.get(String(data)) ?? [])]) forget(sessionId);
  });
  bus.onGap(() => {
    generation += 1;
    kept.clear();
    ofUser.clear();
  });

  return {
    async find(sessionId, userId) {
      const entry = kept.get(sessionId);
      if (entry && entry.until > now() && !bus.deaf()) return entry.userId === userId ? entry.actor : null;
      const before = generation;
      const state = await load(sessionId);
      if (!state || state.actor.id !== userId) {
        forget(sessionId);
        return null;
      }
      if (before === generation && !bus.deaf()) {
        if (kept.size >= MOST_KEPT) forget(kept.keys().next().value as string);
        kept.set(sessionId, { ...state, userId, until: Math.min(state.endsAt, now() + KEEP_MS) });
        ofUser.set(userId, (ofUser.get(userId) ?? new Set()).add(sessionId));
      }
      return state.actor;
    },
    changed: (tx, userId) => bus.publish(tx, CHANGED, userId),
    onChanged: (listener) => {
      bus.subscribe(CHANGED, (data) => listener(String(data)));
    },
  };
};

const bearer = (request: FastifyRequest): string => {
  const header = request.headers.authorization;
  if (!header?.startsWith('Bearer ')) throw new AppError('session.required');
  return header.slice(7);
};

export const identify = async (
  tokens: AccessTokens,
  authSessions: AuthSessionDirectory,
  request: FastifyRequest,
): Promise<Actor> => {
  const { sub, sid } = tokens.verify(bearer(request));
  const actor = await authSessions.find(sid, sub);
  if (!actor) throw new AppError('session.expired');
  return actor;
};

export const authorise = (access: Exclude<Access, 'public'>, actor: Actor): void => {
  if (access === 'session') return;
  if (!access.roles.includes(actor.role)) throw new AppError('access.role');
  if (actor.consent === 'due') throw new AppError('consent.required');
  if (access.tier === 'premium' && actor.role === 'student' && actor.tier !== 'premium')
    throw new AppError('access.tier');
  if (access.guarded && actor.consent === 'guardian') throw new AppError('consent.guardian_pending');
};
