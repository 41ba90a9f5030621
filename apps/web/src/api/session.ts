import type { Person } from '@netlik/contract/identity/person';
import type { SignedIn } from '@netlik/contract/identity/sign-in';
import { browserStorage } from './browser-storage.ts';

export type Session = {
  token: string;
  refreshToken: string;
  user: Person;
  remember: boolean;
  /** When this device got the token, by its own clock. */
  receivedAt: number | null;
};

export type SessionEnd = 'signed-out' | 'expired';

/**
 * One record, so that no tab ever reads a token of one sign-in beside the person of another. It is in
 * localStorage also without "remember me": in sessionStorage a link opened in a new tab would ask to sign in
 * again, and a duplicated tab would copy the refresh token, whose second use ends the session. How long a
 * device stays signed in is the server's to say (30 days or 12 hours).
 */
const SESSION = 'netlik.session';
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

/** Only what screens read without asking; the rest of the person is the server's word. */
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

/** A profile is a person with more in it; what no screen needs at once is not left on the device. */
const onlyPerson = (user: Person): Person => {
  const { _id, email, firstName, lastName, role, avatar, plan, coachSettings, consent } = user;
  const { appearance, tutorialsSeen } = user;
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
    appearance,
    tutorialsSeen,
  };
};

const listeners = new Set<() => void>();
let known: { raw: string | null; session: Session | null } = { raw: null, session: null };
let end: SessionEnd | null = null;

const notify = () => {
  for (const listener of [...listeners]) listener();
};

/** Storage is asked every time, so a tab that slept through an event never acts for somebody who left. */
const get = (): Session | null => {
  const raw = browserStorage.read(SESSION);
  if (raw !== known.raw) known = { raw, session: toSession(raw) };
  return known.session;
};

const save = (next: Session) => {
  const raw = JSON.stringify(next);
  if (raw === browserStorage.read(SESSION)) return;
  browserStorage.write(SESSION, raw);
  end = null;
  notify();
};

const clear = (reason: SessionEnd = 'signed-out') => {
  const wasSignedIn = get() !== null;
  if (wasSignedIn) {
    end = reason;
    // Other tabs learn the reason from the event of this write; nothing of it stays.
    browserStorage.write(SESSION, JSON.stringify({ ended: reason }));
  }
  browserStorage.remove(SESSION);
  if (wasSignedIn) notify();
};

export const session = {
  /** The same reference until something changes. */
  get,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  set({ token, refreshToken, user }: SignedIn, remember: boolean): void {
    save({ token, refreshToken, user: onlyPerson(user), remember, receivedAt: Date.now() });
  },
  updateUser(user: Person): void {
    const current = get();
    if (current?.user._id === user._id) save({ ...current, user: onlyPerson(user) });
  },
  /** Null where the session that asked is no longer the one stored: then the new tokens are nobody's here. */
  renew(asked: Session, tokens: { token: string; refreshToken: string }): Session | null {
    const current = get();
    if (current?.refreshToken !== asked.refreshToken || current.user._id !== asked.user._id) return null;
    save({ ...current, ...tokens, receivedAt: Date.now() });
    return get();
  },
  clear,
  /** Why nobody is signed in, if this page saw it happen. */
  lastEnd: (): SessionEnd | null => (get() ? null : end),
};

const onOtherTab = ({ key, newValue }: StorageEvent) => {
  if (key !== null && key !== SESSION) return;
  const ended = parse(newValue)?.ended;
  if (ended === 'expired' || ended === 'signed-out') end = ended;
  else if (get()) end = null;
  notify();
};
globalThis.addEventListener?.('storage', onOtherTab);

// Nobody's name waits on a shared computer for a session that is surely over.
const found = get();
if (found && found.receivedAt !== null) {
  const longest = found.remember ? 30 * DAY : 12 * HOUR;
  if (Date.now() - found.receivedAt > longest) clear('expired');
}

const normal = (email: string) => email.trim().toLowerCase();
const looksRight = (email: string) => email.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);

export const remembered = {
  email(): string | null {
    const raw = browserStorage.read(REMEMBERED);
    if (raw === null) return null;
    const { email, savedAt } = parse(raw) ?? {};
    const age = typeof savedAt === 'number' ? Date.now() - savedAt : Number.NaN;
    // A day of tolerance for a clock set back; more would keep the address for ever.
    const inTime = age >= -DAY && age <= 30 * DAY;
    if (inTime && typeof email === 'string' && looksRight(normal(email))) return normal(email);
    remembered.forget();
    return null;
  },
  keep(email: string): void {
    const record = JSON.stringify({ email: normal(email), savedAt: Date.now() });
    if (looksRight(normal(email))) browserStorage.write(REMEMBERED, record);
    else remembered.forget();
  },
  forget(): void {
    browserStorage.remove(REMEMBERED);
  },
};
