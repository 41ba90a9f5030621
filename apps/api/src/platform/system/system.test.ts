import { system } from '@netlik/contract/platform/system';
import { reminders } from '@netlik/contract/study/reminders';
import { hasRedis, startRedis } from '@netlik/testkit/redis';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redisRateLimiter } from '../../http/rate-limit.ts';
import { getHealth } from './system.service.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('GET /health', () => {
  it('answers ok with the database', async () => {
    const { data } = await world.call(system.health, {});
    expect(data.status).toBe('ok');
    expect(data.database.milliseconds).toBeGreaterThanOrEqual(0);
  });

  it('tells what the disk has left', async () => {
    const { data } = await world.call(system.health, {});
    expect(data.disk.freeMegabytes).toBeGreaterThan(32);
    const withFree = async (megabytes: number) => (await getHealth(world.deps, async () => megabytes)).disk;
    expect(await withFree(5000)).toEqual({ status: 'ok', freeMegabytes: 5000 });
    expect(await withFree(500)).toEqual({ status: 'low', freeMegabytes: 500 });
  });

  it('is a 503 when the disk is full or the data folder gone', async () => {
    const full = getHealth(world.deps, async () => 31);
    await expect(full).rejects.toMatchObject({ code: 'server.busy', params: { retryAfter: 60 } });
    const config = { ...world.deps.config, dataDir: '/does/not/exist' };
    await expect(getHealth({ ...world.deps, config })).rejects.toMatchObject({ code: 'server.busy' });
  });
});

describe('what a load balancer asks', () => {
  it('is alive, and ready with every part by name', async () => {
    expect((await fetch(`${world.base}/api/live`)).status).toBe(200);
    const ready = await fetch(`${world.base}/api/ready`);
    expect(ready.status).toBe(200);
    expect((await ready.json()).parts.map(({ name }: { name: string }) => name)).toEqual([
      'database',
      'bus',
      'disk',
      'server',
    ]);
  });
});

describe.skipIf(!hasRedis)('GET /ready while Redis is away (skipped without redis-server)', () => {
  const readiness = async (base: string) => {
    const answer = await fetch(`${base}/api/ready`);
    return { code: answer.status, ...((await answer.json()) as { status: string; parts: Part[] }) };
  };
  type Part = { name: string; ok: boolean };

  it('is 200 and degraded, with the bus named, and people are served', async () => {
    const redis = await startRedis();
    const limiter = await redisRateLimiter(redis.url, () => undefined);
    const run = await openWorld({ config: { redisUrl: redis.url }, limiter });
    try {
      const person = await run.person();
      expect(await readiness(run.base)).toMatchObject({ code: 200, status: 'ok' });
      await redis.stop();
      await expect
        .poll(async () => (await readiness(run.base)).parts.filter(({ ok }) => !ok), { timeout: 10_000 })
        .toEqual([{ name: 'bus', ok: false }]);
      expect(await readiness(run.base)).toMatchObject({ code: 200, status: 'degraded' });
      const body = { text: 'Redis yokken', date: '2026-11-16' };
      expect((await person.call(reminders.create, { body })).status).toBe(201);
      const query = { from: body.date, to: body.date };
      expect((await person.call(reminders.list, { query })).data).toMatchObject([{ text: body.text }]);
    } finally {
      await run.close();
      limiter.close();
      await redis.stop();
    }
  });
});

describe('GET /metrics', () => {
  const read = async (base: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${base}/metrics`, { headers });
    return { status: answer.status, text: await answer.text() };
  };

  it('tells requests by route template, the pool, sockets, jobs, mails and people', async () => {
    const person = await world.person();
    await person.call(system.health, {});
    const { status, text } = await read(world.base);
    expect(status).toBe(200);
    expect(text).toMatch(
      /netlik_http_request_seconds_count\{method="GET",route="\/api\/health",status="200"\} \d+/,
    );
    for (const name of ['database_connections', 'connections', 'bus_connected', 'jobs', 'mails_waiting'])
      expect(text).toContain(`netlik_${name}`);
  });

  it('is for callers on this machine whom no proxy speaks for', async () => {
    expect((await read(world.base, { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
  });

  it('is for the bearer of the token where one is set', async () => {
    const token = 'a-token-of-this-test';
    const run = await openWorld({ beside: world, config: { metricsToken: token } });
    try {
      expect((await read(run.base)).status).toBe(404);
      expect((await read(run.base, { authorization: 'Bearer another-token-of-it' })).status).toBe(404);
      expect(
        (await read(run.base, { authorization: `Bearer ${token}`, 'x-forwarded-for': '10.0.0.1' })).status,
      ).toBe(200);
    } finally {
      await run.close();
    }
  });
});

describe('GET /config', () => {
  it('answers the upgrade URL, or our contact page, and the operator, or null', async () => {
    expect((await world.call(system.config, {})).data).toEqual({ upgradeUrl: '/iletisim', operator: null });
    const set = {
      upgradeUrl: 'https://netlik.example/premium',
      operator: { name: 'Netlik Eğitim A.Ş.', contact: 'kvkk@netlik.example' },
    };
    const run = await openWorld({ beside: world, config: set });
    try {
      expect((await run.call(system.config, {})).data).toEqual(set);
    } finally {
      await run.close();
    }
  });
});
