import type { TutorialPage } from '@netlik/contract/identity/account';
import { users } from '@netlik/contract/identity/users';
import { browserStorage } from '../../data/calls/browser-storage.ts';
import { call } from '../../data/calls/call.ts';
import { session } from '../../data/calls/session.ts';

const keyOf = (person: string) => `netlik.tours-seen.${person}`;

const seenOnDevice = (person: string): string[] => {
  try {
    const value: unknown = JSON.parse(browserStorage.read(keyOf(person)) ?? '[]');
    return Array.isArray(value) ? value.filter((page) => typeof page === 'string') : [];
  } catch {
    return [];
  }
};

const postSeen = async (person: string, page: TutorialPage, seen: boolean) => {
  if (session.get()?.user._id !== person) return;
  const { tutorialsSeen } = await call(users.tutorialSeen, { body: { page, seen } });
  const user = session.get()?.user;
  if (user?._id === person) session.updateUser({ ...user, tutorialsSeen });
};

let postQueue: Promise<void> = Promise.resolve();

/** Sends reports one after the other; a lost report is sent again at the next visit. */
const report = (person: string, page: TutorialPage, seen: boolean): void => {
  postQueue = postQueue.then(() => postSeen(person, page, seen)).catch(() => undefined);
};

export const saveTourSeen = (page: TutorialPage, seen: boolean): void => {
  const person = session.get()?.user._id;
  if (person === undefined) return;
  const others = seenOnDevice(person).filter((other) => other !== page);
  browserStorage.write(keyOf(person), JSON.stringify(seen ? [...others, page] : others));
  report(person, page, seen);
};

/** True if the signed-in user has seen it on any device. */
export const hasSeenTour = (page: TutorialPage): boolean => {
  const user = session.get()?.user;
  if (!user) return true;
  if (user.tutorialsSeen.includes(page)) return true;
  if (!seenOnDevice(user._id).includes(page)) return false;
  report(user._id, page, true);
  return true;
};
