import type { SignedIn } from '@netlik/contract/identity/sign-in';
import type { Clock } from '../../../clock.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Actor, LoadAuthSession } from '../../../http/auth-session.ts';
import type { Caller } from '../../../http/mount.ts';
import { touchedOr } from '../../../http/owned-row.ts';
import { newId } from '../../../ids.ts';
import { consentOf, presentPerson } from '../users/present.ts';
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
} from './auth-sessions.sql.ts';
import { deviceName } from './device-name.ts';
import { hashSecret, newSecret } from './secrets.ts';

const HOUR_MS = 3_600_000;
const REMEMBERED_MS = 30 * 24 * HOUR_MS;
const PLAIN_MS = 12 * HOUR_MS;
// Two tabs may send the same refresh token; reuse after this time means that a token was stolen.
const GRACE_MS = 30_000;

const endOf = (now: Date, remembered: boolean) =>
  new Date(now.getTime() + (remembered ? REMEMBERED_MS : PLAIN_MS));

/** Loads sessions for the session directory in http/auth-session.ts. */
export const authSessionLoader =
  (db: Database, clock: Clock): LoadAuthSession =>
  async (sessionId) => {
    const now = clock.now();
    const row = await findLiveAuthSession(db, sessionId, now);
    if (!row) return null;
    const { userId: id, role, tier } = row;
    return {
      actor: { id, sessionId, role, tier, consent: consentOf(row, now) },
      endsAt: Date.parse(row.expiresAt),
    };
  };

export const createAuthSession = async (
  { clock, tokens, fileLinks }: Deps,
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
    expiresAt: endOf(now, remembered),
  });
  await insertRefreshToken(tx, hashSecret(refreshToken), id, now);
  await saveActivity(tx, person.id, now);
  return {
    token: tokens.sign({ sub: person.id, sid: id }),
    refreshToken,
    user: presentPerson(person, presentContext({ clock, fileLinks })),
  };
};

export const refreshAuthSession = async ({ db, clock, tokens, authSessions }: Deps, refreshToken: string) => {
  const fresh = await db.transaction(async (tx) => {
    const now = clock.now();
    const hash = hashSecret(refreshToken);
    const row = await lockRefreshToken(tx, hash, now);
    if (!row?.good) return null;
    if (row.usedAt && now.getTime() - Date.parse(row.usedAt) > GRACE_MS) {
      await deleteAuthSession(tx, row.userId, row.sessionId);
      await authSessions.publishChange(tx, row.userId);
      return null;
    }
    const next = newSecret();
    await markRefreshTokenUsed(tx, hash, now);
    await insertRefreshToken(tx, hashSecret(next), row.sessionId, now);
    await extendAuthSession(tx, row.sessionId, now, endOf(now, row.remembered));
    return { now, sub: row.userId, sid: row.sessionId, refreshToken: next };
  });
  // Thrown outside the transaction, so that the deleted session stays deleted.
  if (!fresh) throw new AppError('session.refresh_invalid');
  // Also outside: other writes lock the person before the session, and this transaction locked the session first.
  const { now, sub, sid, refreshToken: next } = fresh;
  await saveActivity(db, sub, now);
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
    touchedOr(await deleteAuthSession(tx, actor.id, id), 'session.not_found');
    await authSessions.publishChange(tx, actor.id);
    return null;
  });

export const removeOtherAuthSessions = ({ db, authSessions }: Deps, actor: Actor): Promise<null> =>
  db.transaction(async (tx) => {
    await deleteAuthSessions(tx, actor.id, actor.sessionId);
    await authSessions.publishChange(tx, actor.id);
    return null;
  });
