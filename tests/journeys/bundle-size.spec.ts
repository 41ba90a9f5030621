import { createHash } from 'node:crypto';
import { firstLoad, signedInFirstLoad } from './budgets.ts';
import { type FirstLoad, measureFirstLoad, signedInFiles } from './first-load.ts';
import { expect, test } from './fixtures.ts';
import { demo, signIn } from './people.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const expectWithinBudget = (address: string, load: FirstLoad, budget: number) => {
  console.log(
    `${address}: ${kilobytes(load.gzip)} of JS and CSS, gzip, in ${load.files.length} files; at most ${kilobytes(budget)}`,
  );
  expect(load.files.length).toBeGreaterThan(1);
  expect(load.gzip).toBeLessThanOrEqual(budget);
};

const mainTag = (address: string) => (['/login', '/dashboard'].includes(address) ? '@main' : []);

for (const [address, budget] of Object.entries(firstLoad))
  test(`the first load of ${address} is within its budget`, { tag: mainTag(address) }, async ({ page }) => {
    const load = await measureFirstLoad(page, address);
    expectWithinBudget(address, load, budget);
    expect(signedInFiles(load)).toEqual([]);
  });

for (const [address, budget] of Object.entries(signedInFirstLoad))
  test(`the signed-in first load of ${address} is within its budget`, { tag: mainTag(address) }, async ({
    page,
  }) => {
    await signIn(page, address.startsWith('/coach') ? demo.coach : demo.student);
    expectWithinBudget(address, await measureFirstLoad(page, address), budget);
  });

test('the inline scripts of a page are allowed by their hash, and no others', async ({ request }) => {
  const page = await request.get('/login');
  const scripts = [...(await page.text()).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text!);
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(hashes).toHaveLength(4);
  const policy = page.headers()['content-security-policy']!;
  const allowed = /script-src ([^;]*)/.exec(policy)![1]!.split(' ');
  expect(allowed.filter((source) => source.startsWith("'sha"))).toEqual(hashes);
  expect(allowed).not.toContain("'unsafe-inline'");
});
