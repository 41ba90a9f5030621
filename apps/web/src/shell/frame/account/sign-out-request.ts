import { atom } from 'nanostores';
import { signOut, signOutEverywhere } from '../../../data/calls/sign-out.ts';
import { countPendingWrites } from '../../../data/outbox/outbox.ts';
import { toastFailure } from '../../../data/writes/toast-failure.ts';
import { confirmSignOutWithTimer } from '../../../study/study-runs/dock/confirm-sign-out.ts';

export type SignOutScope = 'here' | 'everywhere';

/** Waits for an answer about pending writes. */
export const signOutRequest = atom<SignOutScope | null>(null);

/** Signs out at once; the guards then redirect to the sign-in page. */
export const signOutNow = async (from: SignOutScope): Promise<void> => {
  signOutRequest.set(null);
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
  if (waiting > 0) signOutRequest.set(from);
  else await signOutNow(from);
};
