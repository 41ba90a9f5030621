import { signIn as contract } from '@netlik/contract/identity/sign-in';
import type { BrowserContext, Page } from '@playwright/test';
import { offlineTexts as texts } from '../../apps/web/src/data/offline/offline.texts.ts';
import { test as base, expect } from './fixtures.ts';
import { accessibilityFaults, goOffline, waitUntilLoaded } from './page-checks.ts';
import { api, demo, demoPassword } from './people.ts';
import { type ProductProxy, startProductProxy } from './product-proxy.ts';

/** Runs the product behind a proxy of the test. */
const test = base.extend<{ productProxy: ProductProxy }>({
  productProxy: async ({ context }, use) => {
    const productProxy = await startProductProxy();
    await use(productProxy);
    // An open page would log errors when its server stops.
    for (const page of context.pages()) await page.goto('about:blank');
    await productProxy.close();
  },
});

const signInAt = async (context: BrowserContext, productProxy: ProductProxy) => {
  const { data } = await api()(contract.login, { body: { email: demo.student, password: demoPassword } });
  const value = JSON.stringify({ ...data, remember: false, receivedAt: Date.now() });
  const localStorage = [{ name: 'netlik.session', value }];
  await context.setStorageState({ cookies: [], origins: [{ origin: productProxy.url, localStorage }] });
};

/** Opens a page as a student and waits until it is cached for offline use. */
const openForOffline = async (page: Page, productProxy: ProductProxy, path = '/dashboard') => {
  await signInAt(page.context(), productProxy);
  await page.goto(productProxy.url + path);
  await waitUntilLoaded(page);
  await expect(page.getByText(texts.offlineReady).first()).toBeVisible({ timeout: 20_000 });
};

test.use({ worker: true, offlineNotice: true });

// Each test precaches the whole app and runs axe.
test.describe.configure({ timeout: 90_000 });

const lost = [/lost: /, /console error: Failed to load resource/];

const updateNotice = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

/** Simulates another build with a changed page and precache list. */
const nextBuild = (path: string, text: string) => {
  if (path === '/service-worker.js')
    return text.replace(
      /("url":"index\.html","revision":")\w+|("revision":")\w+(","url":"index\.html")/,
      '$1$2next$3',
    );
  if (path.endsWith('.js')) return null;
  return text.replace('<html ', '<html data-build="next" ');
};

test('every page opens offline and shows that there is no connection', { tag: '@main' }, async ({
  page,
  context,
  productProxy,
  faults,
}) => {
  faults.expect(...lost);
  await openForOffline(page, productProxy);
  const seen = (await page.getByRole('region', { name: 'XP' }).textContent())!;
  productProxy.takeDown();
  await goOffline(page);
  const reloaded = await page.reload();
  expect(reloaded?.fromServiceWorker()).toBe(true);
  await expect(page.getByText(texts.offline)).toBeVisible();
  await expect(page.locator('h1')).toBeVisible();
  // Shows the former data with its time.
  await expect(page.getByText(/^Gördüğün bilgiler: /)).toBeVisible();
  await expect(page.getByRole('region', { name: 'XP' })).toHaveText(seen);

  // A page that was never opened on this device.
  await page.goto(`${productProxy.url}/profile`);
  await expect(page).toHaveTitle(/Profilim/);
  await expect(page.getByText(texts.offline)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  productProxy.bringBack();
  await context.setOffline(false);
  await expect(page.getByText(texts.offline)).toHaveCount(0);
  await expect(page.getByText(texts.back)).toBeAttached();
  // A page from the worker keeps the server's content security policy.
  const kept = await page.reload();
  expect(kept?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
  expect(kept?.headers()['content-security-policy']).toBe(
    (await fetch(`${productProxy.url}/dashboard`)).headers.get('content-security-policy'),
  );
});

test('the app is installable, tells once that it is ready, and caches no API replies', async ({
  page,
  productProxy,
}) => {
  // Requested from the product itself, because the proxy decompresses.
  const headers = { 'accept-encoding': 'br' };
  const sent = await page.request.get('/service-worker.js', { headers });
  expect(sent.headers()).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
  await openForOffline(page, productProxy);
  await page.reload();
  await waitUntilLoaded(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expect(page.getByText(texts.offlineReady)).toHaveCount(0);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/index.html');
  expect(kept.length).toBeGreaterThan(20);
  expect(
    kept.filter((path) => !/^\/(?:assets\/[\w.-]+|[\w-]+\.(?:html|png|svg|webmanifest))$/.test(path)),
  ).toEqual([]);

  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await page.evaluate(async (path) => (await fetch(path)).json(), href!);
  expect(manifest).toMatchObject({
    name: 'Netlik',
    lang: 'tr',
    start_url: '/',
    display: 'standalone',
    id: '/',
    shortcuts: [
      { url: '/study-tracker/timer?start=last' },
      { url: '/dashboard?entry=1' },
      { url: '/flashcards?start=today' },
    ],
  });
  const sizes = await page.evaluate(
    (icons) =>
      Promise.all(
        icons.map(async ({ src }) => {
          const picture = new Image();
          picture.src = src;
          await picture.decode();
          return `${picture.naturalWidth}x${picture.naturalHeight}`;
        }),
      ),
    manifest.icons as { src: string }[],
  );
  expect(sizes).toEqual((manifest.icons as { sizes: string }[]).map((icon) => icon.sizes));
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Incognito contexts cannot install apps, and every test runs in one.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('a new version is activated by a click, and reloads once', async ({ page, context, productProxy }) => {
  await openForOffline(page, productProxy);
  const other = await context.newPage();
  await other.goto(`${productProxy.url}/dashboard`);
  await waitUntilLoaded(other);

  productProxy.release(nextBuild);
  await updateNotice(page);
  const prompt = page.getByRole('status').filter({ hasText: texts.updateReady });
  await expect(prompt).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  // A reload does not activate the update.
  await page.reload();
  await waitUntilLoaded(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-build');
  await expect(prompt).toBeVisible();

  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  let othersLoads = 0;
  other.on('domcontentloaded', () => othersLoads++);
  await prompt.getByRole('button', { name: texts.reload }).click();
  await expect(page.locator('html')).toHaveAttribute('data-build', 'next');
  await waitUntilLoaded(page);
  await expect(prompt).toHaveCount(0);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(1);

  // Other open tabs are not reloaded.
  expect(othersLoads).toBe(0);
  const asked = other.getByRole('status').filter({ hasText: texts.updateReady });
  await asked.getByRole('button', { name: texts.reload }).click();
  await expect(other.locator('html')).toHaveAttribute('data-build', 'next');
});
