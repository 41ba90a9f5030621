import { expect, test } from './fixtures.ts';
import { waitUntilLoaded } from './page-checks.ts';
import { demo, signIn } from './people.ts';

// Playwright hides scrollbars by default, which Windows and Linux show.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

test('a dialog covers the page up to its edge, and the page behind does not move', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone lays its scroll bar over the page');
  await signIn(page, demo.student);
  await page.goto('/study-tracker/sessions');
  await waitUntilLoaded(page);
  const edges = () =>
    page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const window_ = box('dialog:modal');
      return {
        page: innerWidth,
        bar: innerWidth - document.documentElement.clientWidth,
        title: box('h1')!.left,
        head: box('header')!.right,
        middle: window_ && window_.left + window_.width / 2,
      };
    });
  const before = await edges();
  expect(before.bar).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Elle ekle' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(edges).toEqual({ ...before, bar: 0, middle: before.page / 2 });

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await edges()).toEqual(before);
});
