import type { BodyOf } from '@netlik/contract/endpoint';
import { type account, NOTICE_VERSION } from '@netlik/contract/identity/account';
import { birthYearChoices, isMinor } from '@netlik/domain/identity/people';
import { studyDay } from '@netlik/domain/study-day';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Actor } from '../../../http/auth-session.ts';
import { hashSecret, newSecret } from '../auth-sessions/secrets.ts';
import { guardianLetter } from '../sign-in/letters.ts';
import { attempt, guardianLimit } from '../sign-in/throttle.ts';
import { dropTokens, insertTicket, insertToken, takeLink, takeToken } from '../sign-in/user-tokens.sql.ts';
import { presentPerson, presentProfile, showing } from '../users/present.ts';
import { confirmGuardian, lockPerson, ownProfile, saveConsent, setAvatar } from '../users/users.sql.ts';

const TICKET_MS = 30_000;
const GUARDIAN_LINK_MS = 14 * 24 * 3_600_000;

/** The row of somebody who is signed in: gone only if the account was erased a moment ago. */
export const ownRow = <Row>(row: Row | null): Row => {
  if (!row) throw new AppError('session.expired');
  return row;
};

export const readProfile = async (deps: Deps, actor: Actor) =>
  presentProfile(ownRow(await ownProfile(deps.db, actor.id)), showing(deps));

export const giveConsent = (deps: Deps, actor: Actor, request: BodyOf<typeof account.consent>) => {
  const { db, clock, authSessions, mailer, publicUrl } = deps;
  return db.transaction(async (tx) => {
    const now = clock.now();
    const today = studyDay(now);
    const { birthYear, noticeVersion, guardian } = request;
    if (noticeVersion !== NOTICE_VERSION) throw new AppError('consent.notice_outdated');
    if (!birthYearChoices(today).includes(birthYear))
      throw new AppError('request.rule_broken', {}, [
        { path: 'birthYear', message: 'Doğum yılını kontrol et' },
      ]);

    const before = ownRow(await lockPerson(tx, actor.id));
    const needsGuardian = before.role === 'student' && isMinor(birthYear, today);
    // A minor does not grow up by typing another year.
    if (before.birthYear !== null && isMinor(before.birthYear, today) && !isMinor(birthYear, today))
      throw new AppError('request.rule_broken', {}, [
        { path: 'birthYear', message: 'Doğum yılını değiştirmek için bizimle iletişime geç' },
      ]);
    if (needsGuardian && !guardian) throw new AppError('consent.guardian_needed');
    if (needsGuardian && guardian?.email === before.email) throw new AppError('consent.guardian_self');

    const named = needsGuardian && guardian ? guardian : null;
    const person = await saveConsent(tx, actor.id, {
      birthYear,
      noticeVersion,
      guardianName: named?.name ?? null,
      guardianEmail: named?.email ?? null,
      now,
    });
    await dropTokens(tx, actor.id, 'guardian');
    if (named && !person.guardianConfirmed) {
      const retryAfter = await attempt(tx, clock, [guardianLimit(actor.id)]);
      if (retryAfter !== null) throw new AppError('request.too_many', { retryAfter });
      const token = newSecret();
      await insertToken(tx, {
        hash: hashSecret(token),
        userId: actor.id,
        purpose: 'guardian',
        now,
        expiresAt: new Date(now.getTime() + GUARDIAN_LINK_MS),
      });
      const url = `${publicUrl()}/guardian-consent?uid=${actor.id}&token=${token}`;
      await mailer.post(tx, guardianLetter(named.email, named.name, person.firstName, url));
    }
    await authSessions.changed(tx, actor.id);
    return presentPerson(person, showing(deps));
  });
};

export const confirmAsGuardian = ({ db, clock, authSessions }: Deps, uid: string, token: string) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const taken = await takeLink(tx, hashSecret(token), 'guardian', now);
    if (taken?.userId !== uid) throw new AppError('token.invalid');
    const person = await confirmGuardian(tx, uid, now);
    if (!person) throw new AppError('token.invalid');
    await authSessions.changed(tx, uid);
    return { studentFirstName: person.firstName };
  });

export const issueTicket = async ({ db, clock }: Deps, actor: Actor) => {
  const now = clock.now();
  const ticket = newSecret();
  const issued = await insertTicket(db, {
    hash: hashSecret(ticket),
    userId: actor.id,
    sessionId: actor.sessionId,
    now,
    expiresAt: new Date(now.getTime() + TICKET_MS),
  });
  if (!issued) throw new AppError('session.expired');
  return { ticket };
};

/** Who opens a socket with this ticket, or null: it works once, within 30 seconds, while the session is good. */
export const redeemTicket = async (
  { db, clock, authSessions }: Deps,
  ticket: string,
): Promise<Actor | null> => {
  const taken = await takeToken(db, hashSecret(ticket), 'ticket', clock.now());
  return taken?.sessionId ? authSessions.find(taken.sessionId, taken.userId) : null;
};

/** Shows the new picture; the old file is tidied away by a job. */
export const setOwnAvatar = async ({ db }: Deps, actor: Actor, path: string) => {
  await setAvatar(db, actor.id, path);
};
