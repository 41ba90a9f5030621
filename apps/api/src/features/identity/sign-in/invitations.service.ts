import type { Invitee } from '@netlik/contract/admin/admin-users';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../http/auth-session.ts';
import { newId } from '../../../ids.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { hashSecret, newSecret } from '../auth-sessions/secrets.ts';
import { foldedName } from '../users/present.ts';
import { insertPerson } from '../users/users.sql.ts';
import { invitationMail } from './mails.ts';
import { insertToken } from './user-tokens.sql.ts';

/** As long as an account that nobody has verified is kept. */
const INVITATION_MS = 7 * 24 * 3_600_000;

/**
 * Nobody sets another's password: the account opens by the mailed link only, which also verifies the address. Sent
 * twice, everybody has one account and one mail.
 */
export const invitePeople = (
  { db, clock, mailer, publicUrl }: Deps,
  actor: Actor,
  people: readonly Invitee[],
) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const invited: string[] = [];
    const taken: string[] = [];
    // In one order for everybody, so that two lists with the same people do not wait for each other.
    for (const { email, firstName, lastName } of people.toSorted((a, b) => (a.email < b.email ? -1 : 1))) {
      const id = newId();
      const nameFolded = foldedName(firstName, lastName);
      const person = { id, email, firstName, lastName, nameFolded, role: 'student', createdAt: now } as const;
      if (!(await insertPerson(tx, { ...person, passwordHash: null, verifiedAt: null }))) {
        taken.push(email);
        continue;
      }
      const token = newSecret();
      const expiresAt = new Date(now.getTime() + INVITATION_MS);
      await insertToken(tx, {
        hash: hashSecret(token),
        userId: id,
        purpose: 'reset-password',
        now,
        expiresAt,
      });
      const url = `${publicUrl()}/reset-password?token=${token}`;
      await mailer.send(tx, { ...invitationMail(email, firstName, url), about: id });
      await recordAudit(tx, actor, { action: 'user.invited', subjectUserId: id, before: null, after: null });
      invited.push(email);
    }
    return { invited, taken };
  });
