import { system } from '@netlik/contract/platform/system';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
