import { authSessions } from '@netlik/contract/identity/auth-sessions';
import { read } from '../../../api/read.ts';

export const authSessionQueries = {
  list: () => read(authSessions.list, {}),
};
