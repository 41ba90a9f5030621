import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { waitUntilLoaded } from './page-checks.ts';
import { demo, signIn } from './people.ts';

/** The position of the year on the page, independent of scrolling. */
const positionOf = (page: Page) =>
  page.getByRole('group', { name: /^20\d\d$/ }).evaluate((box) => {
    const { x, y, width, height } = box.getBoundingClientRect();
    return { x, y: y + scrollY, width, height };
  });

for (const path of ['/calendar/study', '/calendar/question'])
  test(`the year of ${path} does not shift when its days load`, async ({ page }) => {
    let arrive = () => {};
    const held = new Promise<void>((done) => {
      arrive = done;
    });
    await page.route('**/api/calendar/days*', async (route) => {
      await held;
      await route.continue();
    });
    await signIn(page, demo.student);
    await page.goto(`${path}?view=year`);
    await expect(page.locator('[data-loading] [data-day]').first()).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    const before = await positionOf(page);
    arrive();
    await waitUntilLoaded(page);
    await expect(page.locator('[data-reminder]').first()).toBeAttached();
    expect(await positionOf(page)).toEqual(before);
  });
