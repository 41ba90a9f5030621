import { system } from '@netlik/contract/system';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../testing/world.ts';

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
});

describe('GET /config', () => {
  it('answers the upgrade URL and the operator, or null', async () => {
    expect((await world.call(system.config, {})).data).toEqual({ upgradeUrl: null, operator: null });
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
