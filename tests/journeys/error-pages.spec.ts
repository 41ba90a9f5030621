import { expect, test } from './fixtures.ts';
import { demo, signIn } from './people.ts';

const pages = [
  ['/test-error/network', 'Bağlantı koptu', 'ERR_NETWORK'],
  ['/test-error/auth', 'Bu sayfa sana açık değil', '401'],
  ['/test-error/notfound', 'Böyle bir sayfa yok', '404'],
  ['/test-error/server', 'Sunucumuz takıldı', '500'],
  ['/test-error', 'Bu sayfa gösterilemedi', 'TEST_RENDER'],
] as const;

test('an error page explains the error and links home, also when a chunk cannot be loaded', async ({
  page,
  faults,
}) => {
  faults.expect(
    /ERR_FAILED|dynamically imported module/,
    /status of 404.*olmayan-sayfa/,
    // Logged to the console for finding the cause.
    /The error page is shown/,
  );
  await page.goto('/olmayan-sayfa');
  const missing = page.getByRole('heading', { name: 'Böyle bir sayfa yok', level: 1 });
  await expect(missing).toBeVisible();
  await page.getByRole('button', { name: 'Yenile' }).click();
  await expect(missing).toBeVisible();
  await page.getByRole('link', { name: 'Ana sayfaya dön' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await page.route('**/error-demo-page*.js', (route) => route.abort());
  await page.goto('/test-error/server');
  await expect(page.getByRole('heading', { name: 'Bağlantı koptu' })).toBeVisible();
});

test('a page that is being left does not reload for a part that it lost', async ({ page }) => {
  await page.goto('/login');
  // Only Firefox aborts imports when a page is left.
  const reloads = await page.evaluate(() => {
    dispatchEvent(new Event('beforeunload'));
    const lost = new Event('vite:preloadError', { cancelable: true });
    dispatchEvent(lost);
    return lost.defaultPrevented;
  });
  expect(reloads).toBe(false);
});

test('an unknown address within the app keeps menu and header, and leads home', async ({ page, faults }) => {
  faults.expect(/status of 404.*olmayan-sayfa/);
  await signIn(page, demo.student);
  await page.goto('/olmayan-sayfa/12');
  await expect(page.getByRole('heading', { name: 'Böyle bir sayfa yok', level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Ana menü' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Ana sayfaya dön' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('each kind of error has its own words and code', async ({ page, faults }) => {
  faults.expect(/demonstration of a failed render/);
  for (const [address, heading, code] of pages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(page.getByText(`Hata kodu: ${code}`)).toBeVisible();
  }
});
