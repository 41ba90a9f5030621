import { expect, test } from './fixtures.ts';
import { demo, newPerson, signIn } from './people.ts';

const turnedAway = {
  student: { home: '/dashboard', closed: ['/admin-dashboard', '/coach-dashboard', '/login', '/consent'] },
  coach: { home: '/coach-dashboard', closed: ['/dashboard', '/admin-dashboard'] },
  admin: { home: '/admin-dashboard', closed: ['/dashboard'] },
};

const texts: Record<string, string> = {
  '/admin-dashboard': 'Bu sayfaya erişmek için yönetici yetkisi gereklidir.',
  '/coach-dashboard': 'Bu sayfaya erişim yetkiniz bulunmuyor',
};

for (const [who, { home, closed }] of Object.entries(turnedAway))
  test(`the ${who} ends up at ${home} instead of ${closed.join(', ')}`, async ({ page }) => {
    await signIn(page, demo[who as keyof typeof turnedAway]);
    for (const address of closed) {
      await page.goto(address);
      await expect(page).toHaveURL(new RegExp(`localhost:\\d+${home}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (texts[address]) await expect(page.getByText(texts[address]).last()).toBeVisible();
    }
  });

test('whoever has not accepted the notice sees nothing else', async ({ page }) => {
  const { email, password } = await newPerson({ role: 'coach', consent: 'due' });
  await signIn(page, email, password);
  for (const address of ['/', '/coach-dashboard', '/login']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/consent(\?next=%2Fcoach-dashboard)?$/);
  }
  await page.getByRole('button', { name: 'Çıkış yap' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
