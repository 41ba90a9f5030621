import { expect, test } from './fixtures.ts';
import { demo, newPerson, signIn, signInByForm } from './people.ts';

test('a stranger is sent to sign in and then back to where they were going', async ({ page }) => {
  await page.goto('/coach-dashboard?sekme=ogrenciler');
  await expect(page).toHaveURL(/\/login\?next=%2Fcoach-dashboard%3Fsekme%3Dogrenciler$/);
  await signInByForm(page, demo.coach);
  await expect(page).toHaveURL(/\/coach-dashboard\?sekme=ogrenciler$/);
});

test('a stranger who has an old address is sent back to where its page is now', async ({ page }) => {
  await page.goto('/study-tracker?period=week#tablo');
  await expect(page).toHaveURL(/\/login\?next=%2Fstudy-tracker%2Fsessions%3Fperiod%3Dweek%23tablo$/);
});

test('nobody is sent to another site after signing in', async ({ page }) => {
  await page.goto('/login?next=//evil.example/');
  await signInByForm(page, demo.student);
  await expect(page).toHaveURL(`${process.env.E2E_URL}/dashboard`);
});

const turnedAway = {
  student: { home: '/dashboard', closed: ['/admin-dashboard', '/coach-dashboard', '/login', '/consent'] },
  coach: { home: '/coach-dashboard', closed: ['/dashboard', '/admin-dashboard'] },
  admin: { home: '/admin-dashboard', closed: ['/dashboard'] },
};

for (const [who, { home, closed }] of Object.entries(turnedAway))
  test(`the ${who} ends up at ${home} instead of ${closed.join(', ')}`, async ({ page }) => {
    await signIn(page, demo[who as keyof typeof turnedAway]);
    for (const address of closed) {
      await page.goto(address);
      await expect(page).toHaveURL(new RegExp(`localhost:\\d+${home}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
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
