import type { Person } from '@netlik/contract/identity/person';
import type { SignedIn } from '@netlik/contract/identity/sign-in';
import { atom } from 'nanostores';
import { browserStorage } from './browser-storage.ts';

export type Session = {
  token: string;
  refreshToken: string;
  user: Person;
  remember: boolean;
  /** When this device received the token, by the device's clock. */
  receivedAt: number | null;
};

export type SessionEnd = 'signed-out' | 'expired';

/**
 * One record in localStorage keeps a token with its user across tabs. sessionStorage would make new tabs sign
 * in again, and a duplicated tab would copy the refresh token, which ends the session when it is used twice.
 */
export const SESSION_KEY = 'netlik.session';
const REMEMBERED = 'netlik.remembered-email';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Unknown = Record<string, unknown>;
const isObject = (value: unknown): value is Unknown => value !== null && typeof value === 'object';

const parse = (raw: string | null): Unknown | null => {
  try {
    const value: unknown = raw === null ? null : JSON.parse(raw);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
};

const isPerson = (value: unknown): value is Person =>
  isObject(value) &&
  ['_id', 'email', 'firstName', 'lastName', 'role', 'consent'].every(
    (key) => typeof value[key] === 'string',
  ) &&
  isObject(value.plan) &&
  isObject(value.coachSettings) &&
  Array.isArray(value.tutorialsSeen);

const toSession = (raw: string | null): Session | null => {
  const { token, refreshToken, user, remember, receivedAt } = parse(raw) ?? {};
  if (typeof token !== 'string' || token === '' || !isPerson(user)) return null;
  return {
    token,
    refreshToken: typeof refreshToken === 'string' ? refreshToken : '',
    user,
    remember: remember === true,
    receivedAt: typeof receivedAt === 'number' ? receivedAt : null,
  };
};

/** Drops extra profile fields, because the device must not store personal data that no screen needs. */
const onlyPerson = (user: Person): Person => {
  const { _id, email, firstName, lastName, role, avatar, plan, coachSettings, consent, factorDue } = user;
  const { firstRunDue, appearance, tutorialsSeen } = user;
  return {
    _id,
    email,
    firstName,
    lastName,
    role,
    avatar,
    plan,
    coachSettings,
    consent,
    factorDue,
    firstRunDue,
    appearance,
    tutorialsSeen,
  };
};

/** Only counts changes, because the session itself is in the browser's storage. */
const changes = atom(0);
let known: { raw: string | null; session: Session | null } = { raw: null, session: null };
let end: SessionEnd | null = null;

const notify = () => changes.set(changes.get() + 1);

/**
 * Reads storage every time, so that a suspended tab that missed an event never acts for a signed-out user.
 */
const get = (): Session | null => {
  const raw = browserStorage.read(SESSION_KEY);
  if (raw !== known.raw) known = { raw, session: toSession(raw) };
  return known.session;
};

const save = (next: Session) => {
  const raw = JSON.stringify(next);
  if (raw === browserStorage.read(SESSION_KEY)) return;
  browserStorage.write(SESSION_KEY, raw);
  end = null;
  notify();
};

const clear = (reason: SessionEnd = 'signed-out') => {
  const wasSignedIn = get() !== null;
  if (wasSignedIn) {
    end = reason;
    // Other tabs read the reason from the storage event of this write.
    browserStorage.write(SESSION_KEY, JSON.stringify({ ended: reason }));
  }
  browserStorage.remove(SESSION_KEY);
  // Contains the replies that `offline/persist-queries.ts` stores for the user.
  globalThis.indexedDB?.deleteDatabase('netlik-pages');
  if (wasSignedIn) notify();
};

export const session = {
  /** Returns the same reference until the session changes. */
  get,
  listen: changes.listen,
  set({ token, refreshToken, user }: Omit<SignedIn, 'device'>, remember: boolean): void {
    save({ token, refreshToken, user: onlyPerson(user), remember, receivedAt: Date.now() });
  },
  updateUser(user: Person): void {
    const current = get();
    if (current?.user._id === user._id) save({ ...current, user: onlyPerson(user) });
  },
  /** Null if the stored session has changed since the request; the new tokens are then dropped. */
  renew(asked: Session, tokens: { token: string; refreshToken: string }): Session | null {
    const current = get();
    if (current?.refreshToken !== asked.refreshToken || current.user._id !== asked.user._id) return null;
    save({ ...current, ...tokens, receivedAt: Date.now() });
    return get();
  },
  clear,
  /** The reason why the session ended, if that happened while this page was open. */
  endReason: (): SessionEnd | null => (get() ? null : end),
};

const onOtherTab = ({ key, newValue }: StorageEvent) => {
  if (key !== null && key !== SESSION_KEY) return;
  const ended = parse(newValue)?.ended;
  if (ended === 'expired' || ended === 'signed-out') end = ended;
  else if (get()) end = null;
  notify();
};
globalThis.addEventListener?.('storage', onOtherTab);

// Removes an expired session at start, so that no name stays on a shared computer.
const found = get();
if (found && found.receivedAt !== null) {
  const longest = found.remember ? 30 * DAY : 12 * HOUR;
  if (Date.now() - found.receivedAt > longest) clear('expired');
}

const normalizeEmail = (email: string) => email.trim().toLowerCase();
const isEmail = (email: string) => email.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);

export const rememberedEmail = {
  get(): string | null {
    const raw = browserStorage.read(REMEMBERED);
    if (raw === null) return null;
    const { email, savedAt } = parse(raw) ?? {};
    const age = typeof savedAt === 'number' ? Date.now() - savedAt : Number.NaN;
    // Allows one day for a clock that was set back.
    const inTime = age >= -DAY && age <= 30 * DAY;
    if (inTime && typeof email === 'string' && isEmail(normalizeEmail(email))) return normalizeEmail(email);
    rememberedEmail.remove();
    return null;
  },
  save(email: string): void {
    const record = JSON.stringify({ email: normalizeEmail(email), savedAt: Date.now() });
    if (isEmail(normalizeEmail(email))) browserStorage.write(REMEMBERED, record);
    else rememberedEmail.remove();
  },
  remove(): void {
    browserStorage.remove(REMEMBERED);
  },
};
