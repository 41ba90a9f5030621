import { account } from '@netlik/contract/identity/account';
import { call } from '../../../api/call.ts';
import { session } from '../../../api/session.ts';
import { leaveBy } from '../../../api/signed-in.ts';

/** On a line that hangs, nobody waits longer than this to be gone. */
const TOLD_WITHIN_MS = 5_000;

/** Leaves this device also when the server can't be told: the person may be standing up from a shared computer. */
export const signOut = (): Promise<void> =>
  leaveBy(async () => {
    await call(account.logout, { body: {} }, AbortSignal.timeout(TOLD_WITHIN_MS)).catch(() => undefined);
    session.clear('signed-out');
  });

/** Only the server can sign out the other devices: a failure is thrown, to be shown. */
export const signOutEverywhere = (): Promise<void> =>
  leaveBy(async () => {
    await call(account.logout, { body: { all: true } });
    session.clear('signed-out');
  });
