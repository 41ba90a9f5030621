import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { accessibilityFaults, waitUntilLoaded } from './page-checks.ts';
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

/** The newest short message in the corner, as it is seen. */
const toast = (page: Page) =>
  page
    .getByRole('region', { name: 'Kısa bildirimler' })
    .getByRole('paragraph')
    // The worker tells on its own time that it is ready.
    .filter({ hasNotText: 'internetsiz' })
    .last();

const fact = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd');

test.describe('personal information', () => {
  test('is edited and saved, and the header shows the new name', async ({ page }) => {
    await openProfile(page);
    const edit = page.getByRole('button', { name: 'Kişisel bilgileri düzenle' });
    await edit.click();
    await expect(page.getByLabel('Ad', { exact: true })).toBeFocused();
    await page.getByLabel('Ad', { exact: true }).fill('İpek');
    await page.getByLabel('Telefon').fill('0532 abc');
    await page.getByLabel('Hakkımda').fill('Sabahları çalışırım.');
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(page.getByText('Geçerli bir telefon numarası girin')).toBeVisible();
    await expect(page.getByLabel('Telefon')).toBeFocused();
    await page.getByLabel('Telefon').fill('+90 (532) 000-00-00');
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(toast(page)).toHaveText('Bilgilerin kaydedildi.');
    await expect(edit).toBeFocused();
    await expect(page.getByRole('heading', { name: 'İpek Yılmaz' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Hesap menüsü/ })).toContainText('İY');
    await page.reload();
    await expect(fact(page, 'Telefon')).toHaveText('+90 (532) 000-00-00');
  });

  test('shows the exact messages for missing or too long fields', async ({ page }) => {
    await openProfile(page);
    await page.getByRole('button', { name: 'Kişisel bilgileri düzenle' }).click();
    await page.getByLabel('Ad', { exact: true }).fill('');
    await page.getByLabel('Soyad').fill('y'.repeat(51));
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(page.getByText('Ad gereklidir')).toBeVisible();
    await expect(page.getByText('Soyad en fazla 50 karakter olabilir')).toBeVisible();
    await page.getByLabel('Ad', { exact: true }).fill('a'.repeat(51));
    await expect(page.getByText('Ad en fazla 50 karakter olabilir', { exact: true })).toBeVisible();
  });

  test('cancel restores the saved values', async ({ page }) => {
    await openProfile(page);
    const edit = page.getByRole('button', { name: 'Kişisel bilgileri düzenle' });
    await edit.click();
    await page.getByLabel('Ad', { exact: true }).fill('Yanlış');
    await page.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(edit).toBeFocused();
    await expect(fact(page, 'Ad')).toHaveText('Ada');
    await edit.click();
    await expect(page.getByLabel('Ad', { exact: true })).toHaveValue('Ada');
  });

  test('a failed save keeps the form and shows the reason', async ({ page, faults }) => {
    faults.expect(/503/, /answered 503/);
    await openProfile(page);
    await page.route('**/api/users/*', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 503, json: { code: 'server.busy', message: 'Sunucu şu an hazır değil.' } })
        : route.fallback(),
    );
    await page.getByRole('button', { name: 'Kişisel bilgileri düzenle' }).click();
    await page.getByLabel('Soyad').fill('Işık');
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Sunucu şu an hazır değil.');
    await expect(page.getByLabel('Soyad')).toHaveValue('Işık');
  });
});

test('all education fields are required, and the city search handles Turkish letters', async ({ page }) => {
  await openProfile(page);
  await page.getByRole('button', { name: 'Eğitim bilgilerini düzenle' }).click();
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  for (const missing of ['Okul', 'Okul türü', 'Sınıf', 'Şehir', 'Hedef yıl', 'Alan'])
    await expect(page.getByText(`${missing} gereklidir`, { exact: true })).toBeVisible();

  const city = page.getByRole('combobox', { name: 'Şehir' });
  await city.click();
  await city.pressSequentially('a');
  const found = page.getByRole('listbox', { name: 'Şehir' }).getByRole('option');
  await expect(found).toHaveCount(10);
  await city.fill('');
  await city.pressSequentially('ıgdı');
  await expect(found).toHaveText(['Iğdır']);
  await city.press('ArrowDown');
  await city.press('Enter');
  await expect(city).toHaveValue('Iğdır');

  await page.getByLabel('Okul', { exact: true }).fill('Iğdır Fen Lisesi');
  await page.getByLabel('Okul türü').selectOption('Fen Lisesi');
  await page.getByLabel('Sınıf').selectOption('Mezun');
  const years = page.getByLabel('Hedef yıl');
  const thisYear = new Date().getFullYear();
  await expect(years.locator('option')).toHaveText([
    'Seç',
    ...Array.from({ length: 7 }, (_, ahead) => String(thisYear + ahead)),
  ]);
  await years.selectOption(String(thisYear + 1));
  await page.getByLabel('Alan', { exact: true }).selectOption('Eşit Ağırlık');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(toast(page)).toHaveText('Eğitim bilgilerin kaydedildi.');
  await page.reload();
  await expect(fact(page, 'Şehir')).toHaveText('Iğdır');
  await expect(fact(page, 'Okul türü')).toHaveText('Fen Lisesi');
  await expect(fact(page, 'Alan')).toHaveText('Eşit Ağırlık');
});

test('missing items link to their fields, and completeness grows', async ({ page }) => {
  await openProfile(page);
  const bar = page.getByRole('progressbar', { name: 'Profil doluluğu' });
  await expect(bar).toHaveAttribute('aria-valuenow', '17');
  const missing = page.getByRole('navigation', { name: 'Eksik kalanlar' });
  await missing.getByRole('link', { name: 'Telefon' }).click();
  await expect(page.getByLabel('Telefon')).toBeFocused();
  await page.getByLabel('Telefon').fill('0532');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(bar).toHaveAttribute('aria-valuenow', '25');
  await missing.getByRole('link', { name: 'Şehir' }).click();
  await expect(page.getByRole('combobox', { name: 'Şehir' })).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test.describe('the picture', () => {
  const chooser = (page: Page) => page.getByLabel(/^Fotoğraf(ı değiştir| yükle)$/);

  test('is uploaded and also shown in the header', async ({ page }) => {
    await openProfile(page);
    await chooser(page).setInputFiles(picture('ben.png', png(300, 200)));
    await expect(toast(page)).toHaveText('Yeni fotoğrafın kaydedildi.');
    const shown = page.getByRole('main').locator('img').first();
    await expect(shown).toHaveAttribute('src', /^\/api\/files\/avatars\//);
    await expect(page.getByRole('button', { name: /^Hesap menüsü/ }).locator('img')).toHaveAttribute(
      'src',
      /^\/api\/files\/avatars\//,
    );
    await page.reload();
    await expect(shown).toHaveAttribute('src', /^\/api\/files\/avatars\//);
    expect(
      await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(512);
  });

  test('must be an image under 1 MB, otherwise the old one stays', async ({ page, faults }) => {
    faults.expect(/422 .*\/users\/avatar/);
    await openProfile(page);
    await chooser(page).setInputFiles({
      name: 'not.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('merhaba'),
    });
    await expect(page.getByText(/^Yalnızca resim yükleyebilirsin/)).toBeVisible();

    const large = png(700, 700, 'noise');
    expect(large.length).toBeGreaterThan(1024 * 1024);
    await chooser(page).setInputFiles(picture('buyuk.png', large));
    await expect(page.getByText(/en fazla 1 MB olabilir/)).toBeVisible();

    await chooser(page).setInputFiles(picture('sahte.png', Buffer.from('resim değil')));
    await expect(page.getByText(/^Bu dosya bir resim olarak okunamadı/)).toBeVisible();
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  });
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

test('a coach has no education fields', async ({ page }) => {
  const { email, password } = await newPerson({ role: 'coach' });
  await signIn(page, email, password);
  await page.goto('/profile');
  await waitUntilLoaded(page);
  await expect(page.getByRole('heading', { name: 'Kişisel bilgiler' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Eğitim bilgileri' })).toHaveCount(0);
  await expect(page.getByRole('progressbar', { name: 'Profil doluluğu' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
});
