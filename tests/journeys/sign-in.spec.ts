import { expect, test } from './fixtures.ts';
import { demo, newEmail, newPerson, signInByForm, signOutByMenu } from './people.ts';

const refused = (status: number) => new RegExp(`status of ${status} .*/api/users/login$`);

test('a wrong password is refused, the right one leads home', { tag: '@main' }, async ({ page, faults }) => {
  faults.expect(refused(401));
  await page.goto('/login');
  await signInByForm(page, newEmail(), 'yanlis-sifre');
  await expect(page.getByRole('alert')).toHaveText('E-posta ya da şifre hatalı.');
  await signInByForm(page, demo.coach);
  await expect(page).toHaveURL(/\/coach-dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Koç paneli');
});

test('"remember me" fills in the address next time', async ({ page }) => {
  const { email, password } = await newPerson();
  await page.goto('/login');
  await page.getByLabel('Beni hatırla').check();
  await signInByForm(page, email, password);
  await expect(page).toHaveURL(/dashboard$/);
  await page.goto('/profile');
  await expect(page.getByText('30 gün hatırlanıyor')).toBeVisible();
  await signOutByMenu(page);
  await expect(page.getByLabel('E-posta')).toHaveValue(email);
  await expect(page.getByLabel('Beni hatırla')).toBeChecked();
  await expect(page.getByLabel('Şifre', { exact: true })).toHaveValue('');

  await page.getByLabel('Beni hatırla').uncheck();
  await signInByForm(page, email, password);
  await signOutByMenu(page);
  await expect(page.getByLabel('E-posta')).toHaveValue('');
});
