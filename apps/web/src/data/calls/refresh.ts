import type { signIn } from '@netlik/contract/identity/sign-in';
import { apiTexts } from './api.texts.ts';
import { ApiError, isAborted, networkFailure, sessionExpired } from './api-error.ts';
import { type Request, send } from './send.ts';
import { type Session, session } from './session.ts';

const LOCK = 'netlik.refresh';
const REQUEST_TIMEOUT_MS = 15_000;
/** Slightly longer than one refresh: if another tab hangs with the lock, calls fail instead of queueing. */
const LOCK_TIMEOUT_MS = 20_000;

// The contract types this path, but importing the endpoint would load its schemas.
const path: (typeof signIn)['refresh']['path'] = '/users/refresh';

const requestTokens = async (refreshToken: string): Promise<{ token: string; refreshToken: string }> => {
  const request: Request = {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  };
  const answer = await send(request, null, AbortSignal.timeout(REQUEST_TIMEOUT_MS));
  const { token, refreshToken: next } = (answer as { data?: Partial<Session> } | null)?.data ?? {};
  if (typeof token !== 'string' || typeof next !== 'string' || token === '' || next === '')
    throw new ApiError(apiTexts.server, { status: 200, code: 'server.unreadable' });
  return { token, refreshToken: next };
};

const isRefusal = (error: unknown) =>
  error instanceof ApiError && (error.status === 400 || error.status === 401 || error.status === 403);

/** Rejects if another user has signed in, because a call must never be repeated as another user. */
const currentSessionOf = (stale: Session): Session => {
  const current = session.get();
  if (!current || current.user._id !== stale.user._id) throw sessionExpired();
  return current;
};

const renew = async (stale: Session): Promise<Session> => {
  const current = currentSessionOf(stale);
  if (current.token !== stale.token) return current;
  if (!current.refreshToken) {
    session.clear('expired');
    throw new ApiError(apiTexts.noRefreshToken, { status: 401, code: 'session.expired' });
  }
  try {
    const tokens = await requestTokens(current.refreshToken);
    return session.renew(current, tokens) ?? currentSessionOf(stale);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // Without locks another tab may have refreshed first.
    const latest = currentSessionOf(stale);
    if (latest.token !== stale.token) return latest;
    session.clear('expired');
    throw sessionExpired();
  }
};

/**
 * Only one tab refreshes at a time. Without the Web Locks API (plain HTTP) every tab refreshes, because the
 * server accepts a refresh token for 30 seconds.
 */
const renewWithLock = async (stale: Session): Promise<Session> => {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) return renew(stale);
  try {
    return await locks.request(LOCK, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, () => renew(stale));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (isAborted(error) || (error as Error | undefined)?.name === 'TimeoutError') throw networkFailure();
    throw error;
  }
};

let running: { token: string; result: Promise<Session> } | null = null;

/** A session with a newer token than `stale`, from a running refresh, another tab or the server. */
export const refresh = (stale: Session): Promise<Session> => {
  if (running?.token === stale.token) return running.result;
  const mine = { token: stale.token, result: renewWithLock(stale) };
  running = mine;
  const done = () => {
    if (running === mine) running = null;
  };
  mine.result.then(done, done);
  return mine.result;
};
