import { bytesOfBase32 } from '@netlik/testkit/authenticator';
import type { Page } from '@playwright/test';
import { codeOfStep, stepOf } from '../../apps/api/src/identity/second-factor/totp.ts';
import { queryDatabase } from './database.ts';
import { expect, test } from './fixtures.ts';
import { accessibilityFaults } from './page-checks.ts';
import { newPerson, signIn, signInByForm, signOutByMenu } from './people.ts';

/** A virtual fingerprint reader that always confirms. */
const addAuthenticator = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

const inProfile = (page: Page) => page.getByRole('region', { name: 'İki adımlı giriş' });

test('a passkey is added and named, signs in without a password and after one, and is removed', async ({
  page,
  faults,
}) => {
  faults.expect(/status of 403 .*\/users\/login$/);
  const { email, password } = await newPerson();
  await addAuthenticator(page);
  await signIn(page, email, password);
  await page.goto('/profile');
  const card = inProfile(page);
  await card.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click();
  const adding = page.getByRole('dialog', { name: 'Geçiş anahtarı ekle' });
  await adding.getByLabel('Ad').fill('Telefonum');
  await adding.getByRole('button', { name: 'Devam et' }).click();
  await card.getByRole('button', { name: 'Yeniden adlandır: Telefonum' }).click();
  const renaming = page.getByRole('dialog', { name: 'Geçiş anahtarının adı' });
  await renaming.getByLabel('Ad').fill('Ada’nın telefonu');
  await renaming.getByRole('button', { name: 'Kaydet' }).click();
  await expect(card.getByText('Ada’nın telefonu')).toBeVisible();
  await expect(card.getByText('Açık', { exact: true })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await signOutByMenu(page);
  await page.getByRole('button', { name: 'Geçiş anahtarıyla gir' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await signOutByMenu(page);
  await signInByForm(page, email, password);
  await expect(page.getByRole('heading', { name: 'İkinci adım' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Geçiş anahtarıyla gir' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/profile');
  await card.getByRole('button', { name: 'Kaldır: Ada’nın telefonu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kaldır', exact: true }).click();
  await expect(card.getByText('Henüz geçiş anahtarın yok.')).toBeVisible();
  await signOutByMenu(page);
  await signInByForm(page, email, password);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('codes need a step-up to be switched on, then finish a sign-in, as a recovery code does', async ({
  page,
  faults,
}) => {
  faults.expect(
    /status of 403 .*\/users\/(login|second-factor\/codes)$/,
    /status of 422 .*\/users\/step-up$/,
  );
  const { email, password } = await newPerson();
  await signIn(page, email, password);
  await page.goto('/profile');
  const card = inProfile(page);
  await queryDatabase(
    `update sessions set stepped_up_at = now() - interval '11 minutes'
     where user_id = (select id from users where email = $1)`,
    [email],
  );
  await card.getByRole('button', { name: 'Kodları aç' }).click();
  const asked = page.getByRole('dialog', { name: 'Önce sen olduğunu doğrula' });
  await asked.getByLabel('Şifren').fill('yanlis-sifre');
  await asked.getByRole('button', { name: 'Doğrula', exact: true }).click();
  await expect(asked.getByText('Şifren hatalı').first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await asked.getByLabel('Şifren').fill(password);
  await asked.getByRole('button', { name: 'Doğrula', exact: true }).click();

  const setUp = page.getByRole('dialog', { name: 'Doğrulama kodlarını aç' });
  await expect(setUp.getByRole('img', { name: /karekod/ })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  const secret = bytesOfBase32((await setUp.locator('code').textContent())!.replaceAll(' ', ''));
  const code = (later: number) => codeOfStep(secret, stepOf(new Date()) + later);
  await setUp.getByLabel('Uygulamadaki 6 haneli kod').fill(code(-1));
  await setUp.getByRole('button', { name: 'Doğrula ve aç' }).click();
  const shown = page.getByRole('dialog', { name: 'Kurtarma kodların' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const recovery = (await shown.locator('code').first().textContent())!;
  await shown.getByRole('button', { name: 'Sakladım' }).click();
  await expect(card.getByText('10 kurtarma kodun kaldı')).toBeVisible();

  for (const proof of [() => code(1), () => recovery]) {
    await signOutByMenu(page);
    await signInByForm(page, email, password);
    await page.getByLabel('Doğrulama kodu').fill(proof());
    await page.getByRole('button', { name: 'Girişi tamamla' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  }
});
