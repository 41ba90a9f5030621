import { openWorld } from '@netlik/testkit/world';
import { describe, expect, it } from 'vitest';

describe('GET /dev/outbox', () => {
  it.each([
    ['127.0.0.1', 200],
    ['0.0.0.0', 404],
    ['192.0.2.1', 404],
  ])('answers on HOST %s with %i', async (host, status) => {
    const world = await openWorld({ config: { host } });
    expect((await fetch(`${world.base}/dev/outbox`)).status).toBe(status);
    await world.close();
  });
});
