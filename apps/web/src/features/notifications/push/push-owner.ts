import { browserStorage } from '../../../api/browser-storage.ts';
import { session } from '../../../api/session.ts';

const OWNER = 'netlik.push-owner';

/** Whose news this browser is woken for. */
export const pushOwner = {
  get: (): string | null => browserStorage.read(OWNER),
  set: (personId: string): void => browserStorage.write(OWNER, personId),
  forget: (): void => browserStorage.remove(OWNER),
};

/** The push service then refuses the address, and the server forgets it at its next try. */
const leave = async () => {
  pushOwner.forget();
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
};

const leaveUnlessOwn = () => {
  const owner = pushOwner.get();
  if (owner === null || owner === session.get()?.user._id) return;
  leave().catch((error: unknown) => console.warn('push:', error));
};

let watching = false;

/** On a shared computer nobody reads the news of whoever signed out. */
export const keepPushToItsOwner = (): void => {
  leaveUnlessOwn();
  if (watching) return;
  watching = true;
  session.subscribe(leaveUnlessOwn);
};
