import { tutorialPages } from '@netlik/contract/identity/account';
import { users } from '@netlik/contract/identity/users';
import { browserStorage } from '../api/browser-storage.ts';
import { call } from '../api/call.ts';
import { session } from '../api/session.ts';

type Page = (typeof tutorialPages)[number];
const isServers = (page: string): page is Page => (tutorialPages as readonly string[]).includes(page);

const keyOf = (person: string) => `netlik.tours-seen.${person}`;

const here = (person: string): string[] => {
  try {
    const value: unknown = JSON.parse(browserStorage.read(keyOf(person)) ?? '[]');
    return Array.isArray(value) ? value.filter((page) => typeof page === 'string') : [];
  } catch {
    return [];
  }
};

const tell = async (person: string, page: Page, seen: boolean) => {
  if (session.get()?.user._id !== person) return;
  const { tutorialsSeen } = await call(users.tutorialSeen, { body: { page, seen } });
  const user = session.get()?.user;
  if (user?._id === person) session.updateUser({ ...user, tutorialsSeen });
};

let told: Promise<void> = Promise.resolve();

/** In order. One that is lost costs nothing: this device remembers, and the next visit reports again. */
const report = (person: string, page: Page, seen: boolean): void => {
  told = told.then(() => tell(person, page, seen)).catch(() => undefined);
};

export const rememberSeen = (page: string, seen: boolean): void => {
  const person = session.get()?.user._id;
  if (person === undefined) return;
  const others = here(person).filter((other) => other !== page);
  browserStorage.write(keyOf(person), JSON.stringify(seen ? [...others, page] : others));
  if (isServers(page)) report(person, page, seen);
};

/** Has the person who is signed in seen it, here or on another device? */
export const wasSeen = (page: string): boolean => {
  const user = session.get()?.user;
  if (!user) return true;
  if (user.tutorialsSeen.includes(page)) return true;
  if (!here(user._id).includes(page)) return false;
  if (isServers(page)) report(user._id, page, true);
  return true;
};
