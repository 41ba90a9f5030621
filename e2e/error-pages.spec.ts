import { expect, test } from './fixtures.ts';

const pages = [
  ['/test-error/network', 'Bağlantı koptu', 'ERR_NETWORK'],
  ['/test-error/auth', 'Bu sayfa sana açık değil', '401'],
  ['/test-error/notfound', 'Böyle bir sayfa yok', '404'],
  ['/test-error/server', 'Sunucumuz takıldı', '500'],
  ['/test-error', 'Bu sayfa gösterilemedi', 'TEST_RENDER'],
  ['/olmayan-sayfa', 'Böyle bir sayfa yok', '404'],
] as const;

test('an error page explains the error and links home', async ({ page, faults }) => {
  faults.expect(/demonstration of a failed render/);
  for (const [address, heading, code] of pages)
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await expect(page.getByText(`Hata kodu: ${code}`)).toBeVisible();
      await page.getByRole('button', { name: 'Yenile' }).click();
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await page.getByRole('link', { name: 'Ana sayfaya dön' }).click();
      await expect(page).toHaveURL(/\/login$/);
    });
});

test('a chunk that cannot be loaded shows the network error page', async ({ page, faults }) => {
  faults.expect(/ERR_FAILED|dynamically imported module/);
  await page.route('**/error-demo-page*.js', (route) => route.abort());
  await page.goto('/test-error/server');
  await expect(page.getByRole('heading', { name: 'Bağlantı koptu' })).toBeVisible();
});
