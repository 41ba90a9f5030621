import { system } from '@netlik/contract/system';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('GET /health', () => {
  it('says the process and its database are well', async () => {
    const { data } = await world.call(system.health, {});
    expect(data.status).toBe('ok');
    expect(data.database.milliseconds).toBeGreaterThanOrEqual(0);
  });
});

describe('GET /config', () => {
  it('says where premium is asked for, or that it is not', async () => {
    expect((await world.call(system.config, {})).data).toEqual({ upgradeUrl: null });
    const upgradeUrl = 'https://netlik.example/premium';
    const selling = await openWorld({ beside: world, config: { upgradeUrl } });
    try {
      expect((await selling.call(system.config, {})).data).toEqual({ upgradeUrl });
    } finally {
      await selling.close();
    }
  });
});
