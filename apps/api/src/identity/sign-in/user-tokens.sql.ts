import { type Executor, sql } from '../../db/database.ts';

export type Purpose = 'verify-email' | 'reset-password' | 'guardian';

export type NewToken = {
  hash: Buffer;
  userId: string;
  purpose: Purpose;
  now: Date;
  expiresAt: Date;
  registration?: Registration | undefined;
};

/** Hashes of the registering browser's value and of the password typed there. */
export type Registration = { browserHash: Buffer; passwordHash: string };

export const insertToken = (db: Executor, token: NewToken) =>
  db.run(sql`
    insert into user_tokens (hash, user_id, purpose, created_at, expires_at, browser_hash, password_hash)
    values (${token.hash}, ${token.userId}, ${token.purpose}, ${token.now}, ${token.expiresAt},
      ${token.registration?.browserHash ?? null}, ${token.registration?.passwordHash ?? null})`);

export const findRegistration = (db: Executor, userId: string, browserHash: Buffer, now: Date) =>
  db.maybe<Registration>(sql`
    select browser_hash as "browserHash", password_hash as "passwordHash" from user_tokens
    where user_id = ${userId} and purpose = 'verify-email' and browser_hash = ${browserHash}
      and used_at is null and expires_at > ${now}
    order by created_at desc limit 1`);

/** Single use: only one of several parallel calls gets the row. */
const consumeToken = (db: Executor, hash: Buffer, purpose: Purpose, now: Date) =>
  db.maybe<{ userId: string }>(sql`
    delete from user_tokens
    where hash = ${hash} and purpose = ${purpose} and expires_at > ${now} and used_at is null
    returning user_id as "userId"`);

/** Locks the person before the token, like account changes, to avoid deadlocks. */
export const consumeLink = async (tx: Executor, hash: Buffer, purpose: Purpose, now: Date) => {
  await tx.run(sql`
    select id from users where id = (select user_id from user_tokens where hash = ${hash} and purpose = ${purpose})
    for update`);
  return consumeToken(tx, hash, purpose, now);
};

/** The link stays valid until it expires, so that opening it again shows the confirmation. */
export const markGuardianLink = async (tx: Executor, hash: Buffer, userId: string, now: Date) => {
  await tx.run(sql`select id from users where id = ${userId} for update`);
  const marked = await tx.run(sql`
    update user_tokens set used_at = coalesce(used_at, ${now})
    where hash = ${hash} and purpose = 'guardian' and user_id = ${userId} and expires_at > ${now}`);
  return marked === 1;
};

export type VerificationLink = { isUsed: boolean; isRegistrant: boolean };

/** A mailed, unexpired link, used or not. */
export const findVerificationLink = (
  db: Executor,
  { hash, userId, browserHash }: { hash: Buffer; userId: string; browserHash: Buffer | null },
  now: Date,
) =>
  db.maybe<VerificationLink>(sql`
    select used_at is not null as "isUsed", coalesce(browser_hash = ${browserHash}, false) as "isRegistrant"
    from user_tokens
    where hash = ${hash} and purpose = 'verify-email' and user_id = ${userId} and expires_at > ${now}`);

/** The unused link of this person, locked for one of several parallel calls. */
export const consumeVerificationLink = async (tx: Executor, hash: Buffer, userId: string, now: Date) => {
  await tx.run(sql`select id from users where id = ${userId} for update`);
  return tx.maybe<{ passwordHash: string | null }>(sql`
    select password_hash as "passwordHash" from user_tokens
    where hash = ${hash} and purpose = 'verify-email' and user_id = ${userId} and used_at is null
      and expires_at > ${now}`);
};

/** All links stop working and until `expiresAt` only report that the address is verified. */
export const retireVerificationLinks = (db: Executor, userId: string, now: Date, expiresAt: Date) =>
  db.run(sql`
    update user_tokens set used_at = ${now}, expires_at = ${expiresAt}, browser_hash = null, password_hash = null
    where user_id = ${userId} and purpose = 'verify-email' and used_at is null and expires_at > ${now}`);

export const deleteTokens = (db: Executor, userId: string, purpose: Purpose) =>
  db.run(sql`delete from user_tokens where user_id = ${userId} and purpose = ${purpose}`);

export const deleteExpiredTokens = async (db: Executor, now: Date) => {
  await db.run(sql`delete from user_tokens where expires_at <= ${now}`);
  await db.run(sql`delete from throttles where window_ends_at <= ${now}`);
};
