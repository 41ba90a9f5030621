import { account } from '@netlik/contract/identity/account';
import { read } from '../../data/calls/read.ts';

export const userQueries = {
  /** The same query as the app frame's, so there is one call. */
  own: () => read(account.profile, {}),
};
