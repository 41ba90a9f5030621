import type { RateClass } from '@netlik/contract/endpoint';
import { openRedis } from '../realtime/redis-client.ts';
import { AppError } from './app-error.ts';

/**
 * Calls per window and caller (user id, else IP address), documented in docs/security.md. Schools share an
 * address, so sign-in attempts are limited per account (identity/sign-in/throttle.ts).
 */
export const rateLimits: Record<RateClass, { calls: number; seconds: number }> = {
  read: { calls: 600, seconds: 60 },
  write: { calls: 240, seconds: 60 },
  lookup: { calls: 30, seconds: 60 },
  credentials: { calls: 120, seconds: 60 },
  // Beyond it passwords from an address are checked more slowly, not refused (sign-in/attempt-pacer.ts).
  'sign-in': { calls: 120, seconds: 60 },
  // Per token, so that users at one school do not share the limit.
  refresh: { calls: 60, seconds: 60 },
  mail: { calls: 60, seconds: 600 },
  upload: { calls: 60, seconds: 3600 },
  heavy: { calls: 5, seconds: 600 },
  // Per address, because all pages of a school reconnect after a restart.
  socket: { calls: 3000, seconds: 60 },
};

/**
 * Counted by the handler, which knows the account; counting by address would let one person lock out a
 * school.
 */
export const countedInHandler: readonly RateClass[] = ['sign-in', 'refresh'];

export type RateLimiter = {
  consume(rate: RateClass, caller: string): Promise<void> | void;
  close(): void;
};

const refuse = (milliseconds: number) => {
  throw new AppError('request.too_many', { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) });
};

type Window = { used: number; endsAt: number };

export const memoryRateLimiter = (now: () => number): RateLimiter => {
  const windows = new Map<string, Window>();
  const sweep = setInterval(() => {
    const at = now();
    for (const [key, window] of windows) if (window.endsAt <= at) windows.delete(key);
  }, 30_000);
  sweep.unref();
  return {
    consume(rate, caller) {
      const { calls, seconds } = rateLimits[rate];
      const key = `${rate} ${caller}`;
      const at = now();
      let window = windows.get(key);
      if (!window || window.endsAt <= at) {
        window = { used: 0, endsAt: at + seconds * 1000 };
        windows.set(key, window);
      }
      window.used += 1;
      if (window.used > calls) refuse(window.endsAt - at);
    },
    close: () => clearInterval(sweep),
  };
};

/** Fixed windows in Redis for several processes; while Redis is down each process counts by itself. */
export const redisRateLimiter = async (
  url: string,
  onFailure: (error: unknown) => void,
): Promise<RateLimiter> => {
  const redis = await openRedis(url, onFailure, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  const alone = memoryRateLimiter(() => performance.now());
  return {
    async consume(rate, caller) {
      const { calls, seconds } = rateLimits[rate];
      const key = `netlik:rate:${rate}:${caller}`;
      // Every call sets a missing expiry, so no transaction is needed; only refusals read it.
      const [error, used] = await redis
        .pipeline()
        .incr(key)
        .expire(key, seconds, 'NX')
        .exec()
        .then(
          (answers) => answers![0]!,
          (failure: unknown) => [failure, null] as const,
        );
      if (error) {
        onFailure(error);
        return alone.consume(rate, caller);
      }
      if (Number(used) > calls) refuse(await redis.pttl(key).catch(() => seconds * 1000));
    },
    close: () => {
      alone.close();
      redis.disconnect();
    },
  };
};

export const noRateLimiter: RateLimiter = { consume: () => undefined, close: () => undefined };
