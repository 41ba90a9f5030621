import { signInLog } from '@netlik/contract/identity/sign-in-log';
import { read } from '../../data/calls/read.ts';

export const signInLogQueries = {
  list: () => read(signInLog.list, {}),
};
