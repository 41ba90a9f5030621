import { randomUUID } from 'node:crypto';
import { account, NOTICE_VERSION } from '@netlik/contract/identity/account';
import type { Person } from '@netlik/contract/identity/person';
import { signIn as contract } from '@netlik/contract/identity/sign-in';
import { users } from '@netlik/contract/identity/users';
import { callOver } from '@netlik/testkit/call';
import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from '../../apps/api/src/demo/people.ts';
import { queryDatabase } from './database.ts';

export const demo = {
  student: 'ogrenci@netlik.demo',
  free: 'ucretsiz@netlik.demo',
  coach: 'koc@netlik.demo',
  admin: 'admin@netlik.demo',
  /** A minor without the guardian's confirmation. */
  minor: 'sude@netlik.demo',
} as const;

export { demoPassword };

export const api = () => callOver(process.env.E2E_URL!);

export const newEmail = () => `ada.${randomUUID().slice(0, 8)}@deneme.example`;

const login = async (email: string, password: string) =>
  (await api()(contract.login, { body: { email, password } })).data;

type Session = Awaited<ReturnType<typeof login>>;

/** Password hashing is slow, so the session from creating a person is reused for their first page. */
const unusedSessions = new Map<string, Session>();

const takeUnusedSession = (email: string): Session | undefined => {
  const session = unusedSessions.get(email);
  unusedSessions.delete(email);
  return session;
};

const ADMIN_SESSION_MS = 5 * 60_000;
let admin: { session: Promise<Session>; until: number } | undefined;

/** One admin session for everything this process creates; a token lives ten minutes. */
const adminSession = (): Promise<Session> => {
  if (!admin || admin.until < Date.now())
    admin = { session: login(demo.admin, demoPassword), until: Date.now() + ADMIN_SESSION_MS };
  return admin.session;
};

/** The browser's stored form. Each test needs its own session, because refresh tokens rotate. */
export const storedSession = async (email: string, password = demoPassword): Promise<string> => {
  const session = takeUnusedSession(email) ?? (await login(email, password));
  return JSON.stringify({ ...session, remember: false, receivedAt: Date.now() });
};

export const signIn = async (page: Page, email: string, password = demoPassword): Promise<void> => {
  // An open page would treat the new session as another tab's sign-in and load data as the wrong person.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  const localStorage = [{ name: 'netlik.session', value: await storedSession(email, password) }];
  await page
    .context()
    .setStorageState({ cookies: [], origins: [{ origin: process.env.E2E_URL!, localStorage }] });
};

export type NewPerson = {
  email: string;
  password: string;
  /** Belongs to the same auth session (device) as their first page. */
  token: string;
};

type PersonOptions = {
  role?: Person['role'];
  consent?: 'due' | 'given';
  tier?: Person['plan']['tier'];
  /** `due`: a student with open first-day questions. */
  firstRun?: 'due' | 'done';
};

/** A person for this test only, created by the admin. */
export const newPerson = async ({
  role = 'student',
  consent = 'given',
  tier = 'free',
  firstRun = 'done',
}: PersonOptions = {}): Promise<NewPerson> => {
  const person = { email: newEmail(), password: 'kirmizi-pencere' };
  const body = { ...person, role, firstName: 'Ada', lastName: 'Yılmaz' };
  await api()(users.create, { body }, (await adminSession()).token);
  // Set before the first sign-in, because the session contains the rights.
  await queryDatabase('update users set tier = $1, first_run_due = $2 where email = $3', [
    tier,
    firstRun === 'due',
    person.email,
  ]);
  const session = await login(person.email, person.password);
  if (consent === 'given') {
    const accepted = { birthYear: 2005, noticeVersion: NOTICE_VERSION };
    session.user = (await api()(account.consent, { body: accepted }, session.token)).data;
  }
  unusedSessions.set(person.email, session);
  return { ...person, token: session.token };
};

export const signInByForm = async (page: Page, email: string, password = demoPassword): Promise<void> => {
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
};

export const openUserMenu = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
  return page.getByRole('region', { name: 'Hesap menüsü' });
};

export const signOutByMenu = async (page: Page): Promise<void> => {
  await (await openUserMenu(page)).getByRole('button', { name: 'Çıkış yap' }).click();
};

const plainText = (html: string) =>
  html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

export type Mail = { subject: string; link: string | null };

/** Mails to an address from /dev/outbox, newest first. */
export const listMails = async (email: string): Promise<Mail[]> => {
  const html = await (await fetch(`${process.env.E2E_URL}/dev/outbox`)).text();
  const found = html.matchAll(/<summary><b>(.*?)<\/b> (.*?)\n.*?<pre>(.*?)<\/pre>/gs);
  return [...found]
    .filter(([, to]) => plainText(to!) === email)
    .map(([, , subject, text]) => {
      const link = /href="([^"]+)"/.exec(text!)?.[1];
      return { subject: plainText(subject!), link: link ? plainText(link) : null };
    });
};

/** Waits for the newest mail with this subject, because a job sends mails requested without a session. */
export const awaitMail = async (email: string, subject: string): Promise<Mail> => {
  let mail: Mail | undefined;
  await expect
    .poll(async () => {
      mail = (await listMails(email)).find((candidate) => candidate.subject === subject);
      return mail?.subject;
    })
    .toBe(subject);
  return mail!;
};

const linkSubjects = {
  verify: 'E-posta adresini doğrula',
  reset: 'Yeni şifre belirle',
  guardian: 'Öğrenciniz için veli onayı',
} as const;

/** The link in the newest mail of this kind. */
export const mailedLink = async (email: string, kind: keyof typeof linkSubjects): Promise<string> => {
  const { link } = await awaitMail(email, linkSubjects[kind]);
  if (!link) throw new Error(`No link was mailed to ${email}`);
  return link;
};
