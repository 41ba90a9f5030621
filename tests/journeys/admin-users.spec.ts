import { account } from '@netlik/contract/identity/account';
import { expect, test } from './fixtures.ts';
import { waitUntilLoaded } from './page-checks.ts';
import { api, demo, newPerson, signIn } from './people.ts';

test('an admin finds a student, gives premium, suspends, and all of it is in the log', {
  tag: '@main',
}, async ({ page }) => {
  const student = await newPerson();
  await signIn(page, demo.admin);
  await page.goto('/admn-dashboard');
  await expect(page).toHaveURL(/\/admin-dashboard$/);
  await waitUntilLoaded(page);
  await page.getByRole('tab', { name: 'Kullanıcılar' }).click();
  await page.getByRole('searchbox', { name: 'Kullanıcılar içinde ara' }).fill(student.email);
  await expect(page.getByText('1–1 / 1 kayıt')).toBeVisible();
  await page.getByRole('button', { name: 'Ada Yılmaz', exact: true }).click();

  const drawer = page.getByRole('dialog');
  await drawer.getByText('Premium', { exact: true }).click();
  await drawer.getByRole('button', { name: 'Paketi kaydet' }).click();
  await expect(page.getByText('Paket güncellendi.').last()).toBeVisible();
  const { data } = await api()(account.profile, {}, student.token);
  expect(data.plan.tier).toBe('premium');

  await drawer.getByRole('button', { name: 'Askıya al' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Askıya al' }).click();
  await expect(page.getByText('Kullanıcı askıya alındı.').last()).toBeVisible();
  expect((await api()(account.profile, {}, student.token)).code).toBe('session.expired');

  await drawer.getByRole('link', { name: 'Değişiklik kaydını aç' }).click();
  await expect(page.getByText('Paket: Ücretsiz → Premium')).toBeVisible();
  await expect(page.getByText('Etkin: evet → hayır')).toBeVisible();
});
