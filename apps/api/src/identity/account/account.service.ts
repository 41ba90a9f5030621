import type { BodyOf } from '@netlik/contract/endpoint';
import { type account, NOTICE_VERSION } from '@netlik/contract/identity/account';
import { birthYearChoices, isMinor } from '@netlik/domain/identity/people';
import { type StudyDay, studyDay } from '@netlik/domain/study-day';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { hashSecret } from '../../http/secrets.ts';
import { createMailedLink } from '../sign-in/mailed-links.ts';
import { guardianMail } from '../sign-in/mails.ts';
import { countAttempt, guardianLimit } from '../sign-in/throttle.ts';
import { deleteTokens, markGuardianLink } from '../sign-in/user-tokens.sql.ts';
import { presentPerson, presentProfile } from '../users/present.ts';
import { presentContext } from '../users/present-context.ts';
import { findOwnProfile, lockPerson, saveConsent, saveGuardianConfirmation } from '../users/users.sql.ts';

export const requireRow = <Row>(row: Row | null): Row => {
  if (!row) throw new AppError('session.expired');
  return row;
};

export const getProfile = async (deps: Deps, actor: Actor) =>
  presentProfile(requireRow(await findOwnProfile(deps.db, actor.id)), presentContext(deps));

/** By default adults can be found and minors cannot; an explicit choice stays. */
const discoverableAfter = (before: number | null, birthYear: number, today: StudyDay): boolean | null => {
  const minor = isMinor(birthYear, today);
  if (before === null) return !minor;
  return minor && !isMinor(before, today) ? false : null;
};

export const giveConsent = (deps: Deps, actor: Actor, request: BodyOf<typeof account.consent>) => {
  const { db, clock, authSessions, mailer } = deps;
  return db.transaction(async (tx) => {
    const now = clock.now();
    const today = studyDay(now);
    const { birthYear, noticeVersion, guardian } = request;
    if (noticeVersion !== NOTICE_VERSION) throw new AppError('consent.notice_outdated');
    if (!birthYearChoices(today).includes(birthYear))
      throw new AppError('request.rule_broken', {}, [
        { path: 'birthYear', message: 'Doğum yılını kontrol et' },
      ]);

    const before = requireRow(await lockPerson(tx, actor.id));
    const needsGuardian = before.role === 'student' && isMinor(birthYear, today);
    // A minor must not become an adult by typing another year.
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
      discoverable: discoverableAfter(before.birthYear, birthYear, today),
      now,
    });
    await deleteTokens(tx, actor.id, 'guardian');
    if (named && !person.guardianConfirmed) {
      const retryAfter = await countAttempt(tx, clock, [guardianLimit(actor.id)]);
      if (retryAfter !== null) throw new AppError('request.too_many', { retryAfter });
      const url = await createMailedLink(deps, tx, 'guardian', actor.id);
      const mail = guardianMail(named.email, named.name, person.firstName, url);
      await mailer.send(tx, { ...mail, about: actor.id });
    }
    await authSessions.publishChange(tx, actor.id);
    return presentPerson(person, presentContext(deps));
  });
};

export const confirmAsGuardian = ({ db, clock, authSessions }: Deps, uid: string, token: string) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    if (!(await markGuardianLink(tx, hashSecret(token), uid, now))) throw new AppError('token.invalid');
    const person = await saveGuardianConfirmation(tx, uid, now);
    if (!person) throw new AppError('token.invalid');
    await authSessions.publishChange(tx, uid);
    return { studentFirstName: person.firstName };
  });
