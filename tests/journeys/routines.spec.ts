import { expect, test } from './fixtures.ts';
import { accessibilityFaults, waitUntilLoaded } from './page-checks.ts';
import { newPerson, signIn } from './people.ts';

test('an ideal day becomes a week, which is reordered on two devices', { tag: '@wide' }, async ({
  page,
  otherDevice,
}) => {
  const person = await newPerson();
  await signIn(page, person.email, person.password);
  await page.goto('/daily-routine');
  await page.getByRole('button', { name: 'Örnek günle başla' }).click();
  await page.getByRole('button', { name: 'Bu Haftaya Uygula' }).click();
  await expect(page.getByText('Bu haftaya uygula: başarılı').first()).toBeVisible();

  await page.goto('/weekly-routine');
  await waitUntilLoaded(page);
  const monday = page.getByRole('region', { name: 'Pazartesi' });
  await expect(monday.getByRole('listitem')).toHaveCount(10);
  await expect(page.getByText('%100').first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await signIn(otherDevice.page, person.email, person.password);
  await otherDevice.page.goto('/weekly-routine');
  const there = otherDevice.page.getByRole('region', { name: 'Pazartesi' }).getByRole('listitem');
  await expect(there).toHaveCount(10);

  const handle = monday.getByRole('button', { name: /^Taşı: .*Kahvaltı/ });
  const target = await monday.getByRole('listitem').filter({ hasText: 'Kısa mola' }).boundingBox();
  await handle.hover();
  await page.mouse.down();
  // Beyond its middle, so that the dragged one is inserted after it.
  await page.mouse.move(target!.x + target!.width - 12, target!.y + target!.height * 0.75, { steps: 8 });
  await page.mouse.up();
  await expect(monday.getByRole('listitem').nth(4)).toContainText('Kahvaltı');
  await expect(there.nth(4)).toContainText('Kahvaltı');
  await page.reload();
  await expect(monday.getByRole('listitem').nth(4)).toContainText('Kahvaltı');
});
