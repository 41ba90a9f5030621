import { system } from '@netlik/contract/system';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../testing/world.ts';
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
