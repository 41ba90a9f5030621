import type { Passkey } from '@netlik/contract/identity/second-factor';
import { type Executor, sql } from '../../db/database.ts';

export type PasskeyRow = { id: string; userId: string; publicKey: Buffer; counter: number };

const passkeyColumns = sql`id, name, created_at as "createdAt", last_used_at as "lastUsedAt"`;

export const findPasskeys = (db: Executor, userId: string) =>
  db.many<Passkey & { credentialId: string }>(sql`
    select ${passkeyColumns}, credential_id as "credentialId" from passkeys where user_id = ${userId} order by id`);

export const findPasskey = (db: Executor, credentialId: string) =>
  db.maybe<PasskeyRow>(sql`
    select id, user_id as "userId", public_key as "publicKey", counter::float8 as counter
    from passkeys where credential_id = ${credentialId}`);

export type NewPasskey = {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  name: string;
  now: Date;
};

/** Null if the key is already registered. */
export const insertPasskey = (db: Executor, key: NewPasskey) =>
  db.maybe<Passkey>(sql`
    insert into passkeys (id, user_id, credential_id, public_key, counter, name, created_at)
    values (${key.id}, ${key.userId}, ${key.credentialId}, ${Buffer.from(key.publicKey)}, ${key.counter}, ${key.name},
      ${key.now})
    on conflict (credential_id) do nothing
    returning ${passkeyColumns}`);

export const savePasskeyUse = (db: Executor, id: string, counter: number, now: Date) =>
  db.run(sql`
    update passkeys set counter = greatest(counter, ${counter}), last_used_at = ${now} where id = ${id}`);

export const savePasskeyName = (db: Executor, userId: string, id: string, name: string) =>
  db.maybe<Passkey>(sql`
    update passkeys set name = ${name} where id = ${id} and user_id = ${userId} returning ${passkeyColumns}`);

export const deletePasskey = (db: Executor, userId: string, id: string) =>
  db.run(sql`delete from passkeys where id = ${id} and user_id = ${userId}`);

export type AuthenticatorRow = { secret: Buffer; confirmed: boolean };

export const findAuthenticator = (db: Executor, userId: string) =>
  db.maybe<AuthenticatorRow>(sql`
    select secret, confirmed_at is not null as confirmed from authenticator_secrets where user_id = ${userId}`);

/** False if an authenticator is active, which is not replaced. */
export const saveAuthenticator = async (db: Executor, userId: string, secret: Buffer, now: Date) =>
  (await db.run(sql`
    insert into authenticator_secrets as a (user_id, secret, created_at) values (${userId}, ${secret}, ${now})
    on conflict (user_id) do update set secret = excluded.secret, last_step = 0, created_at = excluded.created_at
    where a.confirmed_at is null`)) === 1;

/** False if this or a later code was used; only one of several parallel uses succeeds. */
export const spendStep = async (db: Executor, userId: string, step: number): Promise<boolean> =>
  (await db.run(sql`
    update authenticator_secrets set last_step = ${step} where user_id = ${userId} and last_step < ${step}`)) ===
  1;

export const confirmAuthenticator = (db: Executor, userId: string, now: Date) =>
  db.run(sql`update authenticator_secrets set confirmed_at = ${now} where user_id = ${userId}`);

export const deleteAuthenticator = (db: Executor, userId: string) =>
  db.run(sql`delete from authenticator_secrets where user_id = ${userId}`);

export const replaceRecoveryCodes = async (db: Executor, userId: string, hashes: readonly Buffer[]) => {
  await db.run(sql`delete from recovery_codes where user_id = ${userId}`);
  if (hashes.length > 0)
    await db.run(sql`
      insert into recovery_codes (user_id, hash) select ${userId}, unnest(${hashes as Buffer[]}::bytea[])`);
};

export const spendRecoveryCode = async (db: Executor, userId: string, hash: Buffer, now: Date) =>
  (await db.run(sql`
    update recovery_codes set used_at = ${now} where user_id = ${userId} and hash = ${hash} and used_at is null`)) ===
  1;

export const countRecoveryCodes = async (db: Executor, userId: string) =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from recovery_codes where user_id = ${userId} and used_at is null`)
  ).count;

export type Factors = { codes: boolean; passkeys: boolean };

export const findFactors = (db: Executor, userId: string) =>
  db.one<Factors>(sql`
    select exists (select from authenticator_secrets where user_id = ${userId} and confirmed_at is not null) as codes,
      exists (select from passkeys where user_id = ${userId}) as passkeys`);

/** Call it under the person's lock after every change of factors. */
export const saveHasFactor = (db: Executor, userId: string, hasFactor: boolean) =>
  db.run(sql`update users set second_factor = ${hasFactor} where id = ${userId}`);

export const deleteFactors = async (db: Executor, userId: string): Promise<void> => {
  await db.run(sql`delete from passkeys where user_id = ${userId}`);
  await deleteAuthenticator(db, userId);
  await replaceRecoveryCodes(db, userId, []);
  await saveHasFactor(db, userId, false);
};

export const insertSpentChallenge = (db: Executor, hash: Buffer, expiresAt: Date) =>
  db.run(sql`
    insert into spent_challenges (hash, expires_at) values (${hash}, ${expiresAt}) on conflict do nothing`);

export const deleteSpentChallenges = (db: Executor, now: Date) =>
  db.run(sql`delete from spent_challenges where expires_at <= ${now}`);
