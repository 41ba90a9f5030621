import type { SignInResult } from '@netlik/contract/identity/sign-in-log';
import { addDays, startOfStudyDay, studyDay } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { addressPrefix } from '../../http/address-key.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import type { Caller } from '../../http/mount.ts';
import { newId } from '../../ids.ts';
import { deviceName } from '../auth-sessions/device-name.ts';
import { countSignIns, findSignIns, insertSignInAt, insertSignInOf } from './sign-in-log.sql.ts';

const SHOWN = 20;
const COUNTED_DAYS = 7;

const refusals: Partial<Record<string, SignInResult>> = {
  'sign_in.wrong': 'wrong',
  'sign_in.throttled': 'blocked',
  'sign_in.suspended': 'blocked',
  'request.too_many': 'blocked',
};

const entryOf = (now: Date, result: SignInResult, { ip, device }: Caller) => ({
  id: newId(),
  result,
  device: deviceName(device),
  address: addressPrefix(ip),
  now,
});

export const logSignIn = ({ clock }: Pick<Deps, 'clock'>, tx: Transaction, userId: string, caller: Caller) =>
  insertSignInOf(tx, userId, entryOf(clock.now(), 'ok', caller));

/** Logged without delaying the reply, because timing could reveal registered addresses. */
export const loggingRefusal = async <T>(
  { db, clock, log }: Deps,
  email: string,
  caller: Caller,
  signIn: () => Promise<T>,
): Promise<T> => {
  try {
    return await signIn();
  } catch (error) {
    const result = error instanceof AppError ? refusals[error.code] : undefined;
    if (result)
      void insertSignInAt(db, email, entryOf(clock.now(), result, caller)).catch((failure: unknown) =>
        log.error({ err: failure }, 'a refused sign-in was not logged'),
      );
    throw error;
  }
};

export const listSignIns = ({ db }: Deps, actor: Actor) => findSignIns(db, actor.id, SHOWN);

/** Oldest first, including days without sign-ins. */
export const countSignInsByDay = async ({ db, clock }: Deps) => {
  const today = studyDay(clock.now());
  const days = Array.from({ length: COUNTED_DAYS }, (_, at) => addDays(today, at + 1 - COUNTED_DAYS));
  const counted = new Map(
    (await countSignIns(db, startOfStudyDay(days[0]!))).map((row) => [row.day, row] as const),
  );
  return days.map((day) => counted.get(day) ?? { day, ok: 0, wrong: 0, blocked: 0 });
};
