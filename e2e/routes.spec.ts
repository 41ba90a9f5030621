import { darkPalettes, lightPalettes } from '@netlik/contract/identity/person';
import type { Page } from '@playwright/test';
import { declaredRoutes } from './declared-routes.ts';
import { expect, test } from './fixtures.ts';
import { accessibilityFaults, colourRules, paintAs, settled, shapeFaults } from './page-checks.ts';
import { demo, signIn } from './people.ts';
import { moves, visits } from './route-visits.ts';

const light = { theme: 'light', lightPalette: 'default' } as const;
const dark = { theme: 'dark', darkPalette: 'default' } as const;

const everything = (['neon', 'soft'] as const).flatMap((mode) => [
  ...lightPalettes.map((lightPalette) => ({ theme: 'light', lightPalette, mode }) as const),
  ...darkPalettes.map((darkPalette) => ({ theme: 'dark', darkPalette, mode }) as const),
]);

const all = process.env.ALL_PALETTES === '1';
const looks = all ? everything : [light];
const phone = { width: 390, height: 844 };
/** A folder for a picture of each page in each look. */
const pictures = process.env.PICTURES;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
if (all) test.setTimeout(120_000);

for (const { name, address, as, lands, faults: broken = [] } of visits)
  test(`${name} is whole and accessible`, async ({ page, faults }) => {
    faults.expect(...broken);
    const where = typeof address === 'string' ? address : await address();
    const person = await as?.();
    if (person) await signIn(page, person.email, person.password);
    await page.goto(where);
    await settled(page);
    if (lands) await expect(page).toHaveURL(lands);
    else expect(page.url()).toContain(where);
    expect(await shapeFaults(page)).toEqual([]);
    // The page it leads to has a visit of its own.
    if (lands) return;
    const picture = async (kind: string) => {
      const path = `${pictures}/${name.replaceAll('/', '_')} ${kind}.png`;
      if (pictures) await page.screenshot({ path, fullPage: true });
    };
    for (const [index, look] of looks.entries()) {
      await paintAs(page, look);
      expect
        .soft(
          await accessibilityFaults(page, index === 0 ? {} : { rules: colourRules }),
          JSON.stringify(look),
        )
        .toEqual([]);
      await picture(`wide ${look.theme}`);
    }
    // The colours are the same on both widths: the phone shows the dark ones.
    await paintAs(page, dark);
    await page.setViewportSize(phone);
    await settled(page);
    expect(await shapeFaults(page), 'on a phone').toEqual([]);
    expect(await accessibilityFaults(page), 'on a phone').toEqual([]);
    await picture('phone dark');
  });

/** As by a link of ours: loading the app for each address would take most of the time. */
const follow = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

// Who somebody is makes no difference to how an address leads on: one role each time, the others in the long run.
for (const role of ['student', 'coach', 'admin'] as const)
  test(`the old addresses of the ${role} lead where their pages are now`, {
    tag: role === 'student' ? [] : '@long',
  }, async ({ page }) => {
    test.slow();
    await signIn(page, demo[role]);
    await page.goto('/');
    await settled(page);
    for (const { address, lands } of moves.filter((move) => move.role === role)) {
      await follow(page, address);
      await expect(page).toHaveURL(lands);
      await settled(page);
      expect(await shapeFaults(page)).toEqual([]);
    }
  });

test('every route the router declares is visited', async () => {
  const visited = [...visits, ...moves].map(({ route }) => route);
  expect([...new Set(visited)].sort()).toEqual((await declaredRoutes()).sort());
});
