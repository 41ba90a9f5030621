import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { lazyModule } from './lazy-module.ts';

describe('lazyModule', () => {
  it('loads once for concurrent callers', async () => {
    let fetched = 0;
    const part = lazyModule(async () => {
      fetched++;
      return { word: 'hazır' };
    });
    expect(fetched).toBe(0);
    expect(part.loaded()).toBeUndefined();
    const [first, second] = await Promise.all([part.load(), part.load()]);
    expect(first).toBe(second);
    expect(await part.load()).toBe(first);
    expect(part.loaded()).toBe(first);
    expect(fetched).toBe(1);
  });

  it('fails with a network failure and can be loaded again', async () => {
    let online = false;
    const part = lazyModule(async () => {
      if (!online) throw new TypeError('Failed to fetch dynamically imported module');
      return 'hazır';
    });
    const failure = await part.load().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 0, code: 'network' });
    expect(part.loaded()).toBeUndefined();
    online = true;
    expect(await part.load()).toBe('hazır');
  });
});
