import type { SignedIn } from '@netlik/contract/identity/sign-in';
import { entitlementsOf, tierAt } from '@netlik/domain/identity/entitlements';
import { limitsOf } from '@netlik/domain/identity/limits';
import type { Role } from '@netlik/domain/roles';
import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor, LoadAuthSession } from '../../http/auth-session.ts';
import type { Caller } from '../../http/mount.ts';
import { requireAffected } from '../../http/owned-row.ts';
import { hashSecret, newSecret } from '../../http/secrets.ts';
import { newId } from '../../ids.ts';
import { logSignIn } from '../sign-in-log/sign-in-log.service.ts';
import { consentOf, isFactorDue, presentPerson } from '../users/present.ts';
import { presentContext } from '../users/present-context.ts';
import { type PersonRow, saveActivity } from '../users/users.sql.ts';
import {
  deleteAuthSession,
  deleteAuthSessions,
  extendAuthSession,
  findAuthSessions,
  findLiveAuthSession,
  insertAuthSession,
  insertRefreshToken,
  lockRefreshToken,
  markRefreshTokenUsed,
  type RefreshRow,
} from './auth-sessions.sql.ts';
import { deviceName } from './device-name.ts';
import { newDeviceToken } from './known-devices.ts';

const HOUR_MS = 3_600_000;
const REMEMBERED_MS = 30 * 24 * HOUR_MS;
const PLAIN_MS = 12 * HOUR_MS;
// Absolute limit, however often the session is refreshed.
const LONGEST_MS = 180 * 24 * HOUR_MS;
// Parallel tabs or a lost reply may reuse a token within this time; later reuse means theft.
const GRACE_MS = 30_000;

const endOf = (now: Date, remembered: boolean, createdAt: Date) =>
  new Date(
    Math.min(now.getTime() + (remembered ? REMEMBERED_MS : PLAIN_MS), createdAt.getTime() + LONGEST_MS),
  );

export const authSessionLoader =
  (db: Database, clock: Clock, secondFactorRoles: readonly Role[]): LoadAuthSession =>
  async (sessionId) => {
    const now = clock.now();
    const row = await findLiveAuthSession(db, sessionId, now);
    if (!row) return null;
    const { userId: id, role, premiumUntil } = row;
    const tier = tierAt(row, now);
    const ends = [row.expiresAt, ...(tier === 'premium' && premiumUntil ? [premiumUntil] : [])];
    return {
      actor: {
        id,
        sessionId,
        role,
        tier,
        consent: consentOf(row, now),
        factorDue: isFactorDue(row, secondFactorRoles),
        limits: limitsOf(tier, row),
        entitlements: entitlementsOf(tier, row.ownEntitlements),
      },
      endsAt: Math.min(...ends.map((end) => Date.parse(end))),
    };
  };

export const createAuthSession = async (
  { clock, config, tokens, fileLinks, hmac }: Deps,
  tx: Transaction,
  person: PersonRow,
  caller: Caller,
  remembered: boolean,
): Promise<SignedIn> => {
  const now = clock.now();
  const id = newId();
  const refreshToken = newSecret();
  await insertAuthSession(tx, {
    id,
    userId: person.id,
    device: deviceName(caller.device),
    remembered,
    now,
    expiresAt: endOf(now, remembered, now),
  });
  await insertRefreshToken(tx, hashSecret(refreshToken), id, now);
  await saveActivity(tx, person.id, now);
  await logSignIn({ clock }, tx, person.id, caller);
  return {
    token: tokens.sign({ sub: person.id, sid: id }),
    refreshToken,
    user: presentPerson(person, presentContext({ clock, config, fileLinks })),
    device: newDeviceToken(hmac, person.id),
  };
};

/** A used token counts as stolen after the grace time, or at once from another browser. */
const isStolen = ({ usedAt, usedBy }: RefreshRow, browser: Buffer, now: Date): boolean =>
  usedAt !== null &&
  (now.getTime() - Date.parse(usedAt) > GRACE_MS || (usedBy !== null && !usedBy.equals(browser)));

export const refreshAuthSession = async (
  { db, clock, tokens, authSessions, hmac }: Deps,
  refreshToken: string,
  caller: Caller,
) => {
  const browser = hashSecret(caller.device);
  const fresh = await db.transaction(async (tx) => {
    const now = clock.now();
    const hash = hashSecret(refreshToken);
    const row = await lockRefreshToken(tx, hash, now);
    if (!row?.good) return null;
    if (isStolen(row, browser, now)) {
      await deleteAuthSession(tx, row.userId, row.sessionId);
      await authSessions.publishChange(tx, row.userId);
      return null;
    }
    // Derived from the token, so that each use within the grace time gets the same successor.
    const next = hmac('refresh token', refreshToken);
    await markRefreshTokenUsed(tx, hash, browser, now);
    await insertRefreshToken(tx, hashSecret(next), row.sessionId, now);
    const endsAt = endOf(now, row.remembered, new Date(row.sessionCreatedAt));
    await extendAuthSession(tx, row.sessionId, now, endsAt);
    // Other writes lock the person before the session, the reverse order of this transaction.
    tx.afterCommit(() => saveActivity(db, row.userId, now));
    return { sub: row.userId, sid: row.sessionId, refreshToken: next };
  });
  // Thrown outside the transaction, so that the session's deletion is committed.
  if (!fresh) throw new AppError('session.refresh_invalid');
  const { sub, sid, refreshToken: next } = fresh;
  return { token: tokens.sign({ sub, sid }), refreshToken: next };
};

export const signOut = ({ db, authSessions }: Deps, actor: Actor, all: boolean): Promise<null> =>
  db.transaction(async (tx) => {
    if (all) await deleteAuthSessions(tx, actor.id);
    else await deleteAuthSession(tx, actor.id, actor.sessionId);
    await authSessions.publishChange(tx, actor.id);
    return null;
  });

export const listAuthSessions = async ({ db, clock }: Deps, actor: Actor) =>
  (await findAuthSessions(db, actor.id, clock.now())).map((row) => ({
    ...row,
    current: row.id === actor.sessionId,
  }));

export const removeAuthSession = ({ db, authSessions }: Deps, actor: Actor, id: string): Promise<null> =>
  db.transaction(async (tx) => {
    requireAffected(await deleteAuthSession(tx, actor.id, id), 'session.not_found');
    await authSessions.publishChange(tx, actor.id);
    return null;
  });

export const removeOtherAuthSessions = ({ db, authSessions }: Deps, actor: Actor): Promise<null> =>
  db.transaction(async (tx) => {
    await deleteAuthSessions(tx, actor.id, actor.sessionId);
    await authSessions.publishChange(tx, actor.id);
    return null;
  });
