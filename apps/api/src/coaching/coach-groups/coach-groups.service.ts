import { type CoachGroupForm, MAX_COACH_GROUPS } from '@netlik/contract/coaching/coach-groups';
import { violatedKey } from '../../db/database.ts';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireAffected, requireRow } from '../../http/owned-row.ts';
import { newId } from '../../ids.ts';
import {
  deleteGroup,
  findGroup,
  findGroups,
  insertGroup,
  lockGroup,
  lockStudentsOf,
  saveGroup,
  saveGroupStudents,
} from './coach-groups.sql.ts';

export const listGroups = ({ db }: Deps, actor: Actor) => findGroups(db, actor);

const refuseSameName = (error: unknown): never => {
  throw violatedKey(error) === 'coach_groups_name' ? new AppError('coach.group_named') : error;
};

export const createGroup = ({ db, clock }: Deps, actor: Actor, form: CoachGroupForm) =>
  db.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    const owner = { id: newId(), userId: actor.id, most: MAX_COACH_GROUPS };
    const written = await insertGroup(tx, owner, form, clock.now()).catch(refuseSameName);
    requireAffected(written, 'coach.groups_full');
    return { ...form, _id: owner.id, studentIds: [] };
  });

export const updateGroup = async ({ db }: Deps, actor: Actor, id: string, form: CoachGroupForm) => {
  const written = await saveGroup(db, actor.id, id, form).catch(refuseSameName);
  requireAffected(written, 'coach.group_not_found');
  return requireRow(await findGroup(db, actor, id), 'coach.group_not_found');
};

export const removeGroup = async ({ db }: Deps, actor: Actor, id: string) =>
  requireAffected(await deleteGroup(db, actor.id, id), 'coach.group_not_found');

export const setGroupStudents = ({ db }: Deps, actor: Actor, id: string, studentIds: readonly string[]) =>
  db.transaction(async (tx) => {
    if (!(await lockGroup(tx, actor.id, id))) throw new AppError('coach.group_not_found');
    const wanted = [...new Set(studentIds)];
    if ((await lockStudentsOf(tx, actor, wanted)) < wanted.length) throw new AppError('user.not_found');
    await saveGroupStudents(tx, id, wanted);
    return requireRow(await findGroup(tx, actor, id), 'coach.group_not_found');
  });
