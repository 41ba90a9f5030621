import type { Invitee } from '@netlik/contract/identity/admin-users';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { newId } from '../../ids.ts';
import { recordAudit } from '../../platform/audit/audit.service.ts';
import { foldedName } from '../users/present.ts';
import { insertPerson } from '../users/users.sql.ts';
import { createMailedLink } from './mailed-links.ts';
import { invitationMail } from './mails.ts';

/**
 * Only the mailed link sets a password, which also verifies the address. Repeating creates one account and
 * one mail per person.
 */
export const invitePeople = (deps: Deps, actor: Actor, people: readonly Invitee[]) =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const invited: string[] = [];
    const taken: string[] = [];
    // A fixed order prevents deadlocks between lists with the same people.
    for (const { email, firstName, lastName } of people.toSorted((a, b) => (a.email < b.email ? -1 : 1))) {
      const id = newId();
      const nameFolded = foldedName(firstName, lastName);
      const person = { id, email, firstName, lastName, nameFolded, role: 'student', createdAt: now } as const;
      if (!(await insertPerson(tx, { ...person, passwordHash: null, verifiedAt: null, firstRunDue: true }))) {
        taken.push(email);
        continue;
      }
      const url = await createMailedLink(deps, tx, 'invitation', id);
      await deps.mailer.send(tx, { ...invitationMail(email, firstName, url), about: id });
      await recordAudit(tx, actor, { action: 'user.invited', subjectUserId: id, before: null, after: null });
      invited.push(email);
    }
    return { invited, taken };
  });
