import { pushTexts } from '../apps/web/src/features/notifications/notifications.texts.ts';
import { expect, test } from './fixtures.ts';
import { bell, drawer, items, open, openAs, tab } from './notification-steps.ts';
import { accessibilityFaults, applyAppearance, colourRules } from './page-checks.ts';
import { demo } from './people.ts';

test('everything in the drawer is reachable by keyboard', { tag: '@wide' }, async ({ page, isMobile }) => {
  test.skip(isMobile, 'A phone has no Tab key.');
  await openAs(page, 'deniz@netlik.demo');
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  await tab(page, 'Tümü').focus();
  await page.keyboard.press('End');
  await expect(tab(page, 'Sistem')).toBeFocused();
  await expect(items(page).first()).toContainText('Sistem ·');
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Tümü')).toBeFocused();
  await expect(items(page)).not.toHaveCount(0);

  const first = items(page).nth(0).locator('[data-main]');
  const remove = items(page)
    .nth(1)
    .getByRole('button', { name: /^Sil: / });
  const next = (await remove.getAttribute('aria-label'))!.replace('Sil: ', '');
  await first.focus();
  await page.keyboard.press('Delete');
  await expect(items(page).nth(0)).toContainText(next);
  await expect(first).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(items(page).nth(0)).not.toContainText(next);
  await expect(first).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
});

test('the drawer is accessible in light and dark, and push permission is only requested on click', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked = { count: 0 };
    Object.assign(globalThis, { asked });
    Notification.requestPermission = async () => {
      asked.count += 1;
      return 'default';
    };
  });
  await openAs(page, demo.student);
  await open(page);
  await expect(drawer(page).getByText(pushTexts.title)).toBeVisible();
  for (const [index, theme] of (['light', 'dark'] as const).entries()) {
    await applyAppearance(page, { theme });
    expect(await accessibilityFaults(page, index === 0 ? {} : { rules: colourRules })).toEqual([]);
  }
  expect(await page.evaluate(() => (globalThis as unknown as { asked: { count: number } }).asked.count)).toBe(
    0,
  );
});
