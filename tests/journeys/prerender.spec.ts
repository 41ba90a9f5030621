import { join } from 'node:path';
import { account, NOTICE_VERSION } from '@netlik/contract/identity/account';
import { signIn as contract } from '@netlik/contract/identity/sign-in';
import { landing } from '@netlik/contract/platform/landing';
import { callOver } from '@netlik/testkit/call';
import type { Page } from '@playwright/test';
import { cleanUp, run, startServer, stop, temporaryFolder, withoutDemo } from '../process/server-process.ts';
import { expect, test } from './fixtures.ts';
import { demo, demoPassword, signIn } from './people.ts';

const MAX_LAYOUT_SHIFT = 0.02;

/** Delays every script file until the returned function is called. */
const holdScripts = async (page: Page) => {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

const isHydrated = (page: Page) => expect(page.locator('#root[data-prerendered]')).toHaveCount(0);

const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          done(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(0), 500);
      }),
  );

const typeEarly = async (page: Page) => {
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tekrar hoş geldin');
  await page.getByLabel('E-posta').fill(demo.coach);
  await page.getByLabel('Beni hatırla').check();
  await page.getByLabel('Şifre', { exact: true }).fill(demoPassword);
};

test('what is typed into the login form before the scripts arrive stays, with the focus', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await typeEarly(page);
  release();
  await isHydrated(page);
  await expect(page.getByLabel('E-posta')).toHaveValue(demo.coach);
  await expect(page.getByLabel('Şifre', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Beni hatırla')).toBeChecked();
  expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  // Hydration must not remove it again.
  await page.getByRole('button', { name: 'Şifreyi göster' }).click();
  await expect(page.getByLabel('Şifre', { exact: true })).toHaveValue(demoPassword);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(page).toHaveURL(/\/coach-dashboard$/);
});

test('a login form that is submitted before the scripts arrive is sent after hydration', async ({ page }) => {
  const release = await holdScripts(page);
  await typeEarly(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  release();
  await expect(page).toHaveURL(/\/coach-dashboard$/);
});

test('a remembered address is filled in after hydration', async ({ page }) => {
  const remembered = JSON.stringify({ email: demo.free, savedAt: Date.now() });
  await page.addInitScript((text) => localStorage.setItem('netlik.remembered-email', text), remembered);
  await page.goto('/login');
  await expect(page.getByLabel('E-posta')).toHaveValue(demo.free);
  await expect(page.getByLabel('Beni hatırla')).toBeChecked();
});

test('the public landing page is readable before scripts, hydrates without a change and sends no events', async ({
  page,
  request,
}) => {
  // A separate server, because `/` of the other one redirects to the login page; without the demo, which
  // takes longer than the test.
  const folder = temporaryFolder('landing');
  const env = { ...withoutDemo, DATA_DIR: join(folder, 'data') };
  const server = await startServer({ ...env, LOG_LEVEL: 'error' });
  await server.ready();
  try {
    const call = callOver(server.base);
    const file = 'apps/api/dist/commands/admin-create.js';
    const body = { email: 'ilk@netlik.example', password: 'ilk-yonetici' };
    await run(env, { file, args: [body.email], input: `${body.password}\n` }).ended;
    const { data: admin } = await call(contract.login, { body });
    const consent = { birthYear: 1990, noticeVersion: NOTICE_VERSION };
    await call(account.consent, { body: consent }, admin.token);
    const { data: settings } = await call(landing.settings, {}, admin.token);
    await page.goto(`${server.base}/`);
    await expect(page).toHaveURL(/\/login$/);

    const stats = [{ value: 2.4, suffix: 'M', label: 'çalışma dakikası' }];
    await call(landing.saveSettings, { body: { ...settings, stats, isPublic: true } }, admin.token);
    await expect
      .poll(async () => (await request.get(`${server.base}/`)).text())
      .toContain('çalışma dakikası');
    const sent: string[] = [];
    page.on('request', (each) => sent.push(new URL(each.url()).pathname));
    const release = await holdScripts(page);
    const title = page.getByRole('heading', { level: 1 });
    for (const [variant, words] of [
      ['A', 'YKS’ye giden yolu netleştir'],
      ['B', 'Bugün ne çalışacağını düşünme, çalış'],
    ] as const) {
      await page.goto(`${server.base}/?exp.landing_hero_v1=${variant}`, { waitUntil: 'commit' });
      await expect(title).toHaveText(words);
      await expect(page.getByText('2,4M')).toBeVisible();
      release();
      await isHydrated(page);
      await expect(title).toHaveText(words);
      expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    }
    await page.getByText('Netlik ücretli mi?').click();
    await page.getByRole('link', { name: 'Giriş yap' }).first().click();
    await expect(page.getByLabel('E-posta')).toBeVisible();
    await page.getByRole('link', { name: 'Netlik ana sayfa' }).click();
    await expect(title).toHaveText('Bugün ne çalışacağını düşünme, çalış');
    expect(sent.filter((path) => path.startsWith('/api/events'))).toEqual([]);

    const { data: person } = await call(contract.login, { body });
    await page.evaluate(
      (text) => localStorage.setItem('netlik.session', text),
      JSON.stringify({ ...person, remember: true, receivedAt: Date.now() }),
    );
    await page.goto(`${server.base}/`);
    await expect(page).toHaveURL(/\/admin-dashboard$/);
    // Closed before its server stops, because an open page would report failed requests.
    await page.goto('about:blank');
  } finally {
    await stop(server);
    await cleanUp(folder);
  }
});

test('a signed-in user never sees the prerendered login page', async ({ page }) => {
  await signIn(page, demo.student);
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('#root[data-prerendered]')).toBeHidden();
  await expect(page.getByLabel('E-posta')).toBeHidden();
  release();
  await expect(page).toHaveURL(/\/dashboard$/);
});
