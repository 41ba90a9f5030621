import { expect, test } from './fixtures.ts';
import { waitUntilLoaded } from './page-checks.ts';
import { demo, signIn } from './people.ts';

for (const email of [demo.coach, demo.student])
  test(`the quote bar of ${email} fits its text`, async ({ page }) => {
    await signIn(page, email);
    await page.goto('/');
    await waitUntilLoaded(page);
    const beyond = await page.getByRole('figure', { name: 'Haftanın sözü' }).evaluate((bar) => {
      const { paddingTop, paddingBottom } = getComputedStyle(bar);
      const words = [...bar.children].reduce((sum, part) => sum + part.getBoundingClientRect().height, 0);
      const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
      return bar.getBoundingClientRect().height - words - padding;
    });
    expect(Math.abs(beyond)).toBeLessThan(1);
  });
