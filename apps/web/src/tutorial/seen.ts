import { tutorialPages } from '@netlik/contract/endpoints/identity/account';
import { users } from '@netlik/contract/endpoints/identity/users';
import { browserStorage } from '../api/browser-storage.ts';
import { call } from '../api/call.ts';
import { session } from '../api/session.ts';

type Page = (typeof tutorialPages)[number];
const isServerPage = (page: string): page is Page => (tutorialPages as readonly string[]).includes(page);

const keyOf = (person: string) => `netlik.tours-seen.${person}`;

const seenOnDevice = (person: string): string[] => {
  try {
    const value: unknown = JSON.parse(browserStorage.read(keyOf(person)) ?? '[]');
    return Array.isArray(value) ? value.filter((page) => typeof page === 'string') : [];
  } catch {
    return [];
  }
};

const postSeen = async (person: string, page: Page, seen: boolean) => {
  if (session.get()?.user._id !== person) return;
  const { tutorialsSeen } = await call(users.tutorialSeen, { body: { page, seen } });
  const user = session.get()?.user;
  if (user?._id === person) session.updateUser({ ...user, tutorialsSeen });
};

let postQueue: Promise<void> = Promise.resolve();

/** One after the other. A lost report is sent again at the next visit. */
const report = (person: string, page: Page, seen: boolean): void => {
  postQueue = postQueue.then(() => postSeen(person, page, seen)).catch(() => undefined);
};

export const saveTourSeen = (page: string, seen: boolean): void => {
  const person = session.get()?.user._id;
  if (person === undefined) return;
  const others = seenOnDevice(person).filter((other) => other !== page);
  browserStorage.write(keyOf(person), JSON.stringify(seen ? [...others, page] : others));
  if (isServerPage(page)) report(person, page, seen);
};

/** Whether the signed-in person has seen it, on this or another device. */
export const hasSeenTour = (page: string): boolean => {
  const user = session.get()?.user;
  if (!user) return true;
  if (user.tutorialsSeen.includes(page)) return true;
  if (!seenOnDevice(user._id).includes(page)) return false;
  if (isServerPage(page)) report(user._id, page, true);
  return true;
};
