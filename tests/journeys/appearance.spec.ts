import type { Page } from '@playwright/test';
import { allPalettes, type Palette } from '../../apps/web/src/theme/palettes.ts';
import { appearanceTexts as texts } from '../../apps/web/src/ui/appearance/appearance.texts.ts';
import { expect, test } from './fixtures.ts';
import { newPerson, openUserMenu, signIn } from './people.ts';

const root = (page: Page) => page.locator('html');

const readAppearance = async (page: Page) => {
  const { theme, palette, mode, glass } = await root(page).evaluate((html) => ({ ...html.dataset }));
  return { theme, palette, mode, glass };
};

const colour = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Records the first state of <html>, its time, and later changes. */
const watchFirstPaint = () => {
  const seen = { before: null as Record<string, string | undefined> | null, at: 0, changes: 0 };
  Object.assign(globalThis, { seen });
  const watch = new MutationObserver((records) => {
    const now = { ...document.documentElement.dataset };
    if (seen.before) {
      const { before } = seen;
      const name = (record: MutationRecord) => `${record.attributeName}`.replace('data-', '');
      seen.changes += records.filter((record) => now[name(record)] !== before[name(record)]).length;
    } else Object.assign(seen, { before: now, at: performance.now() });
  });
  watch.observe(document, {
    subtree: true,
    attributeFilter: ['data-theme', 'data-palette', 'data-mode', 'data-glass'],
  });
};

const firstPaint = (page: Page) =>
  page.evaluate(async () => {
    const { seen } = globalThis as unknown as {
      seen: { before: Record<string, string>; at: number; changes: number };
    };
    const painted = await new Promise<number>((resolve) =>
      new PerformanceObserver((list) => resolve(list.getEntries()[0]!.startTime)).observe({
        type: 'paint',
        buffered: true,
      }),
    );
    const { theme, palette, mode, glass } = seen.before;
    return { looks: { theme, palette, mode, glass }, early: seen.at <= painted, changes: seen.changes };
  });

const open = (page: Page) => page.getByRole('button', { name: texts.open }).click();
const pick = (page: Page, name: string) =>
  page
    .getByRole('region', { name: texts.title })
    .getByText(name, { exact: true })
    // The other theme's palettes are in the DOM too, hidden.
    .filter({ visible: true })
    .click();

const expectApplied = async (page: Page, { theme, name, tokens }: Palette) => {
  await pick(page, texts.palettes[theme][name]!);
  const chosen = { theme, palette: name, mode: 'neon', glass: 'normal' };
  expect(await readAppearance(page)).toEqual(chosen);
  await expect(root(page)).toHaveCSS('background-color', colour(tokens.ground));
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', tokens.ground);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await firstPaint(page)).toEqual({ looks: chosen, early: true, changes: 0 });
  await open(page);
};

/** Elements that still animate with reduced motion. */
const movingElements = (page: Page) =>
  page.evaluate(() => {
    const longest = (list: string) => Math.max(...list.split(',').map(Number.parseFloat));
    return [...document.querySelectorAll('*')]
      .flatMap((element) =>
        [undefined, '::before', '::after'].map((part) => ({
          element,
          style: getComputedStyle(element, part),
        })),
      )
      .filter(
        ({ style }) => longest(style.animationDuration) > 0.001 || longest(style.transitionDuration) > 0.001,
      )
      .map(({ element }) => element.outerHTML.slice(0, 80));
  });

for (const theme of ['light', 'dark'] as const)
  test(`every ${theme} palette applies immediately and before the first paint after a reload`, async ({
    page,
  }) => {
    await page.addInitScript(watchFirstPaint);
    await page.goto('/forgot-password');
    await open(page);
    await pick(page, texts.themes[theme]);
    for (const palette of allPalettes.filter((one) => one.theme === theme))
      await expectApplied(page, palette);
  });

test('theme, mode and glass apply at once and before the first paint after a reload', async ({ page }) => {
  await page.addInitScript(watchFirstPaint);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await movingElements(page)).toEqual([]);
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  // An explicit choice overrides the system from then on.
  await page.getByRole('button', { name: texts.toggle }).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await open(page);
  for (const mode of ['soft', 'neon'] as const)
    for (const glass of ['intense', 'normal'] as const) {
      await pick(page, texts.modes[mode]);
      await pick(page, texts.glasses[glass]);
      expect(await readAppearance(page)).toMatchObject({ mode, glass });
    }
  await pick(page, texts.modes.soft);
  await pick(page, texts.glasses.intense);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await firstPaint(page)).toMatchObject({
    looks: { theme: 'dark', mode: 'soft', glass: 'intense' },
    early: true,
    changes: 0,
  });
});

test('the appearance follows the person to another device', async ({ page, otherDevice }) => {
  const { email, password } = await newPerson();
  await signIn(page, email, password);
  await page.goto('/dashboard');
  const menu = await openUserMenu(page);
  await menu.getByText(texts.themes.dark, { exact: true }).click();
  await menu.getByRole('button', { name: 'Renkler ve tasarım' }).click();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await menu.getByText(texts.palettes.dark.emerald!, { exact: true }).click();
  await saved;

  const { page: other } = otherDevice;
  await other.goto('/login');
  await other.getByLabel('E-posta').fill(email);
  await other.getByLabel('Şifre', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(other).toHaveURL(/\/dashboard$/);
  await expect(root(other)).toHaveAttribute('data-palette', 'emerald');
});
