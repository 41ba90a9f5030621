import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { newPerson, signIn, signInByForm, signOutByMenu } from './people.ts';

test('removing another device signs it out', async ({ page, otherDevice }) => {
  const { email, password } = await newPerson();
  const lost = otherDevice.page;
  // The live channel reports changed devices, and the next request's reply shows that this one is gone.
  otherDevice.faults.expect(
    /status of 401 .*\/(users\/sessions|users\/sign-ins|study-sessions\/run\/active)$/,
    /status of 401 .*\/users\/refresh$/,
  );
  const connected = lost.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await lost.goto('/login?next=/profile');
  await signInByForm(lost, email, password);
  await expect(lost.getByRole('button', { name: 'Verilerimi indir' })).toBeVisible();
  await connected;

  await signIn(page, email, password);
  await page.goto('/profile');
  await expect(page.getByText('Bu cihaz', { exact: true })).toHaveCount(1);
  const ends = page.getByRole('button', { name: /^Bu cihazı çıkar: Chrome/ });
  await ends.click();
  await expect(ends).toHaveCount(0);

  await expect(lost).toHaveURL(/\/login\?next=%2Fprofile$/);
  await expect(lost.getByText('Oturum süreniz doldu. Lütfen tekrar giriş yapın.')).toBeVisible();
  await signInByForm(lost, email, password);
  await expect(lost).toHaveURL(/\/profile$/);
});

test('the data is downloaded as JSON, and the account deleted for good', async ({ page, faults }) => {
  faults.expect(/status of 401 .*\/users\/login$/);
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

  await page.getByRole('button', { name: 'Hesabımı sil', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Hesabını silmek üzeresin' });
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
