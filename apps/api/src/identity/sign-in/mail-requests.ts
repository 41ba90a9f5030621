import type { Executor, Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { newId } from '../../ids.ts';
import { foldedName } from '../users/present.ts';
import { findCredentials, insertPerson, lockCredentials } from '../users/users.sql.ts';
import { deleteMailRequests } from './mail-requests.sql.ts';
import { createMailedLink } from './mailed-links.ts';
import { alreadyRegisteredMail, passwordResetMail, verificationMail } from './mails.ts';
import { countAttempt, type MailPurpose, mailLimit } from './throttle.ts';
import { findRegistration, type Registration } from './user-tokens.sql.ts';

export type MailRequest =
  | {
      kind: 'register';
      email: string;
      firstName: string;
      lastName: string;
      /** Hashes only, absent for browsers that store no value. */
      registration?: { browserHash: string; passwordHash: string };
    }
  | { kind: 'resend'; email: string; browserHash?: string }
  | { kind: 'forgot'; email: string };

export const MAIL_REQUESTS = 'identity.mail-requests';

/**
 * Without a user lookup known and unknown addresses take the same time; a job does the rest after the reply.
 */
export const requestMail = async ({ db, jobs }: Deps, request: MailRequest): Promise<null> => {
  await jobs.send(db, MAIL_REQUESTS, request);
  return null;
};

const readHash = (hash: string) => Buffer.from(hash, 'base64url');

type Recipient = { id: string; email: string; firstName: string };

/** Counts only mails actually sent. */
const withinBudget = async ({ clock }: Deps, tx: Transaction, email: string, purpose: MailPurpose) =>
  (await countAttempt(tx, clock, [mailLimit(email, purpose)])) === null;

const sendVerification = async (
  deps: Deps,
  tx: Transaction,
  person: Recipient,
  registration?: Registration,
) => {
  if (!(await withinBudget(deps, tx, person.email, 'verify'))) return;
  const url = await createMailedLink(deps, tx, 'verification', person.id, registration);
  await deps.mailer.send(tx, verificationMail(person.email, person.firstName, url));
};

const register = async (
  deps: Deps,
  tx: Transaction,
  { email, firstName, lastName, registration }: MailRequest & { kind: 'register' },
) => {
  const asked = registration && {
    browserHash: readHash(registration.browserHash),
    passwordHash: registration.passwordHash,
  };
  const id = newId();
  const isNew = await insertPerson(tx, {
    id,
    email,
    // The mailbox's user chooses it when confirming the link.
    passwordHash: null,
    role: 'student',
    firstName,
    lastName,
    nameFolded: foldedName(firstName, lastName),
    verifiedAt: null,
    createdAt: deps.clock.now(),
    firstRunDue: true,
  });
  if (isNew) return sendVerification(deps, tx, { id, email, firstName }, asked);
  const known = await lockCredentials(tx, email);
  if (!known) return;
  // Keeps the first name, so that a stranger registering the address again changes nothing.
  if (!known.verifiedAt) return sendVerification(deps, tx, known, asked);
  if (await withinBudget(deps, tx, email, 'known'))
    await deps.mailer.send(tx, alreadyRegisteredMail(email, known.firstName, `${deps.publicUrl()}/login`));
};

const resend = async (
  deps: Deps,
  tx: Transaction,
  { email, browserHash }: MailRequest & { kind: 'resend' },
) => {
  const person = await findCredentials(tx, email);
  if (!person || person.verifiedAt) return;
  const registration =
    browserHash && (await findRegistration(tx, person.id, readHash(browserHash), deps.clock.now()));
  await sendVerification(deps, tx, person, registration || undefined);
};

const forgot = async (deps: Deps, tx: Transaction, email: string) => {
  const person = await findCredentials(tx, email);
  if (!person || !(await withinBudget(deps, tx, email, 'reset'))) return;
  const url = await createMailedLink(deps, tx, 'passwordReset', person.id);
  await deps.mailer.send(tx, passwordResetMail(email, person.firstName, url));
};

const answerRequest = (deps: Deps, request: MailRequest): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (request.kind === 'register') await register(deps, tx, request);
    else if (request.kind === 'resend') await resend(deps, tx, request);
    else await forgot(deps, tx, request.email);
  });

/** Finished requests are deleted, because they contain addresses possibly without an account. */
export const mailRequestJobs = (deps: Deps) => {
  deps.jobs.define(MAIL_REQUESTS, (request: MailRequest) => answerRequest(deps, request), { forget: true });
};

export const forgetMailRequests = (tx: Executor, emails: readonly string[]) =>
  deleteMailRequests(tx, MAIL_REQUESTS, emails);
