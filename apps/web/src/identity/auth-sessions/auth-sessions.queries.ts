import { authSessions } from '@netlik/contract/identity/auth-sessions';
import { read } from '../../data/calls/read.ts';

export const authSessionQueries = {
  list: () => read(authSessions.list, {}),
};
