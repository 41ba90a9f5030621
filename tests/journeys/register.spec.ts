import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { mailedLink, newEmail } from './people.ts';

const password = 'kirmizi-pencere';

const register = async (page: Page, email: string) => {
  await page.goto('/register');
  await page.getByLabel(/^Ad /).fill('İpek');
  await page.getByLabel(/^Soyad /).fill('Işık');
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByLabel('Şifre (tekrar)').fill(password);
  await page.getByRole('button', { name: 'Kayıt ol' }).click();
  await expect(page.getByRole('heading', { name: 'E-postanı kontrol et' })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  return mailedLink(email, 'verify');
};

const verifyButton = (page: Page) => page.getByRole('button', { name: 'Doğrula ve başla' });

const accept = async (page: Page, birthYear: number) => {
  await page.getByLabel('Doğum yılın').selectOption(String(birthYear));
  await page.getByLabel('Aydınlatma metnini okudum ve anladım.').check();
};

const submitConsent = (page: Page) => page.getByRole('button', { name: 'Onayla ve başla' }).click();

test('a minor enters a guardian, who confirms by the mailed link', { tag: '@main' }, async ({
  page,
  otherDevice,
}) => {
  const guardian = newEmail();
  await page.goto(await register(page, newEmail()));
  // Opening the link confirms nothing, and in this browser it asks for nothing.
  await verifyButton(page).click();
  await expect(page).toHaveURL(/\/consent$/);
  await accept(page, new Date().getFullYear() - 15);
  await submitConsent(page);
  await expect(page.getByText('Velinin adı gereklidir')).toBeVisible();
  await page.getByLabel('Velinin adı soyadı').fill('Nalan Işık');
  await page.getByLabel('Velinin e-postası').fill(guardian);
  await submitConsent(page);
  await expect(page).toHaveURL(/\/first-run$/);
  await page.getByRole('button', { name: 'Soruları geç' }).click();
  await page.getByRole('link', { name: 'Şimdi değil' }).click();
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

test('in another browser the link asks for the password once, and used it says what to do', async ({
  page,
  otherDevice,
}) => {
  const link = await register(page, newEmail());
  const theirs = otherDevice.page;
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { name: 'Son adım: şifreni yaz' })).toBeVisible();
  await theirs.getByLabel('Şifre', { exact: true }).fill(password);
  await verifyButton(theirs).click();
  await expect(theirs).toHaveURL(/\/consent$/);

  await theirs.goto(link);
  await expect(theirs.getByRole('link', { name: 'Kaldığın yerden devam et' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'E-postan zaten doğrulanmış' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Giriş yap' })).toBeVisible();
});
