import { signIn as contract } from '@netlik/contract/identity/sign-in';
import type { BrowserContext, Page } from '@playwright/test';
import { offlineTexts as texts } from '../apps/web/src/offline/offline.texts.ts';
import { test as base, expect } from './fixtures.ts';
import { accessibilityFaults, goOffline, settled } from './page-checks.ts';
import { api, demo, demoPassword } from './people.ts';
import { type Front, openFront } from './releases.ts';

/** The product behind a front of the test's own. */
const test = base.extend<{ front: Front }>({
  front: async ({ context }, use) => {
    const front = await openFront();
    await use(front);
    // A page that outlives its server would complain.
    for (const page of context.pages()) await page.goto('about:blank');
    await front.close();
  },
});

const signInAt = async (context: BrowserContext, front: Front) => {
  const { data } = await api()(contract.login, { body: { email: demo.student, password: demoPassword } });
  const value = JSON.stringify({ ...data, remember: false, receivedAt: Date.now() });
  const localStorage = [{ name: 'netlik.session', value }];
  await context.setStorageState({ cookies: [], origins: [{ origin: front.url, localStorage }] });
};

/** Opens a page as a student and waits until it would also open without a connection. */
const openKept = async (page: Page, front: Front, path = '/dashboard') => {
  await signInAt(page.context(), front);
  await page.goto(front.url + path);
  await settled(page);
  await expect(page.getByText(texts.offlineReady).first()).toBeVisible({ timeout: 20_000 });
};

test.use({ worker: true, offlineNotice: true });

// The whole app is brought to the device in each of them, and axe reads pages of it.
test.describe.configure({ timeout: 90_000 });

const lost = [/lost: /, /console error: Failed to load resource/];

const updateOf = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

/** Another build: the page says so, and so does the worker’s list. */
const nextBuild = (path: string, text: string) => {
  if (path === '/service-worker.js')
    return text.replace(
      /("url":"index\.html","revision":")\w+|("revision":")\w+(","url":"index\.html")/,
      '$1$2next$3',
    );
  if (path.endsWith('.js')) return null;
  return text.replace('<html ', '<html data-build="next" ');
};

test('the worker is sent compressed like everything else', async ({ request }) => {
  const headers = { 'accept-encoding': 'br' };
  const answer = await request.get('/service-worker.js', { headers });
  expect(answer.headers()).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
});

test('every page opens without a connection, and says that there is none', async ({
  page,
  context,
  front,
  faults,
}) => {
  faults.expect(...lost);
  await openKept(page, front);
  front.takeDown();
  await goOffline(page);
  const reloaded = await page.reload();
  expect(reloaded?.fromServiceWorker()).toBe(true);
  await expect(page.getByText(texts.offline)).toBeVisible();
  await expect(page.locator('h1')).toBeVisible();

  // A page that was never opened here before.
  await page.goto(`${front.url}/profile`);
  await expect(page).toHaveTitle(/Profilim/);
  await expect(page.getByText(texts.offline)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  front.bringBack();
  await context.setOffline(false);
  await expect(page.getByText(texts.offline)).toHaveCount(0);
  await expect(page.getByText(texts.back)).toBeAttached();
  // The policy of the page is the server’s, also from the worker.
  const kept = await page.reload();
  expect(kept?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
  expect(kept?.headers()['content-security-policy']).toBe(
    (await fetch(`${front.url}/dashboard`)).headers.get('content-security-policy'),
  );
});

test('the notice comes once a device, and nothing of the API is kept', async ({ page, front }) => {
  await openKept(page, front);
  await page.reload();
  await settled(page);
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
});

test('a new version waits for a click, and then loads once', { tag: '@long' }, async ({
  page,
  context,
  front,
}) => {
  await openKept(page, front);
  const other = await context.newPage();
  await other.goto(`${front.url}/dashboard`);
  await settled(other);

  front.release(nextBuild);
  await updateOf(page);
  const prompt = page.getByRole('status').filter({ hasText: texts.updateReady });
  await expect(prompt).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  // Reloading is no consent: the old build goes on.
  await page.reload();
  await settled(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-build');
  await expect(prompt).toBeVisible();

  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  let othersLoads = 0;
  other.on('domcontentloaded', () => othersLoads++);
  await prompt.getByRole('button', { name: texts.reload }).click();
  await expect(page.locator('html')).toHaveAttribute('data-build', 'next');
  await settled(page);
  await expect(prompt).toHaveCount(0);
  // Longer than the patience of the button.
  await page.waitForTimeout(5_000);
  expect(loads).toBe(1);

  // What is open in another tab is not taken away from its owner.
  expect(othersLoads).toBe(0);
  const asked = other.getByRole('status').filter({ hasText: texts.updateReady });
  await asked.getByRole('button', { name: texts.reload }).click();
  await expect(other.locator('html')).toHaveAttribute('data-build', 'next');
});

test('it can be put on the home screen with our icons', async ({ page, front }) => {
  await openKept(page, front);
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await page.evaluate(async (path) => (await fetch(path)).json(), href!);
  expect(manifest).toMatchObject({
    name: 'Netlik',
    lang: 'tr',
    start_url: '/',
    display: 'standalone',
    id: '/',
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
  // Private windows install nothing, and every test is one.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
