import { signIn as contract } from '@netlik/contract/identity/sign-in';
import { expect, test } from './fixtures.ts';
import { api, demo, listMails, newEmail, newPerson, signInByForm, signOutByMenu } from './people.ts';

const refused = (status: number) => new RegExp(`status of ${status} .*/api/users/login$`);

for (const [who, home, name] of [
  ['student', '/dashboard', 'Zeynep'],
  ['coach', '/coach-dashboard', 'Kemal'],
  ['admin', '/admin-dashboard', 'Nermin'],
] as const)
  test(`the ${who} signs in and lands on their home page`, async ({ page }) => {
    await page.goto('/login');
    await signInByForm(page, demo[who]);
    await expect(page).toHaveURL(new RegExp(`${home}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  });

test('a wrong password and an unknown e-mail show the same error', async ({ page, faults }) => {
  faults.expect(refused(401));
  const { email } = await newPerson();
  await page.goto('/login');
  await signInByForm(page, email, 'yanlis-sifre');
  await expect(page.getByRole('alert')).toHaveText('E-posta ya da şifre hatalı.');
  await signInByForm(page, newEmail(), 'yanlis-sifre');
  await expect(page.getByRole('alert')).toHaveText('E-posta ya da şifre hatalı.');
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

test('an unconfirmed address is offered a new link', async ({ page, faults }) => {
  faults.expect(refused(403));
  const body = { email: newEmail(), password: 'kirmizi-pencere' };
  await api()(contract.register, { body });
  await page.goto('/login');
  await signInByForm(page, body.email, body.password);
  await expect(page.getByRole('alert')).toContainText('E-posta adresini henüz doğrulamadın.');
  await page.getByRole('button', { name: 'Doğrulama bağlantısını tekrar gönder' }).click();
  await expect(page.getByText('Yeni bağlantı yola çıktı.')).toBeVisible();
  expect(await listMails(body.email)).toHaveLength(2);
});

test('after too many wrong passwords the form says how long to wait', async ({ page, faults }) => {
  faults.expect(refused(429));
  const { email } = await newPerson();
  for (let tries = 0; tries < 5; tries++)
    await api()(contract.login, { body: { email, password: 'yanlis-sifre' } });
  await page.goto('/login');
  await signInByForm(page, email, 'yanlis-sifre');
  await expect(page.getByRole('alert')).toHaveText(
    'Çok fazla hatalı deneme oldu. 15 dakika sonra tekrar dene ya da şifreni sıfırla.',
  );
  await expect(page.getByRole('button', { name: /^1[45]:\d\d$/ })).toBeDisabled();
});

test('offline, the form shows an error and keeps its values', async ({ page, faults }) => {
  faults.expect(/^lost: POST .*\/users\/login/, /ERR_INTERNET_DISCONNECTED.*\/users\/login$/);
  await page.route('**/api/users/login', (route) => route.abort('internetdisconnected'));
  await page.goto('/login');
  await signInByForm(page, demo.student);
  await expect(page.getByRole('alert')).toHaveText(
    'Sunucuya bağlanılamıyor. İnternet bağlantınızı kontrol edin.',
  );
  await page.unroute('**/api/users/login');
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('Google sign-in shows that it is not configured', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByText('Google ile giriş bu sunucuda ayarlanmamış.')).toBeVisible();
});
