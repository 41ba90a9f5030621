import { account } from '@netlik/contract/identity/account';
import { call } from './call.ts';
import { session } from './session.ts';
import { endSessionWith } from './with-session.ts';

const TIMEOUT_MS = 5_000;

/** Signs out locally even if the server is unreachable, because the computer may be shared. */
export const signOut = (): Promise<void> =>
  endSessionWith(async () => {
    await call(account.logout, { body: {} }, AbortSignal.timeout(TIMEOUT_MS)).catch(() => undefined);
    session.clear('signed-out');
  });

/** Rejects on failure, because only the server can sign out other devices. */
export const signOutEverywhere = (): Promise<void> =>
  endSessionWith(async () => {
    await call(account.logout, { body: { all: true } });
    session.clear('signed-out');
  });
