import { expect, test } from './fixtures.ts';
import { demo, newPerson, signIn, signInByForm } from './people.ts';

test('a stranger is sent to sign in and then back to where they were going', async ({ page }) => {
  await page.goto('/coach-dashboard?sekme=ogrenciler');
  await expect(page).toHaveURL(/\/login\?next=%2Fcoach-dashboard%3Fsekme%3Dogrenciler$/);
  await signInByForm(page, demo.coach);
  await expect(page).toHaveURL(/\/coach-dashboard\?sekme=ogrenciler$/);
});

test('nobody is sent to another site after signing in', async ({ page }) => {
  await page.goto('/login?next=//evil.example/');
  await signInByForm(page, demo.student);
  await expect(page).toHaveURL(`${process.env.E2E_URL}/dashboard`);
});

for (const [who, closed, home] of [
  ['student', '/admin-dashboard', '/dashboard'],
  ['student', '/coach-dashboard', '/dashboard'],
  ['coach', '/dashboard', '/coach-dashboard'],
  ['coach', '/admin-dashboard', '/coach-dashboard'],
  ['admin', '/dashboard', '/admin-dashboard'],
  ['student', '/login', '/dashboard'],
  ['student', '/consent', '/dashboard'],
] as const)
  test(`the ${who} who opens ${closed} ends up at ${home}`, async ({ page }) => {
    await signIn(page, demo[who]);
    await page.goto(closed);
    await expect(page).toHaveURL(new RegExp(`localhost:\\d+${home}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('whoever has not accepted the notice sees nothing else', async ({ page }) => {
  const { email, password } = await newPerson({ role: 'coach', consent: 'due' });
  await signIn(page, email, password);
  for (const address of ['/', '/coach-dashboard', '/login']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/consent$/);
  }
  await page.getByRole('button', { name: 'Çıkış yap' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
