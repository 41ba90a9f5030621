import { account } from '@netlik/contract/identity/account';
import { call } from '../../../api/call.ts';
import { session } from '../../../api/session.ts';

/** Leaves this device also when the server can't be told: the person may be standing up from a shared computer. */
export const signOut = async (): Promise<void> => {
  await call(account.logout, { body: {} }).catch(() => undefined);
  session.clear('signed-out');
};

/** Only the server can sign out the other devices: a failure is thrown, to be shown. */
export const signOutEverywhere = async (): Promise<void> => {
  await call(account.logout, { body: { all: true } });
  session.clear('signed-out');
};
