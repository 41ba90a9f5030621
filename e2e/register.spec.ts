import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { mailedLink, newEmail, signInByForm } from './people.ts';

const password = 'kirmizi-pencere';

/** Registers, confirms the e-mail and signs in, up to the notice page. */
const registerAndSignIn = async (page: Page, email: string) => {
  await page.goto('/register');
  await page.getByLabel(/^Ad /).fill('İpek');
  await page.getByLabel(/^Soyad /).fill('Işık');
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByLabel('Şifre (tekrar)').fill(password);
  await page.getByRole('button', { name: 'Kayıt ol' }).click();
  await expect(page.getByRole('heading', { name: 'E-postanı kontrol et' })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();

  await page.goto(await mailedLink(email, 'verify'));
  // Opening it confirms nothing; the password typed here is the one that counts.
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'E-postamı doğrula' }).click();
  await expect(page.getByRole('heading', { name: 'E-postan doğrulandı' })).toBeVisible();
  await page.getByRole('link', { name: 'Giriş yap' }).click();
  await signInByForm(page, email, password);
  await expect(page).toHaveURL(/\/consent$/);
};

const accept = async (page: Page, birthYear: number) => {
  await page.getByLabel('Doğum yılın').selectOption(String(birthYear));
  await page.getByLabel('Aydınlatma metnini okudum ve anladım.').check();
};

const submitConsent = (page: Page) => page.getByRole('button', { name: 'Onayla ve başla' }).click();

test('a minor enters a guardian, who confirms by the mailed link', async ({ page, otherDevice }) => {
  const guardian = newEmail();
  await registerAndSignIn(page, newEmail());
  await accept(page, new Date().getFullYear() - 15);
  await submitConsent(page);
  await expect(page.getByText('Velinin adı gereklidir')).toBeVisible();
  await page.getByLabel('Velinin adı soyadı').fill('Nalan Işık');
  await page.getByLabel('Velinin e-postası').fill(guardian);
  await submitConsent(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Velinin onayı bekleniyor')).toBeVisible();

  const theirs = otherDevice.page;
  await theirs.goto(await mailedLink(guardian, 'guardian'));
  await theirs.getByRole('button', { name: 'Velisiyim, onaylıyorum' }).click();
  await expect(theirs.getByRole('heading', { name: 'Teşekkürler, onayınızı aldık' })).toBeFocused();
  await expect(theirs.getByText('İpek artık Netlik’in bütün bölümlerini kullanabilir.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Merhaba İpek' })).toBeVisible();
  await expect(page.getByText('Velinin onayı bekleniyor')).toHaveCount(0);
});
