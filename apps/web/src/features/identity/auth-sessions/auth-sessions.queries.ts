import { type AuthSession, authSessions } from '@netlik/contract/identity/auth-sessions';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

export const authSessionQueries = {
  all: ['auth-sessions'] as const,
  list: () =>
    queryOptions({
      queryKey: [...authSessionQueries.all, 'list'],
      queryFn: ({ signal }) => call(authSessions.list, {}, signal),
    }),
};

/** Optimistic removal, reverted on failure. */
const optimisticRemoval = (queries: QueryClient, stays: (device: AuthSession) => boolean) => {
  const { queryKey } = authSessionQueries.list();
  return {
    onMutate: async () => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (devices) => devices?.filter(stays));
      return { before };
    },
    onError: (_error: Error, _input: unknown, context?: { before?: AuthSession[] }) => {
      queries.setQueryData(queryKey, context?.before);
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  };
};

export const removeAuthSession = (queries: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: () => call(authSessions.remove, { params: { id } }),
    ...optimisticRemoval(queries, (device) => device.id !== id),
  });

export const removeOtherAuthSessions = (queries: QueryClient) =>
  mutationOptions({
    mutationFn: () => call(authSessions.removeOthers, {}),
    ...optimisticRemoval(queries, (device) => device.current),
  });
