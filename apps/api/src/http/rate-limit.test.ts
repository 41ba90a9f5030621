import { account } from '@netlik/contract/identity/account';
import { users } from '@netlik/contract/identity/users';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { hasRedis, startRedis, startRedisCluster } from '@netlik/testkit/redis';
import { openWorld } from '@netlik/testkit/world';
import { Cluster } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AppError } from './app-error.ts';
import { memoryRateLimiter, type RateLimiter, rateLimits, redisRateLimiter } from './rate-limit.ts';

const refusal = async (limiter: RateLimiter, rate: 'heavy' | 'lookup', caller: string) => {
  try {
    await limiter.consume(rate, caller);
    return null;
  } catch (error) {
    expect((error as AppError).code).toBe('request.too_many');
    return (error as AppError).params.retryAfter;
  }
};

describe('memoryRateLimiter', () => {
  it('limits the calls per window, class and caller', async () => {
    let now = 0;
    const limiter = memoryRateLimiter(() => now);
    const { calls, seconds } = rateLimits.heavy;
    for (let n = 0; n < calls; n += 1) expect(await refusal(limiter, 'heavy', 'a')).toBeNull();
    expect(await refusal(limiter, 'heavy', 'a')).toBe(seconds);
    expect(await refusal(limiter, 'heavy', 'b')).toBeNull();
    expect(await refusal(limiter, 'lookup', 'a')).toBeNull();
    now = seconds * 1000 - 1;
    expect(await refusal(limiter, 'heavy', 'a')).toBe(1);
    now += 1;
    expect(await refusal(limiter, 'heavy', 'a')).toBeNull();
    limiter.close();
  });

  it('answers 429 with Retry-After over HTTP, of 12 exports at once 7', async () => {
    const world = await openWorld({ limiter: memoryRateLimiter(() => 0) });
    const [person, other] = [await world.person(), await world.person()];
    const answers = await inParallel(12, () => person.call(account.exportData, {}));
    expect(countStatuses(answers)).toEqual({ 200: 5, 429: 7 });
    const refused = answers.find(({ status }) => status === 429)!;
    expect([refused.code, refused.headers.get('retry-after')]).toEqual(['request.too_many', '600']);
    expect(refused.message).toContain('10 dakika');
    expect((await other.call(account.exportData, {})).status).toBe(200);
    await world.close();
  });

  it('counts a call that was not allowed: asking where one may not is no way around', async () => {
    const world = await openWorld({ limiter: memoryRateLimiter(() => 0) });
    const student = await world.person({ consent: 'due' });
    const answers = await inParallel(35, () => student.call(users.search, { query: { q: 'ali' } }));
    expect(countStatuses(answers)).toEqual({ 403: 30, 429: 5 });
    await world.close();
  });
});

describe.skipIf(!hasRedis)('redisRateLimiter (skipped without redis-server)', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let limiters: RateLimiter[] = [];
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterEach(() => {
    for (const limiter of limiters) limiter.close();
    limiters = [];
  });
  afterAll(() => redis.stop());

  /** Calls pass before the connection is open, so a counted call proves the connection. */
  const open = async (url: string) => {
    let failures = 0;
    const limiter = await redisRateLimiter(url, () => {
      failures += 1;
    });
    limiters.push(limiter);
    await vi.waitFor(async () => {
      const before = failures;
      await limiter.consume('lookup', `ready ${limiters.length}`);
      expect(failures).toBe(before);
    });
    return limiter;
  };

  it('counts over all processes', async () => {
    const processes = [await open(redis.url), await open(redis.url)];
    const refused = await inParallel(12, (n) => refusal(processes[n % 2]!, 'heavy', 'a'));
    expect(refused.filter((wait) => wait === null)).toHaveLength(rateLimits.heavy.calls);
    for (const wait of refused.filter((each) => each !== null)) {
      expect(wait).toBeGreaterThan(rateLimits.heavy.seconds - 5);
      expect(wait).toBeLessThanOrEqual(rateLimits.heavy.seconds);
    }
  });

  it('counts in the process while Redis is down, and reports the failure', async () => {
    const mortal = await startRedis();
    const failures: unknown[] = [];
    const limiter = await redisRateLimiter(mortal.url, (error) => failures.push(error));
    limiters.push(limiter);
    await mortal.stop();
    const refused: unknown[] = [];
    for (let n = 0; n < 10; n += 1) refused.push(await refusal(limiter, 'heavy', 'a'));
    expect(refused.filter((wait) => wait === null)).toHaveLength(rateLimits.heavy.calls);
    expect(failures).not.toEqual([]);
  });
});

describe.skipIf(!hasRedis)('redisRateLimiter over a cluster of three (skipped without redis-server)', () => {
  it('counts each caller over all processes, whichever node has them', async () => {
    const redis = await startRedisCluster(3);
    const failures: unknown[] = [];
    const open = () => redisRateLimiter(redis.url, (error) => failures.push(error));
    const processes = [await open(), await open()];
    const cluster = new Cluster([redis.url]);
    try {
      const callers = Array.from({ length: 30 }, (_, n) => `caller ${n}`);
      const passed = callers.map(async (caller) => {
        const refused = await inParallel(12, (n) => refusal(processes[n % 2]!, 'heavy', caller));
        return refused.filter((wait) => wait === null).length;
      });
      expect(new Set(await Promise.all(passed))).toEqual(new Set([rateLimits.heavy.calls]));
      expect(failures).toEqual([]);
      const sizes = await Promise.all(cluster.nodes('master').map((node) => node.dbsize()));
      expect(sizes.length).toBe(3);
      expect(Math.min(...sizes)).toBeGreaterThan(0);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(callers.length);
    } finally {
      cluster.disconnect();
      for (const limiter of processes) limiter.close();
      await redis.stop();
    }
  });
});
