import type { UserChange } from '@netlik/contract/identity/users';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { recordAudit } from '../../platform/audit/audit.service.ts';
import { lockWithAdmins, type PersonRow } from './users.sql.ts';

/** Locks the person and all active admins, so that two admins cannot remove each other at once. */
export const lockPersonWithAdmins = async (tx: Transaction, id: string) => {
  const held = await lockWithAdmins(tx, id);
  const person = held.find((row) => row.id === id);
  if (!person) throw new AppError('user.not_found');
  const isLastAdmin = person.role === 'admin' && person.isActive && held.length === 1;
  return { person, isLastAdmin };
};

/** True if role or suspension changes, which other features may refuse. */
export const checkAccountChange = async (
  { events }: Pick<Deps, 'events'>,
  tx: Transaction,
  actor: Actor,
  id: string,
  change: UserChange,
) => {
  if (change.role === undefined && change.isActive === undefined) return false;
  const { person, isLastAdmin } = await lockPersonWithAdmins(tx, id);
  const newRole = change.role !== undefined && change.role !== person.role;
  const newState = change.isActive !== undefined && change.isActive !== person.isActive;
  if (!newRole && !newState) return false;
  if (isLastAdmin) throw new AppError('user.last_admin');
  if (id === actor.id) throw new AppError('user.self_change');
  const concerned = { id, role: person.role, by: actor };
  if (newRole) await events.publishPerson(tx, 'demoted', concerned);
  if (change.isActive === false) await events.publishPerson(tx, 'suspended', concerned);
  return true;
};

const AUDITED = [
  'firstName',
  'lastName',
  'email',
  'role',
  'phone',
  'bio',
  'currentSchool',
  'schoolType',
  'grade',
  'city',
  'targetYear',
  'targetFieldType',
  'diplomaGrade',
] as const satisfies (keyof PersonRow)[];

const auditedOf = (row: PersonRow) => Object.fromEntries(AUDITED.map((field) => [field, row[field]]));

/** Own changes are not audited. */
export const auditUserChange = async (
  tx: Transaction,
  actor: Actor,
  before: PersonRow,
  after: PersonRow,
  goalsChanged: boolean,
) => {
  if (actor.id === before.id) return;
  const subjectUserId = before.id;
  await recordAudit(tx, actor, {
    action: 'user.changed',
    subjectUserId,
    before: auditedOf(before),
    after: { ...auditedOf(after), ...(goalsChanged && { targetUniversities: 'changed' }) },
  });
  if (before.isActive !== after.isActive)
    await recordAudit(tx, actor, {
      action: after.isActive ? 'user.activated' : 'user.suspended',
      subjectUserId,
      before: { isActive: before.isActive },
      after: { isActive: after.isActive },
    });
};
