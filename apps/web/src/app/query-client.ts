import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { session } from '../api/session.ts';

/** What the server refused it will refuse again; only a lost answer is worth asking twice. */
const worthRetrying = (failures: number, error: Error): boolean =>
  failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

/** The notice changed while the app was open: the guards then lead to it. */
const onError = (error: Error) => {
  const user = session.get()?.user;
  if (user && error instanceof ApiError && error.code === 'consent.required')
    session.updateUser({ ...user, consent: 'due' });
};

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: { retry: worthRetrying, staleTime: 30_000 },
    mutations: { retry: false },
  },
});

let owner = session.get()?.user._id;
session.subscribe(() => {
  const now = session.get()?.user._id;
  // Nothing of one person is left for the next on the same device.
  if (now !== owner) queryClient.clear();
  owner = now;
});
