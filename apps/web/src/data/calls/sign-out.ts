import { account } from '@netlik/contract/identity/account';
import { call } from './call.ts';
import { session } from './session.ts';
import { endSessionWith } from './with-session.ts';

/** The longest a sign-out waits for the server. */
const TIMEOUT_MS = 5_000;

/** Signs out locally even if the server cannot be reached: it may be a shared computer. */
export const signOut = (): Promise<void> =>
  endSessionWith(async () => {
    await call(account.logout, { body: {} }, AbortSignal.timeout(TIMEOUT_MS)).catch(() => undefined);
    session.clear('signed-out');
  });

/** Only the server can sign out other devices, so a failure is thrown. */
export const signOutEverywhere = (): Promise<void> =>
  endSessionWith(async () => {
    await call(account.logout, { body: { all: true } });
    session.clear('signed-out');
  });
