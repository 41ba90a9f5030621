import { roles } from '@netlik/contract/access';
import type { BodyOf, QueryOf } from '@netlik/contract/endpoint';
import type { UserChange, users } from '@netlik/contract/identity/users';
import { studyDay, yearOf } from '@netlik/domain/study-day';
import { tr } from '@netlik/domain/turkish';
import { type Transaction, violatedKey } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Actor } from '../../../http/auth-session.ts';
import type { Caller } from '../../../http/mount.ts';
import { newId } from '../../../ids.ts';
import { confirmOwner } from '../account/password.service.ts';
import { endAuthSessions } from '../auth-sessions/auth-sessions.sql.ts';
import { saveGoals } from '../goals/goals.service.ts';
import { hashPassword, refuseCommon } from '../sign-in/passwords.ts';
import { forgetHits } from '../sign-in/throttle.sql.ts';
import { dropTokens } from '../sign-in/user-tokens.sql.ts';
import { acquaintances, countPeople, findByEmail, listPeople, searchPeople } from './directory.sql.ts';
import {
  foldedName,
  presentAdminUser,
  presentCard,
  presentFound,
  presentProfile,
  showing,
} from './present.ts';
import {
  erasePerson,
  insertPerson,
  lockPerson,
  lockWithAdmins,
  type ProfileRow,
  personById,
  personVisibleTo,
  setTutorial,
  updatePerson,
} from './users.sql.ts';

export const listUsers = async (deps: Deps, query: QueryOf<typeof users.list>) => {
  const { page, limit, role = null, status = null, q } = query;
  const filter = { role, status, folded: q ? tr.fold(q) : null };
  const show = showing(deps);
  const [rows, total] = await Promise.all([
    listPeople(deps.db, filter, limit, (page - 1) * limit),
    countPeople(deps.db, filter),
  ]);
  return { data: rows.map((row) => presentAdminUser(row, show)), pagination: { page, limit, total } };
};

export const createUser = async (deps: Deps, body: BodyOf<typeof users.create>) => {
  const { email, password, role, firstName = '', lastName = '' } = body;
  refuseCommon(password, 'password');
  const passwordHash = await hashPassword(password);
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const id = newId();
    const nameFolded = foldedName(firstName, lastName);
    const person = {
      id,
      email,
      passwordHash,
      role,
      firstName,
      lastName,
      nameFolded,
      verifiedAt: now,
      createdAt: now,
    };
    if (!(await insertPerson(tx, person))) throw new AppError('user.email_taken');
    return presentAdminUser((await personById(tx, id))!, showing(deps));
  });
};

/** How somebody signs in is told to that person alone. */
const shownTo = (actor: Actor, row: ProfileRow): ProfileRow =>
  row.id === actor.id ? row : { ...row, hasPassword: null };

export const getUser = async (deps: Deps, actor: Actor, id: string) => {
  const person = await personVisibleTo(deps.db, id, actor);
  if (!person) throw new AppError('user.not_found');
  return presentProfile(shownTo(actor, person), showing(deps));
};

/** Holds the person and every active admin, so that two admins removing each other take turns. */
const holdWithAdmins = async (tx: Transaction, id: string) => {
  const held = await lockWithAdmins(tx, id);
  const person = held.find((row) => row.id === id);
  if (!person) throw new AppError('user.not_found');
  const isLastAdmin = person.role === 'admin' && person.isActive && held.length === 1;
  return { person, isLastAdmin };
};

/** Role and suspension: true when either really changes. */
const checkAccountChange = async (tx: Transaction, actor: Actor, id: string, change: UserChange) => {
  if (change.role === undefined && change.isActive === undefined) return false;
  const { person, isLastAdmin } = await holdWithAdmins(tx, id);
  const newRole = change.role !== undefined && change.role !== person.role;
  const newState = change.isActive !== undefined && change.isActive !== person.isActive;
  if (!newRole && !newState) return false;
  if (isLastAdmin) throw new AppError('user.last_admin');
  if (id === actor.id) throw new AppError('user.self_change');
  return true;
};

export const updateUser = async (deps: Deps, actor: Actor, id: string, change: UserChange) => {
  const { db, clock, authSessions } = deps;
  const now = clock.now();
  if (actor.role !== 'admin') {
    if (id !== actor.id) throw new AppError('user.not_found');
    if (change.email !== undefined || change.role !== undefined || change.isActive !== undefined)
      throw new AppError('access.role');
  }
  if (change.targetYear !== undefined && change.targetYear < yearOf(studyDay(now)))
    throw new AppError('request.rule_broken', {}, [
      { path: 'targetYear', message: 'Hedef yıl bu yıldan önce olamaz' },
    ]);
  try {
    return await db.transaction(async (tx) => {
      const accountChanged = await checkAccountChange(tx, actor, id, change);
      const before = await lockPerson(tx, id);
      if (!before) throw new AppError('user.not_found');
      const nameFolded = foldedName(change.firstName ?? before.firstName, change.lastName ?? before.lastName);
      if (change.targetUniversities) await saveGoals(tx, id, change.targetUniversities, now);
      const after = await updatePerson(tx, id, { ...change, nameFolded });
      if (change.isActive === false) await endAuthSessions(tx, id);
      // What was mailed to the old address must not open the account any more.
      if (after.email !== before.email) {
        await dropTokens(tx, id, 'reset-password');
        await dropTokens(tx, id, 'verify-email');
      }
      if (accountChanged) await authSessions.changed(tx, id);
      return presentProfile(shownTo(actor, after), showing(deps));
    });
  } catch (error) {
    if (violatedKey(error) === 'users_email_key') throw new AppError('user.email_taken');
    throw error;
  }
};

export const removeUser = async (
  deps: Deps,
  actor: Actor,
  id: string,
  password: string | undefined,
  caller: Caller,
): Promise<null> => {
  const { db, clock, authSessions, mailer } = deps;
  if (id === actor.id) await confirmOwner(deps, actor, { password, field: 'password' }, caller);
  else if (actor.role !== 'admin') throw new AppError('user.not_found');
  // One's own account may go before the consent; what an admin does to others is bound to the role.
  else if (actor.consent === 'due') throw new AppError('consent.required');
  return db.transaction(async (tx) => {
    const { isLastAdmin } = await holdWithAdmins(tx, id);
    if (isLastAdmin) throw new AppError('user.last_admin');
    const known = await erasePerson(tx, id, clock.now());
    if (known) {
      await forgetHits(tx, [id, known.email]);
      await mailer.forget(tx, [known.email, ...(known.guardianEmail ? [known.guardianEmail] : [])]);
    }
    await authSessions.changed(tx, id);
    return null;
  });
};

export const findUserByEmail = async (deps: Deps, actor: Actor, email: string) => {
  const person = await findByEmail(deps.db, actor, email);
  if (!person) throw new AppError('user.not_found');
  return presentFound(person, showing(deps));
};

export const searchUsers = async (deps: Deps, actor: Actor, query: QueryOf<typeof users.search>) => {
  const { q, limit, roleIncludes = [...roles], roleExcludes = [] } = query;
  const wanted = roleIncludes.filter((role) => !roleExcludes.includes(role));
  const rows = await searchPeople(deps.db, actor, { folded: tr.fold(q), roles: wanted, limit });
  const show = showing(deps);
  return rows.map((row) => presentFound(row, show));
};

export const basicUsers = async (deps: Deps, actor: Actor, ids: readonly string[]) => {
  const show = showing(deps);
  return (await acquaintances(deps.db, actor, ids)).map((row) => presentCard(row, show));
};

export const markTutorial = async ({ db }: Deps, actor: Actor, page: string, seen: boolean) => {
  const after = await setTutorial(db, actor.id, page, seen);
  if (!after) throw new AppError('session.expired');
  return after;
};
