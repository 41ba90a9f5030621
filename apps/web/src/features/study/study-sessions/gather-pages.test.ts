import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { gatherPages } from './gather-pages.ts';

const rowsOf = (page: number) => [1, 2].map((n) => ({ _id: `${page}.${n}` }));

describe('all pages of a list', () => {
  it('stand in their order, whichever answer comes first, three asked for at once', async () => {
    let [open, most] = [0, 0];
    const shares: number[] = [];
    const rows = await gatherPages(
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
  it('hold a row once that moved to the next page meanwhile', async () => {
    const pages = [
      [{ _id: 'a' }, { _id: 'b' }],
      [{ _id: 'b' }, { _id: 'c' }],
    ];
    const rows = await gatherPages(
      async (page) => ({ rows: pages[page - 1]!, pages: 2 }),
      () => undefined,
    );
    expect(rows.map(({ _id }) => _id)).toEqual(['a', 'b', 'c']);
  });
  it('are one call where one is enough, or nothing is there', async () => {
    for (const pages of [0, 1]) {
      const asked: number[] = [];
      await gatherPages(
        async (page) => {
          asked.push(page);
          return { rows: [], pages };
        },
        () => undefined,
      );
      expect(asked).toEqual([1]);
    }
  });
  it('fail as one, and nothing more is asked for', async () => {
    const asked: number[] = [];
    const gathering = gatherPages(
      async (page) => {
        asked.push(page);
        await sleep(page);
        if (page === 3) throw new Error('busy');
        return { rows: rowsOf(page), pages: 50 };
      },
      () => undefined,
    );
    await expect(gathering).rejects.toThrow('busy');
    const soFar = asked.length;
    await sleep(60);
    expect(asked).toHaveLength(soFar);
  });
});
