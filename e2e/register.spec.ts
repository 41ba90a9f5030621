import { signIn as contract } from '@netlik/contract/identity/sign-in';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { accessibilityFaults } from './page-checks.ts';
import {
  api,
  listMails,
  mailedLink,
  newEmail,
  newPerson,
  signIn,
  signInByForm,
  signOutByMenu,
} from './people.ts';

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

  expect((await listMails(email)).map(({ subject }) => subject)).toEqual(['E-posta adresini doğrula']);
  await page.goto(await mailedLink(email));
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

test('the notice is not shown when its data cannot be loaded, and can be retried', async ({
  page,
  faults,
}) => {
  faults.expect(/503/, /answered 503/);
  await page.route('**/api/config', (route) =>
    route.fulfill({ status: 503, json: { code: 'server.busy', message: 'Sunucu şu an hazır değil.' } }),
  );
  const { email, password } = await newPerson({ consent: 'due' });
  await signIn(page, email, password);
  await page.goto('/consent');
  await expect(page.getByText('Veri sorumlusunun adı yüklenemedi.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('1. Veri sorumlusu kim?')).toHaveCount(0);
  await page.unroute('**/api/config');
  await page.route('**/api/config', (route) =>
    route.fulfill({
      json: {
        data: { upgradeUrl: null, operator: { name: 'Dershane A.Ş.', contact: 'kvkk@dershane.example' } },
      },
    }),
  );
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByText(/işleten Dershane A\.Ş\. \(kvkk@dershane\.example\)/)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('an adult registers, confirms the e-mail, accepts the notice and signs out', async ({ page }) => {
  await registerAndSignIn(page, newEmail());
  await expect(page.getByText(/^Bu bir tanıtım kurulumudur/)).toBeVisible();
  await submitConsent(page);
  await expect(page.getByText('Devam etmek için metni okuduğunu işaretle')).toBeVisible();
  await accept(page, 2005);
  await expect(page.getByLabel('Velinin adı soyadı')).toHaveCount(0);
  await submitConsent(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Merhaba İpek' })).toBeVisible();
  await expect(page.getByText('Velinin onayı bekleniyor')).toHaveCount(0);

  await signOutByMenu(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Oturum süreniz doldu')).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard$/);
});

test('an expired verification link offers a new one', async ({ page, faults }) => {
  faults.expect(/status of 422 .*\/users\/verify-email$/);
  const email = newEmail();
  const body = { email, password, firstName: 'İpek', lastName: 'Işık' };
  await api()(contract.register, { body });
  const first = await mailedLink(email);
  await page.goto(first.replace(/token=.{4}/, 'token=xxxx'));
  await expect(page.getByRole('heading', { name: 'Bağlantı çalışmadı' })).toBeFocused();
  await page.getByRole('button', { name: 'Yeni bağlantı gönder' }).click();
  await expect(page.getByText('E-posta gereklidir')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByLabel('E-posta').fill(email);
  await page.getByRole('button', { name: 'Yeni bağlantı gönder' }).click();
  await expect(page.getByRole('heading', { name: 'E-postanı kontrol et' })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();

  expect(await listMails(email)).toHaveLength(2);
  await page.goto(await mailedLink(email));
  await expect(page.getByRole('heading', { name: 'E-postan doğrulandı' })).toBeVisible();
});

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
  await theirs.goto(await mailedLink(guardian));
  await theirs.getByRole('button', { name: 'Velisiyim, onaylıyorum' }).click();
  await expect(theirs.getByRole('heading', { name: 'Teşekkürler, onayınızı aldık' })).toBeFocused();
  await expect(theirs.getByText('İpek artık Netlik’in bütün bölümlerini kullanabilir.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Merhaba İpek' })).toBeVisible();
  await expect(page.getByText('Velinin onayı bekleniyor')).toHaveCount(0);
});

test('an invalid form shows each error and focuses the first', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('E-posta').fill('ada@');
  await page.getByLabel('Şifre', { exact: true }).fill('12345');
  await page.getByLabel('Şifre (tekrar)').fill('54321');
  await page.getByRole('button', { name: 'Kayıt ol' }).click();
  await expect(page.getByText('Geçerli bir e-posta adresi girin')).toBeVisible();
  await expect(page.getByText('Şifre en az 6 karakter olmalı')).toBeVisible();
  await expect(page.getByText('Şifreler aynı değil')).toBeVisible();
  await expect(page.getByLabel('E-posta')).toBeFocused();
});
