import { randomBytes } from 'node:crypto';
import type { NewDuel } from '@netlik/contract/community/duels';
import { ANSWER_MS } from '@netlik/domain/community/duels/duel';
import type { Transaction } from '../../db/database.ts';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { ruleBroken } from '../../http/rules.ts';
import { isOfferedStudent } from '../../identity/users/person-cards.service.ts';
import { newId } from '../../ids.ts';
import { notify } from '../../platform/notifications/notifications.service.ts';
import { challengeNotice } from './duel-notices.ts';
import { findDuel, findVisibleDuel } from './duels.sql.ts';
import { insertDuel, insertInvite, insertParticipant, isChallengeOpen, lockDuel } from './duels-write.sql.ts';
import { duelPresenter } from './present-duel.ts';
import { finishDuel, isOverdue, publishToPages } from './settle-duels.service.ts';

export const loadScoreboard = async (deps: Deps, tx: Transaction, readerId: string, id: string) =>
  duelPresenter(deps, readerId).presentScoreboard(
    requireRow(await findDuel(tx, readerId, id), 'duel.not_found'),
  );

export const createDuel = (deps: Deps, actor: Actor, { type, opponentId }: NewDuel) => {
  if (opponentId === actor.id) throw ruleBroken('opponentId', 'Kendinizi rakip olarak seçemezsiniz.');
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    await lockOwner(tx, actor.id);
    if (!(await isOfferedStudent(deps, tx, actor, opponentId))) throw new AppError('user.not_found');
    if (await isChallengeOpen(tx, actor.id, opponentId)) throw new AppError('duel.invite_exists');
    const id = newId(now.getTime());
    const linkCode = randomBytes(18).toString('base64url');
    const dayAgo = new Date(now.getTime() - ANSWER_MS);
    if ((await insertDuel(tx, { id, ownerId: actor.id, type, linkCode }, now, dayAgo)) === 0)
      throw new AppError('duel.too_many');
    await insertParticipant(tx, newId(now.getTime()), id, actor.id, now);
    await insertInvite(
      tx,
      { id: newId(now.getTime()), duelId: id, userId: opponentId, kind: 'opponent', status: 'approved' },
      now,
    );
    const row = requireRow(await findDuel(tx, actor.id, id), 'duel.not_found');
    await notify(deps, tx, opponentId, challengeNotice(row, row.owner));
    await publishToPages(deps, tx, [opponentId]);
    return duelPresenter(deps, actor.id).presentScoreboard(row);
  });
};

export const completeDuel = (deps: Deps, actor: Actor, id: string) =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const duel = await lockDuel(tx, id);
    requireRow(await findVisibleDuel(tx, actor.id, id, null), 'duel.not_found');
    if (duel?.ownerId !== actor.id) throw new AppError('duel.owner_only');
    // After its end the clock decides it, not the owner.
    if (duel.status !== 'active' || isOverdue(duel, now)) throw new AppError('duel.not_active');
    await finishDuel(deps, tx, duel, { at: now, early: true });
    return loadScoreboard(deps, tx, actor.id, id);
  });
