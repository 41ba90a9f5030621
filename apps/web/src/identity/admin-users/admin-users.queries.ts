import type { CallInput } from '@netlik/contract/endpoint';
import { adminUsers } from '@netlik/contract/identity/admin-users';
import { read } from '../../data/calls/read.ts';

export const adminUserQueries = {
  people: (query: CallInput<typeof adminUsers.listFast>['query']) =>
    read(adminUsers.listFast, { query }, { keepPrevious: true }),
  plan: (id: string) => read(adminUsers.plan, { params: { id } }),
  lapsing: (limit: number) => read(adminUsers.lapsing, { query: { limit } }, { keepPrevious: true }),
};
