import { sessionExpired, stopped } from './api-error.ts';
import { saysTokenOutdated } from './failure.ts';
import { refresh } from './refresh.ts';
import { type Session, session } from './session.ts';
import { isStale } from './token-age.ts';

/** The refresh goes on for the others when one caller gives up. */
const unlessAborted = <T>(work: Promise<T>, signal?: AbortSignal): Promise<T> => {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(stopped(signal));
    const settled = () => signal.removeEventListener('abort', stop);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).then(settled, settled);
  });
};

let leaving: Promise<void> | null = null;

/**
 * Ends the session by `work`, whose own call is the last one sent. What is asked meanwhile waits, and is not
 * sent once nobody is signed in: the server would only refuse it.
 */
export const leaveBy = (work: () => Promise<void>): Promise<void> => {
  const left = work();
  const over = () => {
    if (leaving === waited) leaving = null;
  };
  const waited = left.then(over, over);
  leaving = waited;
  return left;
};

/** Tries with the session's token, with a fresh one where it is old, and once again where the server says it is. */
export const signedIn = async (
  attempt: (token: string) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<unknown> => {
  if (leaving) await unlessAborted(leaving, signal);
  const renewed = (stale: Session) => unlessAborted(refresh(stale), signal);
  let current = session.get();
  // It would only be refused.
  if (!current) throw sessionExpired();
  if (isStale(current, Date.now())) current = await renewed(current);
  try {
    return await attempt(current.token);
  } catch (error) {
    if (!saysTokenOutdated(error)) throw error;
    return attempt((await renewed(current)).token);
  }
};
