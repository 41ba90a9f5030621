import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@netlik/contract/identity/second-factor';
import type { Executor, Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { addressKey } from '../../http/address-key.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireAffected, requireRow } from '../../http/owned-row.ts';
import { hashSecret } from '../../http/secrets.ts';
import { tryPassword } from '../sign-in/password-tries.ts';
import type { Limit } from '../sign-in/throttle.ts';
import { lockPerson } from '../users/users.sql.ts';
import { noteFactorChange } from './factor-change.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';
import {
  confirmAuthenticator,
  deleteAuthenticator,
  findAuthenticator,
  replaceRecoveryCodes,
  saveAuthenticator,
  spendRecoveryCode,
  spendStep,
} from './second-factor.sql.ts';
import { base32, findStep, newTotpSecret, totpUri } from './totp.ts';

const MINUTE = 60;
/**
 * Three of a million codes are valid at a time, so thirty tries an hour need about four hundred days for a
 * hit.
 */
const codeLimits = (userId: string, ip: string): Limit[] => [
  { key: `code/${userId}/${addressKey(ip)}`, tries: 5, seconds: 15 * MINUTE },
  { key: `code/${userId}`, tries: 30, seconds: 60 * MINUTE },
];

// 80 bits, so a plain hash suffices and survives a new AUTH_SECRET.
const RECOVERY_BYTES = 10;
const recoveryHash = (userId: string, code: string) =>
  hashSecret(`${userId} ${code.replaceAll(/[ -]/g, '').toUpperCase()}`);

const newRecoveryCodes = async (tx: Executor, userId: string): Promise<string[]> => {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    base32(randomBytes(RECOVERY_BYTES)).match(/.{4}/g)!.join('-'),
  );
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => recoveryHash(userId, code)),
  );
  return codes;
};

/** Uses the code up in the caller's transaction; true only once per code. */
const spendCode = async (
  { hmac, clock }: Deps,
  tx: Executor,
  userId: string,
  code: string,
  wanted: 'confirmed' | 'new',
): Promise<boolean> => {
  const now = clock.now();
  const row = await findAuthenticator(tx, userId);
  if (!row || row.confirmed !== (wanted === 'confirmed')) return false;
  const digits = code.replaceAll(' ', '');
  if (!/^\d{6}$/.test(digits))
    return wanted === 'confirmed' && spendRecoveryCode(tx, userId, recoveryHash(userId, code), now);
  const secret = openSecret(hmac, userId, row.secret);
  const step = secret && findStep(secret, digits, now);
  return step !== null && spendStep(tx, userId, step);
};

/** Works in the transaction that uses the code up; only wrong codes are counted. */
export const withCode = <T>(
  deps: Deps,
  {
    userId,
    code,
    ip,
    wanted = 'confirmed',
  }: { userId: string; code: string; ip: string; wanted?: 'confirmed' | 'new' },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  const limits = codeLimits(userId, ip);
  const spend = () =>
    deps.db.transaction(async (tx) => {
      await lockPerson(tx, userId);
      if (!(await spendCode(deps, tx, userId, code, wanted)))
        throw new AppError('factor.code_wrong', {}, [{ path: 'code', message: 'Kod hatalı' }]);
      return work(tx);
    });
  return deps.perKeyQueue.take(limits[0]!.key, () =>
    tryPassword(deps, limits, null, spend, 'request.too_many'),
  );
};

export const startCodes = async ({ db, clock, hmac }: Deps, actor: Actor) => {
  const secret = newTotpSecret();
  return db.transaction(async (tx) => {
    const { email } = requireRow(await lockPerson(tx, actor.id), 'session.expired');
    if (!(await saveAuthenticator(tx, actor.id, sealSecret(hmac, actor.id, secret), clock.now())))
      throw new AppError('factor.codes_on');
    return { secret: base32(secret), uri: totpUri(secret, email) };
  });
};

export const confirmCodes = async (deps: Deps, actor: Actor, code: string, ip: string) => {
  const row = await findAuthenticator(deps.db, actor.id);
  if (!row || row.confirmed) throw new AppError('factor.not_found');
  return withCode(deps, { userId: actor.id, code, ip, wanted: 'new' }, async (tx) => {
    await confirmAuthenticator(tx, actor.id, deps.clock.now());
    await noteFactorChange(deps, tx, actor.id, 'codes-on');
    return { recoveryCodes: await newRecoveryCodes(tx, actor.id) };
  });
};

export const removeCodes = (deps: Deps, actor: Actor): Promise<null> =>
  deps.db.transaction(async (tx) => {
    await lockPerson(tx, actor.id);
    requireAffected(await deleteAuthenticator(tx, actor.id), 'factor.not_found');
    await replaceRecoveryCodes(tx, actor.id, []);
    await noteFactorChange(deps, tx, actor.id, 'codes-off');
    return null;
  });

export const renewRecoveryCodes = ({ db }: Deps, actor: Actor) =>
  db.transaction(async (tx) => {
    await lockPerson(tx, actor.id);
    if (!(await findAuthenticator(tx, actor.id))?.confirmed) throw new AppError('factor.not_found');
    return { recoveryCodes: await newRecoveryCodes(tx, actor.id) };
  });
