import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { newPerson, signIn, signInByForm, signOutByMenu } from './people.ts';

test('removing another device signs it out at its next action', async ({ page, otherDevice }) => {
  const { email, password } = await newPerson();
  const lost = otherDevice.page;
  otherDevice.faults.expect(/status of 401 .*\/users\/export$/, /status of 401 .*\/users\/refresh$/);
  // The page asks for an active run by itself; requests after that come from the person.
  const settledDown = lost.waitForResponse(/\/run\/active$/);
  await lost.goto('/login?next=/profile');
  await signInByForm(lost, email, password);
  await expect(lost.getByRole('button', { name: 'Verilerimi indir' })).toBeVisible();
  await settledDown;

  await signIn(page, email, password);
  await page.goto('/profile');
  await expect(page.getByText('Bu cihaz', { exact: true })).toHaveCount(1);
  const ends = page.getByRole('button', { name: /^Bu cihazı çıkar: Chrome/ });
  await ends.click();
  await expect(ends).toHaveCount(0);

  await lost.getByRole('button', { name: 'Verilerimi indir' }).click();
  await expect(lost).toHaveURL(/\/login\?next=%2Fprofile$/);
  await expect(lost.getByText('Oturum süreniz doldu. Lütfen tekrar giriş yapın.')).toBeVisible();
  await signInByForm(lost, email, password);
  await expect(lost).toHaveURL(/\/profile$/);
});

test('all other devices can be signed out at once', async ({ page }) => {
  const { email, password } = await newPerson();
  // Signed in on another device.
  await signIn(page, email, password);
  await signIn(page, email, password);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Diğer cihazlardan çık' }).click();
  await expect(page.getByText('Diğer cihazların oturumu kapatıldı.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Bu cihaz', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Bu cihazı çıkar/ })).toHaveCount(0);
});

test('the export downloads all data as JSON', async ({ page }) => {
  const { email, password } = await newPerson();
  await signIn(page, email, password);
  await page.goto('/profile');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Verilerimi indir' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^netlik-verilerim-\d{4}-\d\d-\d\d\.json$/);
  const exported = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    tables: Record<string, Record<string, unknown>[]>;
  };
  expect(Object.values(exported.tables).flat()).toContainEqual(expect.objectContaining({ email }));
  await expect(page.getByText('Dosyan indirildi.')).toBeVisible();
});

test('an account is deleted after entering its password', async ({ page, faults }) => {
  faults.expect(/status of 4\d\d .*\/users\/[\w-]{36}$/, /status of 401 .*\/users\/login$/);
  const { email, password } = await newPerson();
  await signIn(page, email, password);
  await page.goto('/profile');
  const opener = page.getByRole('button', { name: 'Hesabımı sil', exact: true });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Hesabını silmek üzeresin' });
  await dialog.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.click();
  await dialog.getByLabel('Şifren').fill('yanlis-sifre');
  await dialog.getByRole('button', { name: 'Evet, hesabımı sil' }).click();
  await expect(dialog.getByText('Şifren hatalı')).toBeVisible();
  await dialog.getByLabel('Şifren').fill(password);
  await dialog.getByRole('button', { name: 'Evet, hesabımı sil' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Hesabın ve içindeki her şey silindi.')).toBeVisible();

  await signInByForm(page, email, password);
  await expect(page.getByRole('alert')).toHaveText('E-posta ya da şifre hatalı.');
});

test('a sign-out in one tab is a sign-out in all of them', async ({ page, context }) => {
  const { email, password } = await newPerson();
  await signIn(page, email, password);
  const second = await context.newPage();
  await page.goto('/dashboard');
  await second.goto('/dashboard');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await signOutByMenu(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect(second).toHaveURL(/\/login$/);
});
