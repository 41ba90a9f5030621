import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { waitUntilLoaded } from './page-checks.ts';
import { newPerson, signIn, signInByForm } from './people.ts';
import { png } from './png.ts';

const picture = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

const openProfile = async (page: Page) => {
  const person = await newPerson();
  await signIn(page, person.email, person.password);
  await page.goto('/profile');
  await waitUntilLoaded(page);
  return person;
};

const toast = (page: Page) =>
  page
    .getByRole('region', { name: 'Kısa bildirimler' })
    .getByRole('paragraph')
    // The worker's readiness toast appears at an unpredictable time.
    .filter({ hasNotText: 'internetsiz' })
    .last();

test('a new name and picture are saved and shown in the header', async ({ page, faults }) => {
  faults.expect(/422 .*\/users\/avatar/);
  await openProfile(page);
  await page.getByRole('button', { name: 'Kişisel bilgileri düzenle' }).click();
  await page.getByLabel('Ad', { exact: true }).fill('İpek');
  await page.getByLabel('Telefon').fill('+90 (532) 000-00-00');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(toast(page)).toHaveText('Bilgilerin kaydedildi.');
  const opener = page.getByRole('button', { name: /^Hesap menüsü/ });
  await expect(opener).toHaveAccessibleName(/İpek/);

  const chooser = page.getByLabel(/^Fotoğraf(ı değiştir| yükle)$/);
  await chooser.setInputFiles(picture('sahte.png', Buffer.from('resim değil')));
  await expect(page.getByText(/^Bu dosya bir resim olarak okunamadı/)).toBeVisible();
  await chooser.setInputFiles(picture('ben.png', png(300, 200)));
  await expect(toast(page)).toHaveText('Yeni fotoğrafın kaydedildi.');
  await expect(opener.locator('img')).toHaveAttribute('src', /^\/api\/files\/avatars\//);

  await page.reload();
  await expect(page.getByText('+90 (532) 000-00-00')).toBeVisible();
  const shown = page.getByRole('main').locator('img').first();
  await expect(shown).toHaveAttribute('src', /^\/api\/files\/avatars\//);
  expect(
    await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(512);
});

test('after a change the new password signs in', async ({ page, faults }) => {
  faults.expect(/422 .*\/users\/password/, /401 .*\/users\/login/);
  const { email, password } = await openProfile(page);
  await page.getByRole('button', { name: 'Şifreyi değiştir' }).click();
  await page.getByLabel('Şu anki şifren').fill('yanlis-sifre');
  await page.getByLabel('Yeni şifre', { exact: true }).fill('mavi-kapi-2027');
  await page.getByLabel('Yeni şifre (tekrar)').fill('mavi-kapi-2027');
  await page.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await expect(page.getByText('Şifren hatalı', { exact: true })).toBeVisible();
  await page.getByLabel('Şu anki şifren').fill(password);
  await page.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await expect(toast(page)).toHaveText(/^Şifren değişti/);

  await page.getByRole('button', { name: 'Tüm cihazlardan çık' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signInByForm(page, email, password);
  await expect(page.getByRole('alert')).toHaveText('E-posta ya da şifre hatalı.');
  await signInByForm(page, email, 'mavi-kapi-2027');
  await expect(page).toHaveURL(/\/dashboard$/);
});
