import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './calls/api-error.ts';
import { browserStorage } from './calls/browser-storage.ts';
import { noteConsentDue } from './calls/consent-due.ts';
import { session } from './calls/session.ts';

/** The server would refuse a 4xx again, so only network and server errors are retried. */
const shouldRetry = (failures: number, error: Error): boolean =>
  failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noteConsentDue }),
  defaultOptions: { queries: { retry: shouldRetry, staleTime: 30_000 } },
});

let owner = session.get()?.user._id;
session.listen(() => {
  const now = session.get()?.user._id;
  // The next user on this device must not see cached data.
  if (now !== owner) {
    queryClient.clear();
    if (session.endReason() === 'signed-out') browserStorage.remove('netlik.flashcards');
  }
  owner = now;
});
