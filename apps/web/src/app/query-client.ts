import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { browserStorage } from '../api/browser-storage.ts';
import { session } from '../api/session.ts';

/** A 4xx will be refused again; only network and server errors are retried. */
const shouldRetry = (failures: number, error: Error): boolean =>
  failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

/** The privacy notice changed while the app was open: the guards then redirect to it. */
const onError = (error: Error) => {
  const user = session.get()?.user;
  if (user && error instanceof ApiError && error.code === 'consent.required')
    session.updateUser({ ...user, consent: 'due' });
};

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: 30_000 },
    mutations: { retry: false },
  },
});

let owner = session.get()?.user._id;
session.subscribe(() => {
  const now = session.get()?.user._id;
  // The next person on this device must not see cached data.
  if (now !== owner) {
    queryClient.clear();
    if (session.endReason() === 'signed-out') browserStorage.remove('netlik.flashcards');
  }
  owner = now;
});
