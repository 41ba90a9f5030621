import { abortError, sessionExpired } from './api-error.ts';
import { isTokenOutdated } from './failure.ts';
import { refresh } from './refresh.ts';
import { type Session, session } from './session.ts';
import { isStale } from './token-age.ts';

/** Rejects for one aborted caller; the shared refresh continues for the others. */
const rejectOnAbort = <T>(work: Promise<T>, signal?: AbortSignal): Promise<T> => {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(abortError(signal));
    const settled = () => signal.removeEventListener('abort', stop);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).then(settled, settled);
  });
};

let sessionEnding: Promise<void> | null = null;

export const isSessionEnding = (): boolean => sessionEnding !== null;

/** Other calls wait for `work` and are not sent once the session has ended. */
export const endSessionWith = (work: () => Promise<void>): Promise<void> => {
  const result = work();
  const onSettled = () => {
    if (sessionEnding === settled) sessionEnding = null;
  };
  const settled = result.then(onSettled, onSettled);
  sessionEnding = settled;
  return result;
};

/** Refreshes a stale token before the attempt, and retries once if the server refuses the token. */
export const withSession = async (
  attempt: (token: string) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<unknown> => {
  if (sessionEnding) await rejectOnAbort(sessionEnding, signal);
  const refreshed = (stale: Session) => rejectOnAbort(refresh(stale), signal);
  let current = session.get();
  if (!current) throw sessionExpired();
  if (isStale(current, Date.now())) current = await refreshed(current);
  try {
    return await attempt(current.token);
  } catch (error) {
    if (!isTokenOutdated(error)) throw error;
    return attempt((await refreshed(current)).token);
  }
};
