import type { OwnEntitlements } from '@netlik/domain/identity/entitlements';
import type { PlanTier, Role } from '@netlik/domain/roles';
import { type Executor, sql } from '../../db/database.ts';

export type AuthSessionRow = {
  userId: string;
  role: Role;
  tier: PlanTier;
  premiumUntil: string | null;
  birthYear: number | null;
  noticeVersion: string | null;
  guardianConfirmed: boolean;
  secondFactor: boolean;
  activePlansMax: number | null;
  examsPerMonth: number | null;
  ownEntitlements: OwnEntitlements;
  expiresAt: string;
};

export const findLiveAuthSession = (db: Executor, id: string, now: Date) =>
  db.maybe<AuthSessionRow>(sql`
    select u.id as "userId", u.role, u.tier, u.premium_until as "premiumUntil", u.birth_year as "birthYear", u.notice_version as "noticeVersion",
      u.guardian_confirmed_at is not null as "guardianConfirmed", u.second_factor as "secondFactor", u.active_plans_max as "activePlansMax",
      u.exams_per_month as "examsPerMonth", u.entitlements as "ownEntitlements", s.expires_at as "expiresAt"
    from sessions s join users u on u.id = s.user_id
    where s.id = ${id} and s.expires_at > ${now} and u.is_active and u.email_verified_at is not null`);

export type NewAuthSession = {
  id: string;
  userId: string;
  device: string;
  remembered: boolean;
  now: Date;
  expiresAt: Date;
};

export const insertAuthSession = (db: Executor, session: NewAuthSession) =>
  db.run(sql`
    insert into sessions (id, user_id, device, remembered, created_at, last_seen_at, stepped_up_at, expires_at)
    values (${session.id}, ${session.userId}, ${session.device}, ${session.remembered}, ${session.now},
      ${session.now}, ${session.now}, ${session.expiresAt})`);

/** The successor already exists when a token is used again. */
export const insertRefreshToken = (db: Executor, hash: Buffer, sessionId: string, now: Date) =>
  db.run(sql`
    insert into refresh_tokens (hash, session_id, created_at) values (${hash}, ${sessionId}, ${now})
    on conflict (hash) do nothing`);

export type RefreshRow = {
  sessionId: string;
  userId: string;
  remembered: boolean;
  sessionCreatedAt: string;
  usedAt: string | null;
  usedBy: Buffer | null;
  good: boolean;
};

/** Locks the session before the token, as sign-out does, which serialises parallel refreshes. */
export const lockRefreshToken = (db: Executor, hash: Buffer, now: Date) =>
  db.maybe<RefreshRow>(sql`
    select s.id as "sessionId", s.user_id as "userId", s.remembered, s.created_at as "sessionCreatedAt",
      t.used_at as "usedAt", t.used_by as "usedBy",
      (s.expires_at > ${now} and u.is_active and u.email_verified_at is not null) as good
    from refresh_tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
    where t.hash = ${hash}
    for update of s, t`);

export const markRefreshTokenUsed = (db: Executor, hash: Buffer, usedBy: Buffer, now: Date) =>
  db.run(sql`
    update refresh_tokens set used_at = ${now}, used_by = ${usedBy} where hash = ${hash} and used_at is null`);

export const extendAuthSession = (db: Executor, id: string, now: Date, expiresAt: Date) =>
  db.run(sql`update sessions set last_seen_at = ${now}, expires_at = ${expiresAt} where id = ${id}`);

export const deleteAuthSession = (db: Executor, userId: string, id: string) =>
  db.run(sql`delete from sessions where id = ${id} and user_id = ${userId}`);

export const deleteAuthSessions = (db: Executor, userId: string, butId: string | null = null) =>
  db.run(sql`delete from sessions where user_id = ${userId} and (${butId}::uuid is null or id <> ${butId})`);

export type AuthSessionListRow = {
  id: string;
  device: string;
  remembered: boolean;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
};

export const findAuthSessions = (db: Executor, userId: string, now: Date) =>
  db.many<AuthSessionListRow>(sql`
    select id, device, remembered, created_at as "createdAt", last_seen_at as "lastSeenAt",
      expires_at as "expiresAt"
    from sessions where user_id = ${userId} and expires_at > ${now}
    order by last_seen_at desc limit 100`);

export const deleteExpiredAuthSessions = async (db: Executor, now: Date, usedBefore: Date) => {
  await db.run(sql`delete from sessions where expires_at <= ${now}`);
  await db.run(sql`delete from refresh_tokens where used_at < ${usedBefore}`);
};
