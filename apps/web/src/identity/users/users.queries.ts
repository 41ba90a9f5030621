import { account } from '@netlik/contract/identity/account';
import { read } from '../../data/calls/read.ts';

export const userQueries = {
  /** Uses the app frame's query, so there is one request. */
  own: () => read(account.profile, {}),
};
