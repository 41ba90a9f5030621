import type { BodyOf, QueryOf } from '@netlik/contract/endpoint';
import type { UserChange, users } from '@netlik/contract/identity/users';
import { MAX_HITS } from '@netlik/contract/platform/search';
import { ROLES, type Role } from '@netlik/domain/roles';
import { studyDay } from '@netlik/domain/study-day';
import { tr } from '@netlik/domain/turkish';
import { violatedKey } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import type { Caller } from '../../http/mount.ts';
import { requireRow } from '../../http/owned-row.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import type { SearchSource } from '../../http/search-source.ts';
import { newId } from '../../ids.ts';
import { recordAudit } from '../../platform/audit/audit.service.ts';
import { confirmOwner } from '../account/password.service.ts';
import { deleteAuthSessions } from '../auth-sessions/auth-sessions.sql.ts';
import { updateGoals } from '../goals/goals.service.ts';
import { forgetMailRequests } from '../sign-in/mail-requests.ts';
import { refuseCommonPassword, refusePersonalPassword } from '../sign-in/passwords.ts';
import { deleteHits } from '../sign-in/throttle.sql.ts';
import { deleteTokens } from '../sign-in/user-tokens.sql.ts';
import { auditUserChange, checkAccountChange, lockPersonWithAdmins } from './account-rules.service.ts';
import { findAcquaintances, findPersonByEmail, searchPeople } from './directory.sql.ts';
import { countPeople, findPeople } from './people-list.sql.ts';
import { foldedName, presentAdminUser, presentCard, presentFound, presentProfile } from './present.ts';
import { presentContext } from './present-context.ts';
import { refuseTargetYear } from './refuse-target-year.ts';
import {
  deletePerson,
  findPerson,
  findVisiblePerson,
  insertPerson,
  lockPerson,
  type ProfileRow,
  savePerson,
  saveTutorial,
} from './users.sql.ts';

/** Totals above `MAX_COUNT` mean "more". */
export const listUsers = async (deps: Deps, query: QueryOf<typeof users.list>) => {
  const { role = null, status = null, q } = query;
  const filter = { role, status, folded: q ? tr.fold(q) : null };
  const context = presentContext(deps);
  const [rows, total] = await Promise.all([
    findPeople(deps.db, filter, query.limit, offsetOf(query)),
    countPeople(deps.db, filter),
  ]);
  return pageOf(
    query,
    rows.map((row) => presentAdminUser(row, context)),
    total,
  );
};

const pathsOfPeople: Partial<Record<Role, string>> = { student: '/coach/students', coach: '/admin/coaches' };

export const searchAllPeople: SearchSource = async ({ db }, actor, folded) => {
  if (actor.role !== 'admin') return [];
  const people = await findPeople(db, { role: null, status: null, folded }, MAX_HITS, 0);
  return people.flatMap(({ id, firstName, lastName, email, role }) => {
    const path = pathsOfPeople[role];
    if (!path) return [];
    return [
      {
        kind: 'person',
        id,
        title: `${firstName} ${lastName}`.trim() || email,
        detail: email,
        path: `${path}/${id}`,
      },
    ];
  });
};

export const createUser = async (deps: Deps, actor: Actor, body: BodyOf<typeof users.create>) => {
  const { email, password, role, firstName = '', lastName = '' } = body;
  refuseCommonPassword(password, 'password');
  refusePersonalPassword(password, { email, firstName, lastName }, 'password');
  const passwordHash = await deps.passwords.hash(password);
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
      firstRunDue: role === 'student',
    };
    if (!(await insertPerson(tx, person))) throw new AppError('user.email_taken');
    await recordAudit(tx, actor, {
      action: 'user.created',
      subjectUserId: id,
      before: null,
      after: { role },
    });
    return presentAdminUser((await findPerson(tx, id))!, presentContext(deps));
  });
};

/** Only the user sees their own sign-in methods. */
const withoutPrivateFields = (actor: Actor, row: ProfileRow): ProfileRow =>
  row.id === actor.id ? row : { ...row, hasPassword: null };

export const getUser = async (deps: Deps, actor: Actor, id: string) => {
  const person = requireRow(await findVisiblePerson(deps.db, id, actor), 'user.not_found');
  return presentProfile(withoutPrivateFields(actor, person), presentContext(deps));
};

export const changesAccess = async (
  { db }: Deps,
  actor: Actor,
  id: string,
  { email, role }: UserChange,
): Promise<boolean> => {
  if (actor.role !== 'admin' || (email === undefined && role === undefined)) return false;
  const now = await findPerson(db, id);
  return now !== null && ((email ?? now.email) !== now.email || (role ?? now.role) !== now.role);
};

export const updateUser = async (deps: Deps, actor: Actor, id: string, change: UserChange) => {
  const { db, clock, authSessions } = deps;
  const now = clock.now();
  if (actor.role !== 'admin') {
    if (id !== actor.id) throw new AppError('user.not_found');
    if (change.email !== undefined || change.role !== undefined || change.isActive !== undefined)
      throw new AppError('access.role');
  }
  // Only the person decides about being found.
  if (change.discoverable !== undefined && id !== actor.id) throw new AppError('access.role');
  refuseTargetYear(change.targetYear, studyDay(now));
  try {
    return await db.transaction(async (tx) => {
      const accountChanged = await checkAccountChange(deps, tx, actor, id, change);
      const before = requireRow(await lockPerson(tx, id), 'user.not_found');
      const nameFolded = foldedName(change.firstName ?? before.firstName, change.lastName ?? before.lastName);
      if (change.targetUniversities) await updateGoals(tx, id, change.targetUniversities, now);
      const after = await savePerson(tx, id, { ...change, nameFolded });
      if (change.isActive === false) await deleteAuthSessions(tx, id);
      // Links to the old address must stop working, and an erasure would miss its counters.
      if (after.email !== before.email) {
        await deleteHits(tx, [before.email]);
        await deleteTokens(tx, id, 'reset-password');
        await deleteTokens(tx, id, 'verify-email');
      }
      await auditUserChange(tx, actor, before, after, change.targetUniversities !== undefined);
      if (accountChanged) await authSessions.publishChange(tx, id);
      return presentProfile(withoutPrivateFields(actor, after), presentContext(deps));
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
  {
    password,
    caller,
    requireStepUp,
  }: { password: string | undefined; caller: Caller; requireStepUp: () => Promise<void> },
): Promise<null> => {
  const { db, clock, authSessions, events } = deps;
  if (id === actor.id) {
    const stored = await confirmOwner(deps, actor, { password, field: 'password' }, caller);
    // Entering the password is the step-up if there is one.
    if (stored === null) await requireStepUp();
  } else if (actor.role !== 'admin') throw new AppError('user.not_found');
  // Users may erase themselves before consent and second factor, admins need both to erase others.
  else if (actor.consent === 'due') throw new AppError('consent.required');
  else if (actor.factorDue) throw new AppError('factor.required');
  else await requireStepUp();
  return db.transaction(async (tx) => {
    const { person, isLastAdmin } = await lockPersonWithAdmins(tx, id);
    if (isLastAdmin) throw new AppError('user.last_admin');
    await events.publishPerson(tx, 'erased', { id, role: person.role, by: actor });
    if (id !== actor.id)
      await recordAudit(tx, actor, { action: 'user.erased', subjectUserId: id, before: null, after: null });
    const known = await deletePerson(tx, id, clock.now());
    if (known) {
      await deleteHits(tx, [id, known.email]);
      await forgetMailRequests(tx, [known.email]);
    }
    await authSessions.publishChange(tx, id);
    return null;
  });
};

export const findUserByEmail = async (deps: Deps, actor: Actor, email: string) => {
  const today = studyDay(deps.clock.now());
  const person = requireRow(await findPersonByEmail(deps.db, actor, email, today), 'user.not_found');
  return presentFound(person, presentContext(deps));
};

export const searchUsers = async (deps: Deps, actor: Actor, query: QueryOf<typeof users.search>) => {
  const { q, limit, roleIncludes = [...ROLES], roleExcludes = [] } = query;
  const wanted = roleIncludes.filter((role) => !roleExcludes.includes(role));
  const today = studyDay(deps.clock.now());
  const rows = await searchPeople(deps.db, actor, { folded: tr.fold(q), roles: wanted, limit, today });
  const context = presentContext(deps);
  return rows.map((row) => presentFound(row, context));
};

export const listBasicUsers = async (deps: Deps, actor: Actor, ids: readonly string[]) => {
  const context = presentContext(deps);
  return (await findAcquaintances(deps.db, actor, ids)).map((row) => presentCard(row, context));
};

export const markTutorial = async ({ db }: Deps, actor: Actor, page: string, seen: boolean) =>
  requireRow(await saveTutorial(db, actor.id, page, seen), 'session.expired');
