import { MAX_DUELS_A_DAY, MAX_OPEN_DUELS } from '@netlik/contract/community/duels';
import type { DuelType } from '@netlik/domain/community/duels/values';
import { type Executor, sql } from '../../db/database.ts';

export type LockedDuel = {
  id: string;
  type: DuelType;
  status: 'pending' | 'active' | 'finished' | 'canceled';
  ownerId: string | null;
  linkCode: string;
  createdAt: string;
  startAt: string | null;
  endAt: string | null;
};

export const lockDuel = (tx: Executor, id: string) =>
  tx.maybe<LockedDuel>(sql`
    select id, type, status, owner_id as "ownerId", link_code as "linkCode", created_at as "createdAt",
      start_at as "startAt", end_at as "endAt"
    from duels where id = ${id} for update`);

type NewDuelRow = { id: string; ownerId: string; type: DuelType; linkCode: string };

/** 0 at the owner's limit; needs `lockOwner`. */
export const insertDuel = (
  tx: Executor,
  { id, ownerId, type, linkCode }: NewDuelRow,
  now: Date,
  dayAgo: Date,
) =>
  tx.run(sql`
    insert into duels (id, owner_id, type, status, link_code, created_at)
    select ${id}::uuid, ${ownerId}::uuid, ${type}, 'pending', ${linkCode}, ${now}::timestamptz
    where (select count(*) filter (where status in ('pending', 'active')) < ${MAX_OPEN_DUELS}
        and count(*) filter (where created_at > ${dayAgo}) < ${MAX_DUELS_A_DAY}
      from duels where owner_id = ${ownerId})`);

/** True if one of the two already waits for the other's answer. */
export const isChallengeOpen = async (db: Executor, one: string, other: string) =>
  (await db.run(sql`
    select from duel_invites i join duels d on d.id = i.duel_id
    where d.status = 'pending' and i.kind = 'opponent'
      and ((d.owner_id = ${one} and i.user_id = ${other}) or (d.owner_id = ${other} and i.user_id = ${one}))
    limit 1`)) === 1;

export const insertParticipant = (tx: Executor, id: string, duelId: string, userId: string, now: Date) =>
  tx.run(sql`
    insert into duel_participants (id, duel_id, user_id, joined_at) values (${id}, ${duelId}, ${userId}, ${now})`);

export const isParticipant = async (db: Executor, duelId: string, userId: string) =>
  (await db.run(sql`select from duel_participants where duel_id = ${duelId} and user_id = ${userId}`)) === 1;

export type InviteKind = 'opponent' | 'invited' | 'asked';
export type InviteStatus = 'pending' | 'approved' | 'accepted' | 'declined';
export type StoredInvite = {
  id: string;
  duelId: string;
  userId: string;
  kind: InviteKind;
  status: InviteStatus;
};

const inviteColumns = sql`id, duel_id as "duelId", user_id as "userId", kind, status`;

export const insertInvite = (tx: Executor, { id, duelId, userId, kind, status }: StoredInvite, now: Date) =>
  tx.run(sql`
    insert into duel_invites (id, duel_id, user_id, kind, status, created_at)
    values (${id}, ${duelId}, ${userId}, ${kind}, ${status}, ${now})`);

/** For the invited person, unless either blocks the other, and for the owner. */
export const findInvite = (db: Executor, readerId: string, id: string) =>
  db.maybe<StoredInvite>(sql`
    select i.id, i.duel_id as "duelId", i.user_id as "userId", i.kind, i.status
    from duel_invites i join duels d on d.id = i.duel_id
    where i.id = ${id} and d.owner_id is not null and ${readerId} in (i.user_id, d.owner_id)
      and not exists (
        select from person_blocks b where (b.user_id = i.user_id and b.blocked_id = d.owner_id)
          or (b.user_id = d.owner_id and b.blocked_id = i.user_id))`);

export const findInviteOf = (db: Executor, duelId: string, userId: string) =>
  db.maybe<StoredInvite>(
    sql`select ${inviteColumns} from duel_invites where duel_id = ${duelId} and user_id = ${userId}`,
  );

export const saveInvite = (tx: Executor, id: string, status: InviteStatus, now: Date) =>
  tx.run(sql`update duel_invites set status = ${status}, answered_at = ${now} where id = ${id}`);

/** `seats` counts participants and open invites. */
export const countSeats = (db: Executor, duelId: string) =>
  db.one<{ people: number; seats: number; requests: number }>(sql`
    select p.people, p.people + i.approved as seats, i.requests
    from (select count(*)::int as people from duel_participants where duel_id = ${duelId}) p,
      (select count(*) filter (where status = 'approved')::int as approved,
          count(*) filter (where status = 'pending')::int as requests
        from duel_invites where duel_id = ${duelId}) i`);

export const startDuel = (tx: Executor, id: string, startAt: Date, endAt: Date) =>
  tx.run(sql`update duels set status = 'active', start_at = ${startAt}, end_at = ${endAt} where id = ${id}`);

export const cancelDuel = (tx: Executor, id: string) =>
  tx.run(sql`update duels set status = 'canceled' where id = ${id}`);

export type Result = { key: string; minutes: number; won: boolean };

/** Needs `lockDuel` and a running duel. */
export const saveResult = async (
  tx: Executor,
  id: string,
  results: readonly Result[],
  { finishedAt, early }: { finishedAt: Date; early: boolean },
) => {
  await tx.run(sql`
    update duel_participants p set minutes = r.minutes, won = r.won
    from unnest(${results.map(({ key }) => key)}::uuid[], ${results.map(({ minutes }) => minutes)}::int[],
      ${results.map(({ won }) => won)}::boolean[]) as r (id, minutes, won)
    where p.id = r.id and p.duel_id = ${id}`);
  await tx.run(
    sql`update duels set status = 'finished', finished_at = ${finishedAt}, ended_early = ${early} where id = ${id}`,
  );
};

export type OverdueFilter = { now: Date; createdBefore: Date };

/** Running duels past their end and expired challenges, by id. */
export const findOverdueDuels = (
  db: Executor,
  { now, createdBefore }: OverdueFilter,
  after: string,
  limit: number,
) =>
  db.many<{ id: string }>(sql`
    select id from duels
    where id > ${after} and ((status = 'active' and end_at <= ${now})
      or (status = 'pending' and created_at <= ${createdBefore}))
    order by id limit ${limit}`);

export const findOverdueDuelsOf = (db: Executor, userId: string, { now, createdBefore }: OverdueFilter) =>
  db.many<{ id: string }>(sql`
    select d.id from duels d
    where d.id in (
      select duel_id from duel_participants where user_id = ${userId}
      union select duel_id from duel_invites where user_id = ${userId} and status in ('pending', 'approved'))
      and ((d.status = 'active' and d.end_at <= ${now}) or (d.status = 'pending' and d.created_at <= ${createdBefore}))`);
