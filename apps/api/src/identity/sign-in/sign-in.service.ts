import type { BodyOf } from '@netlik/contract/endpoint';
import type { SignedIn, signIn } from '@netlik/contract/identity/sign-in';
import type { Deps } from '../../deps.ts';
import { addressKey } from '../../http/address-key.ts';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/mount.ts';
import { createAuthSession } from '../auth-sessions/auth-sessions.service.ts';
import { findKnownDevice } from '../auth-sessions/known-devices.ts';
import { factorRequired } from '../second-factor/factor-sign-in.service.ts';
import { type Credentials, findCredentials, lockCredentials } from '../users/users.sql.ts';
import type { AttemptPacer } from './attempt-pacer.ts';
import { tryPassword } from './password-tries.ts';
import { addressLimit, deviceLimits, passwordLimits } from './throttle.ts';

export type AddressGuard = {
  attemptPacer: AttemptPacer;
  consumeRate: (key: string) => Promise<void> | void;
};

type Attempt = { email: string; password: string; remember: boolean; caller: Caller };

const isOver = async (take: () => Promise<void> | void): Promise<boolean> => {
  try {
    await take();
    return false;
  } catch (error) {
    if (error instanceof AppError) return true;
    throw error;
  }
};

const checkPassword = async (
  deps: Deps,
  person: Credentials | null,
  { email, password, remember, caller }: Attempt,
): Promise<SignedIn> => {
  const matches = await deps.passwords.matches(person?.passwordHash, password);
  // Unverified accounts answer like missing ones, because registering and signing in would otherwise reveal
  // registered addresses.
  if (!matches || !person?.verifiedAt) throw new AppError('sign_in.wrong');
  if (!person.isActive) throw new AppError('sign_in.suspended');
  const signedIn = await deps.db.transaction(async (tx) => {
    // The password may have changed during hashing.
    const now = await lockCredentials(tx, email);
    if (now?.id !== person.id || now.passwordHash !== person.passwordHash)
      throw new AppError('sign_in.wrong');
    return now.secondFactor ? null : createAuthSession(deps, tx, person, caller, remember);
  });
  if (!signedIn) throw await factorRequired(deps, deps.db, person, remember);
  return signedIn;
};

export const login = async (
  deps: Deps,
  { email, password, remember = false, devices = [] }: BodyOf<typeof signIn.login>,
  caller: Caller,
  { attemptPacer, consumeRate }: AddressGuard,
): Promise<SignedIn> => {
  const attempt = { email, password, remember, caller };
  const person = await findCredentials(deps.db, email);
  const device = findKnownDevice(deps.hmac, devices, person?.id);
  if (device !== null) {
    const limits = deviceLimits(email, device);
    return deps.perKeyQueue.take(limits[0]!.key, () =>
      tryPassword(deps, limits, null, () => checkPassword(deps, person, attempt)),
    );
  }

  const address = addressKey(caller.ip);
  const crowded = await isOver(() => consumeRate(address));
  const limits = passwordLimits(email, caller.ip);
  // Inside the account's queue, so that tries at one account occupy one place in the address's lane.
  return deps.perKeyQueue.take(limits[0]!.key, () =>
    tryPassword(deps, limits, addressLimit(caller.ip), async (slowed) => {
      if (slowed || crowded) await attemptPacer.wait(address);
      return checkPassword(deps, person, attempt);
    }),
  );
};
