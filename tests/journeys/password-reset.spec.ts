import { expect, test } from './fixtures.ts';
import { listMails, mailedLink, newPerson, signInByForm } from './people.ts';

const fresh = 'mavi-merdiven-42';

test('a forgotten password is reset by mail, and the old one stops working', async ({ page, faults }) => {
  faults.expect(/status of 401 .*\/users\/login$/, /status of 422 .*\/users\/reset-password$/);
  const { email, password } = await newPerson();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Şifremi unuttum' }).click();
  // The previous page has a field with the same label.
  await expect(page.getByRole('heading', { name: 'Şifreni mi unuttun?' })).toBeVisible();
  await page.getByLabel('E-posta').fill(email);
  await page.getByRole('button', { name: 'Bağlantı gönder' }).click();
  await expect(page.getByRole('heading', { name: 'Gelen kutuna bak' })).toBeFocused();

  const link = await mailedLink(email, 'reset');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) sent.push(request.url(), request.headers().referer ?? '');
  });
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password$/);
  // Survives a reload although the URL no longer contains it.
  await page.reload();
  await page.getByLabel('Yeni şifre', { exact: true }).fill(fresh);
  await page.getByLabel('Yeni şifre (tekrar)').fill(fresh);
  await page.getByRole('button', { name: 'Şifremi değiştir' }).click();
  await expect(page.getByRole('heading', { name: 'Şifren değişti' })).toBeFocused();
  expect((await listMails(email))[0]?.subject).toBe('Şifren değişti');
  const secret = new URL(link).searchParams.get('token')!;
  expect(sent).not.toEqual([]);
  expect(sent.filter((text) => text.includes(secret))).toEqual([]);

  await page.getByRole('link', { name: 'Giriş yap' }).click();
  await signInByForm(page, email, password);
  await expect(page.getByRole('alert')).toHaveText('E-posta ya da şifre hatalı.');
  await signInByForm(page, email, fresh);
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto(link);
  await page.getByLabel('Yeni şifre', { exact: true }).fill(`${fresh}!`);
  await page.getByLabel('Yeni şifre (tekrar)').fill(`${fresh}!`);
  await page.getByRole('button', { name: 'Şifremi değiştir' }).click();
  await expect(page.getByRole('heading', { name: 'Bu bağlantı geçersiz' })).toBeVisible();
});
