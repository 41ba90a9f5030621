import { browserStorage } from '../../../data/calls/browser-storage.ts';
import { session } from '../../../data/calls/session.ts';

const OWNER = 'netlik.push-owner';

export const pushOwner = {
  get: (): string | null => browserStorage.read(OWNER),
  set: (personId: string): void => browserStorage.write(OWNER, personId),
  clear: (): void => browserStorage.remove(OWNER),
};

/** The push service then refuses the endpoint, and the server deletes it at its next send. */
const unsubscribeBrowser = async () => {
  pushOwner.clear();
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
};

const unsubscribeUnlessOwner = () => {
  const owner = pushOwner.get();
  if (owner === null || owner === session.get()?.user._id) return;
  unsubscribeBrowser().catch((error: unknown) => console.warn('push:', error));
};

let watching = false;

/** On shared computers the notifications of a signed-out user must stay hidden. */
export const watchPushOwner = (): void => {
  unsubscribeUnlessOwner();
  if (watching) return;
  watching = true;
  session.listen(unsubscribeUnlessOwner);
};
