import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { later } from './later.ts';

describe('a part that comes later', () => {
  it('is fetched once, however many ask for it, and then at hand', async () => {
    let fetched = 0;
    const part = later(async () => {
      fetched++;
      return { word: 'hazır' };
    });
    expect(fetched).toBe(0);
    expect(part.now()).toBeUndefined();
    const [first, second] = await Promise.all([part.get(), part.get()]);
    expect(first).toBe(second);
    expect(await part.get()).toBe(first);
    expect(part.now()).toBe(first);
    expect(fetched).toBe(1);
  });

  it('fails as a lost connection does, and may be asked for again', async () => {
    let online = false;
    const part = later(async () => {
      if (!online) throw new TypeError('Failed to fetch dynamically imported module');
      return 'hazır';
    });
    const failure = await part.get().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 0, code: 'network' });
    expect(part.now()).toBeUndefined();
    online = true;
    expect(await part.get()).toBe('hazır');
  });
});
