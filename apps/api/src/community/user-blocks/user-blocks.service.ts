import type { PersonReport } from '@netlik/contract/community/user-blocks';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireAffected } from '../../http/owned-row.ts';
import { ruleBroken } from '../../http/rules.ts';
import { cardPresenter } from '../../identity/users/person-cards.service.ts';
import { newId } from '../../ids.ts';
import { notifyAdmins } from '../../platform/support-tickets/support-tickets.service.ts';
import { deleteBlock, findBlocked, insertBlock, insertReport, personExists } from './user-blocks.sql.ts';

const DAY_MS = 86_400_000;

export const listBlocked = async (deps: Deps, actor: Actor) =>
  (await findBlocked(deps.db, actor.id)).map(cardPresenter(deps));

const refuseSelf = (actor: Actor, id: string, text: string) => {
  if (id === actor.id) throw ruleBroken('id', text);
};

export const blockPerson = ({ db, clock }: Deps, actor: Actor, id: string) => {
  refuseSelf(actor, id, 'Kendini engelleyemezsin.');
  return db.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    if (!(await personExists(tx, id))) throw new AppError('user.not_found');
    return requireAffected(await insertBlock(tx, actor.id, id, clock.now()), 'people.too_many');
  });
};

export const unblockPerson = async ({ db }: Deps, actor: Actor, id: string) =>
  requireAffected(await deleteBlock(db, actor.id, id), 'user.not_found');

export const reportPerson = (
  { db, clock, alsoNotify }: Deps & { alsoNotify: (userId: string) => void },
  actor: Actor,
  id: string,
  report: PersonReport,
) => {
  refuseSelf(actor, id, 'Kendini bildiremezsin.');
  return db.transaction(async (tx) => {
    const now = clock.now();
    await lockOwner(tx, actor.id);
    if (!(await personExists(tx, id))) throw new AppError('user.not_found');
    const row = { ...report, id: newId(now.getTime()), userId: actor.id, reportedId: id };
    await notifyAdmins(tx, alsoNotify);
    return requireAffected(
      await insertReport(tx, row, now, new Date(now.getTime() - DAY_MS)),
      'people.too_many',
    );
  });
};
