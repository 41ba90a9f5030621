import type { Page } from '@playwright/test';
import { tours } from '../../apps/web/src/shell/tours/tours.ts';
import { tutorialTexts as texts } from '../../apps/web/src/ui/tutorial/tutorial.texts.ts';
import { expect, test } from './fixtures.ts';
import { faultsInBothThemes, waitUntilLoaded } from './page-checks.ts';
import { demo, signIn } from './people.ts';

const steps = tours['ui-showcase'];
const start = (page: Page) => page.getByRole('button', { name: texts.demo.start });
const card = (page: Page, index: number) => page.getByRole('dialog', { name: steps[index]!.title });

const open = async (page: Page) => {
  await signIn(page, demo.student);
  await page.goto('/design/ui-showcase');
  await waitUntilLoaded(page);
};

/** The card's overlap with the highlighted element, and whether both are on the screen. */
const layout = (page: Page, index: number) =>
  page.evaluate((anchor) => {
    const element = document.querySelector(`[data-tour="${anchor}"]`)!.getBoundingClientRect();
    const words = document
      .querySelector('dialog[data-guide] h2')!
      .closest('dialog > div')!
      .getBoundingClientRect();
    const light = document.querySelector('dialog[data-guide] > div')!.getBoundingClientRect();
    const over = (a: DOMRect, b: DOMRect) =>
      Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const seen = (box: DOMRect) =>
      box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
    return {
      covered: over(element, words),
      lit: Math.abs(light.left + 6 - element.left) < 1 && Math.abs(light.top + 6 - element.top) < 1,
      seen: seen(element) && seen(words),
    };
  }, steps[index]!.anchor);

test('a tutorial highlights each element, works by keyboard and restores the focus', async ({ page }) => {
  await open(page);
  // It does not start automatically here.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await start(page).click();
  await expect(card(page, 0)).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  for (const [index, { text }] of steps.entries()) {
    await expect(card(page, index)).toBeVisible();
    await expect(card(page, index)).toContainText(text);
    await expect(card(page, index)).toContainText(texts.step(index + 1, steps.length));
    await expect.poll(() => layout(page, index)).toEqual({ covered: 0, lit: true, seen: true });
    if (index + 1 < steps.length) await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('ArrowLeft');
  await expect(card(page, 1)).toBeVisible();
  await page.getByRole('button', { name: texts.next }).click();
  await page.getByRole('button', { name: texts.finish }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(start(page)).toBeFocused();
});

test('the menu starts the tutorial, Escape skips it, and its back button keeps the focus inside', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
  await page.getByRole('button', { name: 'Bu sayfanın turunu başlat' }).click();
  await expect(page.getByRole('button', { name: texts.next })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const back = page.getByRole('button', { name: texts.back, exact: true });
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: texts.next })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const seen = await page.evaluate(() =>
    Object.entries(localStorage).find(([key]) => key.startsWith('netlik.tours-seen.')),
  );
  expect(JSON.parse(seen?.[1] ?? '[]')).toContain('ui-showcase');
});
