import { darkPalettes, lightPalettes } from '@netlik/contract/identity/person';
import { declaredRoutes } from './declared-routes.ts';
import { expect, test } from './fixtures.ts';
import { accessibilityFaults, colourRules, paintAs, settled, shapeFaults } from './page-checks.ts';
import { signIn } from './people.ts';
import { visits } from './route-visits.ts';

const defaults = [
  { theme: 'light', lightPalette: 'default' },
  { theme: 'dark', darkPalette: 'default' },
] as const;

const everything = (['neon', 'soft'] as const).flatMap((mode) => [
  ...lightPalettes.map((lightPalette) => ({ theme: 'light', lightPalette, mode }) as const),
  ...darkPalettes.map((darkPalette) => ({ theme: 'dark', darkPalette, mode }) as const),
]);

const all = process.env.ALL_PALETTES === '1';
// The colours are the same on both widths: the wide one tries them all, the phone has one look.
const looksOn = (project: string) => (project === 'phone' ? [defaults[1]] : all ? everything : defaults);
/** A folder for a picture of each page in each look. */
const pictures = process.env.PICTURES;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
if (all) test.setTimeout(120_000);

for (const { name, address, as, lands, faults: broken = [] } of visits)
  test(`${name} is whole and accessible`, async ({ page, faults }, { project }) => {
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
    for (const [index, look] of looksOn(project.name).entries()) {
      await paintAs(page, look);
      expect
        .soft(await accessibilityFaults(page, index === 0 ? undefined : colourRules), JSON.stringify(look))
        .toEqual([]);
      const file = `${project.name} ${name.replaceAll('/', '_')} ${look.theme}.png`;
      if (pictures) await page.screenshot({ path: `${pictures}/${file}`, fullPage: true });
    }
  });

test('every route the router declares is visited', async () => {
  expect([...new Set(visits.map(({ route }) => route))].sort()).toEqual((await declaredRoutes()).sort());
});
