import type { Access } from '@netlik/contract/access';
import type { ConsentState } from '@netlik/contract/identity/person';
import type { Entitlements } from '@netlik/domain/identity/entitlements';
import type { PlanLimits } from '@netlik/domain/identity/limits';
import type { PlanTier, Role } from '@netlik/domain/roles';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../db/database.ts';
import type { Bus } from '../realtime/bus.ts';
import type { AccessTokens } from './access-tokens.ts';
import { AppError } from './app-error.ts';

export type Actor = {
  id: string;
  sessionId: string;
  /** Authorisation time, at which lapsed rights have ended. */
  at: Date;
  role: Role;
  tier: PlanTier;
  consent: ConsentState;
  /** The role requires a second factor that is not set up yet. */
  factorDue: boolean;
  /** The tier's limits overridden by the user's own. */
  limits: PlanLimits;
  entitlements: Entitlements;
};

export type Viewer = Pick<Actor, 'id' | 'role'>;

/** Null when the session has ended or the user may not sign in; `endsAt` is when it must be reloaded. */
export type AuthSessionState = { actor: Omit<Actor, 'at'>; endsAt: number };
export type LoadAuthSession = (sessionId: string) => Promise<AuthSessionState | null>;

const CHANGED = 'identity.changed';
// Entries of a few hundred bytes.
const MAX_CACHED = 50_000;
// Consent may change with the calendar year; other changes are published on the bus.
const CACHE_MS = 10 * 60_000;

/**
 * Caches valid sessions, so that a request needs no statement. Code that ends a session or changes rights
 * calls `publishChange` in the same transaction, which evicts the person in every process.
 */
export type AuthSessionDirectory = {
  find(sessionId: string, userId: string): Promise<Actor | null>;
  /** Call it in the transaction that changes the person or ends any of their sessions. */
  publishChange(tx: Transaction, userId: string): Promise<void>;
  /** Called in every process after the person's cache entries are evicted. */
  onChanged(listener: (userId: string) => void): void;
};

type CachedSession = AuthSessionState & { userId: string; until: number };

export const createAuthSessionDirectory = (
  bus: Bus,
  load: LoadAuthSession,
  now: () => number,
): AuthSessionDirectory => {
  const cache = new Map<string, CachedSession>();
  const sessionsByUser = new Map<string, Set<string>>();
  // Incremented on every eviction, so that a load begun earlier does not store old state.
  let generation = 0;

  const evict = (sessionId: string) => {
    const entry = cache.get(sessionId);
    if (!entry) return;
    cache.delete(sessionId);
    const siblings = sessionsByUser.get(entry.userId);
    siblings?.delete(sessionId);
    if (siblings?.size === 0) sessionsByUser.delete(entry.userId);
  };

  bus.subscribe(CHANGED, (data) => {
    generation += 1;
    for (const sessionId of [...(sessionsByUser.get(String(data)) ?? [])]) evict(sessionId);
  });
  bus.onReconnect(() => {
    generation += 1;
    cache.clear();
    sessionsByUser.clear();
  });

  return {
    async find(sessionId, userId) {
      const entry = cache.get(sessionId);
      if (entry && entry.until > now() && !bus.isDisconnected())
        return entry.userId === userId ? { at: new Date(now()), ...entry.actor } : null;
      const before = generation;
      const state = await load(sessionId);
      if (!state || state.actor.id !== userId) {
        evict(sessionId);
        return null;
      }
      if (before === generation && !bus.isDisconnected()) {
        if (cache.size >= MAX_CACHED) evict(cache.keys().next().value as string);
        cache.set(sessionId, { ...state, userId, until: Math.min(state.endsAt, now() + CACHE_MS) });
        sessionsByUser.set(userId, (sessionsByUser.get(userId) ?? new Set()).add(sessionId));
      }
      return { at: new Date(now()), ...state.actor };
    },
    publishChange: (tx, userId) => bus.publishInTransaction(tx, CHANGED, userId),
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

/** Minors may reach other people and companies only after the guardian's confirmation. */
export const mayReachOthers = (actor: Pick<Actor, 'consent'>): boolean => actor.consent === 'given';

export const authorise = (access: Exclude<Access, 'public'>, actor: Actor): void => {
  if (access === 'session') return;
  if (!access.roles.includes(actor.role)) throw new AppError('access.role');
  if (actor.consent === 'due') throw new AppError('consent.required');
  if (actor.factorDue) throw new AppError('factor.required');
  if (access.tier === 'premium' && actor.role === 'student' && actor.tier !== 'premium')
    throw new AppError('access.tier');
  if (access.guarded === true && !mayReachOthers(actor)) throw new AppError('consent.guardian_pending');
  if (access.entitlement && actor.role === 'student' && !actor.entitlements[access.entitlement])
    throw new AppError('access.entitlement');
};

export const isAuthorised = (access: Exclude<Access, 'public'>, actor: Actor): boolean => {
  try {
    authorise(access, actor);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
};
