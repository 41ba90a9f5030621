import { MAX_DUEL_PEOPLE, MAX_JOIN_REQUESTS } from '@netlik/contract/community/duels';
import { duelEnd, isInviteOpen } from '@netlik/domain/community/duels/duel';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { ruleBroken } from '../../http/rules.ts';
import { isOfferedStudent } from '../../identity/users/person-cards.service.ts';
import { newId } from '../../ids.ts';
import { notify } from '../../platform/notifications/notifications.service.ts';
import {
  acceptedNotice,
  approvedNotice,
  declinedNotice,
  inviteNotice,
  joinRequestNotice,
} from './duel-notices.ts';
import { findDuel, findVisibleDuel } from './duels.sql.ts';
import {
  cancelDuel,
  countSeats,
  findInvite,
  findInviteOf,
  type InviteKind,
  insertInvite,
  insertParticipant,
  isParticipant,
  type LockedDuel,
  lockDuel,
  type StoredInvite,
  saveInvite,
  startDuel,
} from './duels-write.sql.ts';
import { isOverdue, publishToPages } from './settle-duels.service.ts';
import { loadScoreboard } from './write-duel.service.ts';

const isOpen = (duel: LockedDuel, now: Date) =>
  (duel.status === 'pending' || duel.status === 'active') && !isOverdue(duel, now);

const refuseLate = (duel: LockedDuel, now: Date) => {
  const startAt = duel.startAt === null ? null : new Date(duel.startAt);
  if (!isOpen(duel, now) || !isInviteOpen(duel.status, startAt, now))
    throw new AppError('duel.invite_closed');
};

const refuseKnown = async (tx: Transaction, duelId: string, userId: string) => {
  const known = await findInviteOf(tx, duelId, userId);
  if (known?.status === 'declined') throw new AppError('duel.invite_answered');
  if (known || (await isParticipant(tx, duelId, userId))) throw new AppError('duel.invite_exists');
};

const addInvite = (tx: Transaction, duelId: string, userId: string, kind: InviteKind, now: Date) =>
  insertInvite(
    tx,
    { id: newId(now.getTime()), duelId, userId, kind, status: kind === 'asked' ? 'pending' : 'approved' },
    now,
  );

const publishToEverybody = async (deps: Deps, tx: Transaction, duel: LockedDuel, ...more: string[]) => {
  const row = await findDuel(tx, duel.ownerId ?? more[0] ?? '', duel.id);
  await publishToPages(deps, tx, [...(row?.people.map(({ userId }) => userId) ?? []), duel.ownerId, ...more]);
};

const notifyOwner = async (
  deps: Deps,
  tx: Transaction,
  duel: LockedDuel,
  draft: Parameters<typeof notify>[3],
) => {
  if (duel.ownerId) await notify(deps, tx, duel.ownerId, draft);
};

const cardOf = async (tx: Transaction, duel: LockedDuel, userId: string) => {
  const row = await findDuel(tx, userId, duel.id);
  const invited = row?.invites.find(({ person }) => person.id === userId)?.person;
  return invited ?? row?.people.find((each) => each.userId === userId)?.person ?? null;
};

const askToJoin = async (deps: Deps, tx: Transaction, actor: Actor, duel: LockedDuel) => {
  const now = deps.clock.now();
  refuseLate(duel, now);
  await refuseKnown(tx, duel.id, actor.id);
  if ((await countSeats(tx, duel.id)).requests >= MAX_JOIN_REQUESTS) throw new AppError('duel.full');
  await addInvite(tx, duel.id, actor.id, 'asked', now);
  await notifyOwner(deps, tx, duel, joinRequestNotice(duel, await cardOf(tx, duel, actor.id)));
};

const inviteStudent = async (
  deps: Deps,
  tx: Transaction,
  actor: Actor,
  duel: LockedDuel,
  inviteeId: string,
) => {
  const now = deps.clock.now();
  refuseLate(duel, now);
  if (!(await isOfferedStudent(deps, tx, actor, inviteeId))) throw new AppError('user.not_found');
  await refuseKnown(tx, duel.id, inviteeId);
  if ((await countSeats(tx, duel.id)).seats >= MAX_DUEL_PEOPLE) throw new AppError('duel.full');
  await addInvite(tx, duel.id, inviteeId, 'invited', now);
  const row = await findDuel(tx, actor.id, duel.id);
  await notify(deps, tx, inviteeId, inviteNotice(duel, row?.owner ?? null));
};

export const inviteToDuel = (
  deps: Deps,
  actor: Actor,
  id: string,
  { inviteeId, code }: { inviteeId: string; code?: string | undefined },
) =>
  deps.db.transaction(async (tx) => {
    const duel = requireRow(await lockDuel(tx, id), 'duel.not_found');
    requireRow(await findVisibleDuel(tx, actor.id, id, code ?? null), 'duel.not_found');
    const isOwner = duel.ownerId === actor.id;
    if (isOwner && inviteeId === actor.id) throw ruleBroken('inviteeId', 'Kendini davet edemezsin.');
    if (isOwner) await inviteStudent(deps, tx, actor, duel, inviteeId);
    else if (inviteeId !== actor.id || code !== duel.linkCode) throw new AppError('duel.owner_only');
    else await askToJoin(deps, tx, actor, duel);
    await publishToEverybody(deps, tx, duel, inviteeId);
    return loadScoreboard(deps, tx, actor.id, id);
  });

/** Locks the duel while its invite can be answered. */
const lockInvite = async (tx: Transaction, actor: Actor, id: string, now: Date) => {
  const found = requireRow(await findInvite(tx, actor.id, id), 'duel.invite_not_found');
  const duel = requireRow(await lockDuel(tx, found.duelId), 'duel.invite_not_found');
  // Re-read, because another answer may have preceded the lock.
  const invite = requireRow(await findInvite(tx, actor.id, id), 'duel.invite_not_found');
  return { duel, invite, open: isOpen(duel, now) };
};

export const approveInvite = (deps: Deps, actor: Actor, id: string) =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const { duel, invite, open } = await lockInvite(tx, actor, id, now);
    if (duel.ownerId !== actor.id) throw new AppError('duel.invite_not_found');
    if (invite.status === 'declined') throw new AppError('duel.invite_answered');
    if (invite.status === 'pending') {
      if (!open) throw new AppError('duel.not_active');
      if ((await countSeats(tx, duel.id)).seats >= MAX_DUEL_PEOPLE) throw new AppError('duel.full');
      await saveInvite(tx, id, 'approved', now);
      const row = await findDuel(tx, actor.id, duel.id);
      await notify(deps, tx, invite.userId, approvedNotice(duel, row?.owner ?? null));
      await publishToEverybody(deps, tx, duel, invite.userId);
    }
    return loadScoreboard(deps, tx, actor.id, duel.id);
  });

const accept = async (deps: Deps, tx: Transaction, duel: LockedDuel, invite: StoredInvite, now: Date) => {
  if ((await countSeats(tx, duel.id)).people >= MAX_DUEL_PEOPLE) throw new AppError('duel.full');
  await insertParticipant(tx, newId(now.getTime()), duel.id, invite.userId, now);
  await saveInvite(tx, invite.id, 'accepted', now);
  const starts = invite.kind === 'opponent';
  if (starts) await startDuel(tx, duel.id, now, duelEnd(duel.type, now));
  const person = await cardOf(tx, duel, invite.userId);
  await notifyOwner(deps, tx, duel, acceptedNotice(duel, person, starts));
};

/** Declining by the opponent ends the duel; an owner who declines a request needs no notification. */
const decline = async (
  deps: Deps,
  tx: Transaction,
  duel: LockedDuel,
  invite: StoredInvite,
  { byOwner, now }: { byOwner: boolean; now: Date },
) => {
  const person = await cardOf(tx, duel, invite.userId);
  await saveInvite(tx, invite.id, 'declined', now);
  if (invite.kind === 'opponent' && duel.status === 'pending') await cancelDuel(tx, duel.id);
  if (!byOwner && invite.kind !== 'asked') await notifyOwner(deps, tx, duel, declinedNotice(duel, person));
};

export const respondToInvite = (deps: Deps, actor: Actor, id: string, { accept: yes }: { accept: boolean }) =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const { duel, invite, open } = await lockInvite(tx, actor, id, now);
    const byOwner = duel.ownerId === actor.id;
    if (byOwner && (yes || invite.kind !== 'asked')) throw new AppError('duel.invite_not_found');
    const answered = invite.status === 'accepted' || invite.status === 'declined';
    if (answered && (invite.status === 'accepted') !== yes) throw new AppError('duel.invite_answered');
    if (!answered) {
      if (!open) throw new AppError('duel.not_active');
      // Join requests wait for the owner.
      if (yes && invite.status === 'pending') throw new AppError('duel.invite_answered');
      if (yes) await accept(deps, tx, duel, invite, now);
      else await decline(deps, tx, duel, invite, { byOwner, now });
      await publishToEverybody(deps, tx, duel, invite.userId);
    }
    return loadScoreboard(deps, tx, actor.id, duel.id);
  });
