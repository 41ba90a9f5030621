import { darkPalettes, lightPalettes } from '@netlik/contract/identity/person';
import { tier } from '@netlik/testkit/tier';
import type { Page } from '@playwright/test';
import { declaredRoutes } from './declared-routes.ts';
import { expect, test } from './fixtures.ts';
import {
  accessibilityFaults,
  applyAppearance,
  colourRules,
  layoutFaults,
  navigateInApp,
  waitUntilLoaded,
} from './page-checks.ts';
import { demo, signIn } from './people.ts';
import { redirects, type Visit, visits } from './route-visits.ts';

const light = { theme: 'light', lightPalette: 'default' } as const;
const dark = { theme: 'dark', darkPalette: 'default' } as const;

const everything = (['neon', 'soft'] as const).flatMap((mode) => [
  ...lightPalettes.map((lightPalette) => ({ theme: 'light', lightPalette, mode }) as const),
  ...darkPalettes.map((darkPalette) => ({ theme: 'dark', darkPalette, mode }) as const),
]);

const looks = tier === 'soak' ? everything : [light, dark];
const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };
/** Optional folder for a screenshot of each page in each appearance. */
const pictures = process.env.PICTURES;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const checkVisit = async (page: Page, { name, address, expectedUrl }: Visit, open: Open) => {
  const where = typeof address === 'string' ? address : await address();
  await open(page, where);
  await waitUntilLoaded(page);
  if (expectedUrl) await expect(page).toHaveURL(expectedUrl);
  // Pages remove a mailed link's secret from the URL.
  else expect(page.url()).toContain(where.replace(/\?.*token=.*/, ''));
  expect.soft(await layoutFaults(page), name).toEqual([]);
  // The target page has its own visit.
  if (expectedUrl) return;
  const picture = async (kind: string) => {
    const path = `${pictures}/${name.replaceAll('/', '_')} ${kind}.png`;
    if (pictures) await page.screenshot({ path, fullPage: true });
  };
  for (const [index, look] of looks.entries()) {
    await applyAppearance(page, look);
    const rules = index === 0 ? {} : { rules: colourRules };
    expect.soft(await accessibilityFaults(page, rules), `${name} ${JSON.stringify(look)}`).toEqual([]);
    await picture(`wide ${look.theme}`);
  }
  // Both widths share their structure, so the phone checks layout, touch sizes and the dark theme's colours.
  await applyAppearance(page, dark);
  await page.setViewportSize(phone);
  await waitUntilLoaded(page);
  // A table becomes cards shortly after the window narrows.
  await expect
    .configure({ soft: true })
    .poll(() => layoutFaults(page), { message: `${name} on a phone`, timeout: 10_000 })
    .toEqual([]);
  const onPhone = await accessibilityFaults(page, { rules: [...colourRules, 'target-size'] });
  expect.soft(onPhone, `${name} on a phone`).toEqual([]);
  await picture('phone dark');
};

type Open = (page: Page, address: string) => Promise<unknown>;

const isShared = ({ as, faults }: Visit) => typeof as === 'string' && !faults;

for (const visit of visits.filter((visit) => !isShared(visit)))
  test(`${visit.name} renders without faults and is accessible`, async ({ page, faults }) => {
    faults.expect(...(visit.faults ?? []));
    const person = typeof visit.as === 'function' ? await visit.as() : null;
    if (person) await signIn(page, person.email, person.password);
    if (typeof visit.as === 'string') await signIn(page, demo[visit.as]);
    await checkVisit(page, visit, (tab, address) => tab.goto(address));
  });

const VISITS_A_TEST = 8;

/** Signing in and loading the app for every page would take most of the time. */
for (const who of Object.keys(demo) as (keyof typeof demo)[]) {
  const shared = visits.filter((visit) => isShared(visit) && visit.as === who);
  for (let from = 0; from < shared.length; from += VISITS_A_TEST) {
    const some = shared.slice(from, from + VISITS_A_TEST);
    test(`${some.map(({ name }) => name).join(', ')} render without faults for the ${who}`, async ({
      page,
    }) => {
      test.setTimeout(120_000 * some.length);
      const { viewport } = test.info().project.use;
      await signIn(page, demo[who]);
      await page.goto('/profile');
      await waitUntilLoaded(page);
      for (const [at, visit] of some.entries())
        await test.step(visit.name, async () => {
          await page.setViewportSize(viewport ?? wide);
          const samePage = visit.route === some[at - 1]?.route;
          await checkVisit(page, visit, (tab, address) => navigateInApp(tab, address, { samePage }));
        });
    });
  }
}

for (const role of ['student', 'coach', 'admin'] as const)
  test(`the old addresses of the ${role} redirect to their pages`, async ({ page }) => {
    await signIn(page, demo[role]);
    await page.goto('/');
    await waitUntilLoaded(page);
    for (const { address, expectedUrl } of redirects.filter((move) => move.role === role)) {
      // Awaited from before, because a page may redirect at once, as the lobby does to its first room.
      const arrived = page.waitForURL(expectedUrl);
      await navigateInApp(page, address);
      await arrived;
      await waitUntilLoaded(page);
      expect(await layoutFaults(page)).toEqual([]);
    }
  });

test('the server knows every route and answers 404 to other addresses', async ({ request }) => {
  const known = (await declaredRoutes()).filter((route) => !route.includes('*'));
  const addresses = known.map((route) => route.replace(/:\w+\??/g, '1'));
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
  for (const address of ['/login~', '/statistics', '/dashboard/1'])
    expect((await request.get(address)).status(), address).toBe(404);
});

test('every declared route is visited', async () => {
  const visited = [...visits, ...redirects].map(({ route }) => route);
  expect([...new Set(visited)].sort()).toEqual((await declaredRoutes()).sort());
});
