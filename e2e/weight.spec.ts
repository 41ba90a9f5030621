import { firstLoad } from './budgets.ts';
import { firstLoadOf, signedInFiles } from './first-load.ts';
import { expect, test } from './fixtures.ts';

for (const [address, budget] of Object.entries(firstLoad))
  test(`the first load of ${address} keeps to its budget`, async ({ page }) => {
    const load = await firstLoadOf(page, address);
    const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
    console.log(
      `${address}: ${kilobytes(load.gzip)} of JS and CSS, gzip, in ${load.files.length} files; at most ${kilobytes(budget)}`,
    );
    expect(load.files.length).toBeGreaterThan(1);
    expect(load.gzip).toBeLessThanOrEqual(budget);
    expect(signedInFiles(load)).toEqual([]);
  });
