import type { SignedIn } from '@netlik/contract/identity/sign-in';
import type { Clock } from '../../../clock.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/mount.ts';
import type { LoadSession } from '../../../http/session.ts';
import { newId } from '../../../ids.ts';
import { consentOf, presentPerson, showing } from '../users/present.ts';
import { type PersonRow, setActivity } from '../users/users.sql.ts';
import {
  endSession,
  extendSession,
  insertRefreshToken,
  insertSession,
  liveSession,
  lockRefresh,
  spendRefreshToken,
} from './auth-sessions.sql.ts';
import { deviceName } from './device-name.ts';
import { hashSecret, newSecret } from './secrets.ts';

const HOUR_MS = 3_600_000;
const REMEMBERED_MS = 30 * 24 * HOUR_MS;
const PLAIN_MS = 12 * HOUR_MS;
// Two tabs may send the same refresh token; past this the token has been stolen, or the new one has.
const GRACE_MS = 30_000;

const endOf = (now: Date, remembered: boolean) =>
  new Date(now.getTime() + (remembered ? REMEMBERED_MS : PLAIN_MS));

/** Where the frame's session directory learns what stands behind a session id. */
export const sessionLoader =
  (db: Database, clock: Clock): LoadSession =>
  async (sessionId) => {
    const now = clock.now();
    const row = await liveSession(db, sessionId, now);
    if (!row) return null;
    const { userId: id, role, tier } = row;
    return {
      actor: { id, sessionId, role, tier, consent: consentOf(row, now) },
      endsAt: Date.parse(row.expiresAt),
    };
  };

export const openSession = async (
  { clock, tokens, fileLinks }: Deps,
  tx: Transaction,
  person: PersonRow,
  caller: Caller,
  remembered: boolean,
): Promise<SignedIn> => {
  const now = clock.now();
  const id = newId();
  const refreshToken = newSecret();
  await insertSession(tx, {
    id,
    userId: person.id,
    device: deviceName(caller.device),
    remembered,
    now,
    expiresAt: endOf(now, remembered),
  });
  await insertRefreshToken(tx, hashSecret(refreshToken), id, now);
  await setActivity(tx, person.id, now);
  return {
    token: tokens.sign({ sub: person.id, sid: id }),
    refreshToken,
    user: presentPerson(person, showing({ clock, fileLinks })),
  };
};

export const refreshSession = async ({ db, clock, tokens, sessions }: Deps, refreshToken: string) => {
  const fresh = await db.transaction(async (tx) => {
    const now = clock.now();
    const hash = hashSecret(refreshToken);
    const row = await lockRefresh(tx, hash, now);
    if (!row?.good) return null;
    if (row.usedAt && now.getTime() - Date.parse(row.usedAt) > GRACE_MS) {
      await endSession(tx, row.userId, row.sessionId);
      await sessions.changed(tx, row.userId);
      return null;
    }
    const next = newSecret();
    await spendRefreshToken(tx, hash, now);
    await insertRefreshToken(tx, hashSecret(next), row.sessionId, now);
    await extendSession(tx, row.sessionId, now, endOf(now, row.remembered));
    return { now, sub: row.userId, sid: row.sessionId, refreshToken: next };
  });
  // Outside the transaction: an ended family must stay ended.
  if (!fresh) throw new AppError('session.refresh_invalid');
  // Also outside: whoever changes the person holds them before their sessions, and this held the session.
  const { now, sub, sid, refreshToken: next } = fresh;
  await setActivity(db, sub, now);
  return { token: tokens.sign({ sub, sid }), refreshToken: next };
};
