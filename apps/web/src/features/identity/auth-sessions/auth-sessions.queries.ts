import { authSessions } from '@netlik/contract/identity/auth-sessions';
import { call } from '../../../api/call.ts';
import { read } from '../../../api/read.ts';

export const authSessionQueries = {
  list: () => read(authSessions.list, {}),
};

export const removeAuthSession = (id: string) => call(authSessions.remove, { params: { id } });

export const removeOtherAuthSessions = () => call(authSessions.removeOthers, {});
