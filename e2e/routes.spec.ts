import { darkPalettes, lightPalettes } from '@netlik/contract/identity/person';
import type { Page } from '@playwright/test';
import { declaredRoutes } from './declared-routes.ts';
import { expect, test } from './fixtures.ts';
import {
  accessibilityFaults,
  applyAppearance,
  colourRules,
  layoutFaults,
  waitUntilLoaded,
} from './page-checks.ts';
import { demo, signIn } from './people.ts';
import { redirects, visits } from './route-visits.ts';

const light = { theme: 'light', lightPalette: 'default' } as const;
const dark = { theme: 'dark', darkPalette: 'default' } as const;

const everything = (['neon', 'soft'] as const).flatMap((mode) => [
  ...lightPalettes.map((lightPalette) => ({ theme: 'light', lightPalette, mode }) as const),
  ...darkPalettes.map((darkPalette) => ({ theme: 'dark', darkPalette, mode }) as const),
]);

const all = process.env.ALL_PALETTES === '1';
const looks = all ? everything : [light];
const phone = { width: 390, height: 844 };
/** Optional folder for a screenshot of each page in each appearance. */
const pictures = process.env.PICTURES;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
if (all) test.setTimeout(120_000);

for (const { name, address, as, expectedUrl, faults: broken = [] } of visits)
  test(`${name} renders without faults and is accessible`, async ({ page, faults }) => {
    faults.expect(...broken);
    const where = typeof address === 'string' ? address : await address();
    const person = await as?.();
    if (person) await signIn(page, person.email, person.password);
    await page.goto(where);
    await waitUntilLoaded(page);
    if (expectedUrl) await expect(page).toHaveURL(expectedUrl);
    else expect(page.url()).toContain(where);
    expect(await layoutFaults(page)).toEqual([]);
    // The target page has its own visit.
    if (expectedUrl) return;
    const picture = async (kind: string) => {
      const path = `${pictures}/${name.replaceAll('/', '_')} ${kind}.png`;
      if (pictures) await page.screenshot({ path, fullPage: true });
    };
    for (const [index, look] of looks.entries()) {
      await applyAppearance(page, look);
      expect
        .soft(
          await accessibilityFaults(page, index === 0 ? {} : { rules: colourRules }),
          JSON.stringify(look),
        )
        .toEqual([]);
      await picture(`wide ${look.theme}`);
    }
    // Colours are the same on both widths, so the phone checks only the dark theme.
    await applyAppearance(page, dark);
    await page.setViewportSize(phone);
    await waitUntilLoaded(page);
    expect(await layoutFaults(page), 'on a phone').toEqual([]);
    expect(await accessibilityFaults(page), 'on a phone').toEqual([]);
    await picture('phone dark');
  });

/** Client-side navigation: loading the app for each address would take most of the time. */
const navigateInApp = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

// Redirects do not depend on the role: one role in `npm test`, the others in the full run.
for (const role of ['student', 'coach', 'admin'] as const)
  test(`the old addresses of the ${role} redirect to their pages`, {
    tag: role === 'student' ? [] : '@long',
  }, async ({ page }) => {
    test.slow();
    await signIn(page, demo[role]);
    await page.goto('/');
    await waitUntilLoaded(page);
    for (const { address, expectedUrl } of redirects.filter((move) => move.role === role)) {
      await navigateInApp(page, address);
      await expect(page).toHaveURL(expectedUrl);
      await waitUntilLoaded(page);
      expect(await layoutFaults(page)).toEqual([]);
    }
  });

test('every declared route is visited', async () => {
  const visited = [...visits, ...redirects].map(({ route }) => route);
  expect([...new Set(visited)].sort()).toEqual((await declaredRoutes()).sort());
});
