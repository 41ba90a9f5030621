import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { fetchAllPages } from './fetch-all-pages.ts';

const rowsOf = (page: number) => [1, 2].map((n) => ({ _id: `${page}.${n}` }));

describe('fetchAllPages', () => {
  it('keeps the page order with three parallel calls', async () => {
    let [open, most] = [0, 0];
    const shares: number[] = [];
    const rows = await fetchAllPages(
      async (page) => {
        most = Math.max(most, ++open);
        await sleep(page % 3 === 2 ? 15 : 1);
        open -= 1;
        return { rows: rowsOf(page), pages: 8 };
      },
      (share) => shares.push(share),
    );
    expect(rows).toEqual(Array.from({ length: 8 }, (_, index) => rowsOf(index + 1)).flat());
    expect(most).toBe(3);
    expect(shares).toEqual([2, 3, 4, 5, 6, 7, 8].map((page) => page / 8));
  });
  it('returns a row once that moved to the next page meanwhile', async () => {
    const pages = [
      [{ _id: 'a' }, { _id: 'b' }],
      [{ _id: 'b' }, { _id: 'c' }],
    ];
    const rows = await fetchAllPages(
      async (page) => ({ rows: pages[page - 1]!, pages: 2 }),
      () => undefined,
    );
    expect(rows.map(({ _id }) => _id)).toEqual(['a', 'b', 'c']);
  });
  it('makes one call for a single page or an empty list', async () => {
    for (const pages of [0, 1]) {
      const asked: number[] = [];
      await fetchAllPages(
        async (page) => {
          asked.push(page);
          return { rows: [], pages };
        },
        () => undefined,
      );
      expect(asked).toEqual([1]);
    }
  });
  it('stops calling and rejects when one page fails', async () => {
    const asked: number[] = [];
    let running = 0;
    const gathering = fetchAllPages(
      async (page) => {
        asked.push(page);
        running += 1;
        await sleep(page);
        running -= 1;
        if (page === 3) throw new Error('busy');
        return { rows: rowsOf(page), pages: 50 };
      },
      () => undefined,
    );
    await expect(gathering).rejects.toThrow('busy');
    const soFar = asked.length;
    await vi.waitFor(() => expect(running).toBe(0));
    expect(asked).toHaveLength(soFar);
  });
});
