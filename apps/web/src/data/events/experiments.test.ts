import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

let disk = storage();

const openTab = async (search = '', tab = storage()) => {
  vi.stubGlobal('localStorage', disk);
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('location', { search, pathname: '/landing' });
  vi.resetModules();
  return { tab, ...(await import('./experiments.ts')) };
};

beforeEach(() => {
  disk = storage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('landing_hero_v1', () => {
  it('gives a browser the same variant every time', async () => {
    const { getVariant } = await openTab();
    const first = getVariant('landing_hero_v1');
    const { getVariant: later } = await openTab();
    expect(later('landing_hero_v1')).toBe(first);
    expect(disk.kept.get('netlik.anonymous-id')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('depends on nothing but the stored id', async () => {
    const { assignVariant } = await openTab();
    // Fixed values, because a changed hash would move users to other variants during an experiment.
    expect(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => assignVariant('landing_hero_v1', id)).join('')).toBe(
      'ABBBBA',
    );
  });

  it('halves any crowd of random ids', async () => {
    const { assignVariant } = await openTab();
    const halves = (ids: string[]) => {
      const share = ids.filter((id) => assignVariant('landing_hero_v1', id) === 'A').length / ids.length;
      // Five standard deviations of a fair coin over 2,000 throws.
      return Math.abs(share - 0.5) < 0.056;
    };
    void fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (seed) => {
        const ids = Array.from({ length: 2_000 }, (_, at) => `${seed.toString(16)}-${at}`);
        return halves(ids);
      }),
      { numRuns: 60 },
    );
  });

  it('follows the address, for as long as the tab is open', async () => {
    for (const wanted of ['A', 'B'] as const) {
      const { tab, getVariant } = await openTab(`?utm=x&exp.landing_hero_v1=${wanted}`);
      expect(getVariant('landing_hero_v1')).toBe(wanted);
      const { getVariant: next } = await openTab('', tab);
      expect(next('landing_hero_v1')).toBe(wanted);
    }
  });

  it.each(['', 'C', 'a', '__proto__'])('takes no heed of the variant %j in the address', async (wanted) => {
    const { getVariant, assignVariant } = await openTab(`?exp.landing_hero_v1=${wanted}`);
    const variant = getVariant('landing_hero_v1');
    expect(variant).toBe(assignVariant('landing_hero_v1', disk.kept.get('netlik.anonymous-id')!));
  });
});
