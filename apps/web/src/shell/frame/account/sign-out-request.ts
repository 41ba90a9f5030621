import { createListeners } from '../../../data/calls/listeners.ts';
import { signOut, signOutEverywhere } from '../../../data/calls/sign-out.ts';
import { countPendingWrites } from '../../../data/outbox/outbox.ts';
import { toastFailure } from '../../../data/writes/toast-failure.ts';
import { confirmSignOutWithTimer } from '../../../study/study-runs/dock/confirm-sign-out.ts';

export type SignOutScope = 'here' | 'everywhere';

let pendingScope: SignOutScope | null = null;
const listeners = createListeners();

const setPending = (from: SignOutScope | null) => {
  pendingScope = from;
  listeners.notify();
};

export const signOutRequest = {
  get: (): SignOutScope | null => pendingScope,
  subscribe: listeners.subscribe,
  cancel: () => setPending(null),
};

/** Signs out at once; the guards then redirect to the sign-in page. */
export const signOutNow = async (from: SignOutScope): Promise<void> => {
  setPending(null);
  try {
    await (from === 'here' ? signOut() : signOutEverywhere());
  } catch (error) {
    toastFailure('', error);
  }
};

/** Asks first if writes are pending or a timer is running. */
export const requestSignOut = async (from: SignOutScope): Promise<void> => {
  if (!(await confirmSignOutWithTimer())) return;
  const waiting = await countPendingWrites().catch(() => 0);
  if (waiting > 0) setPending(from);
  else await signOutNow(from);
};
