import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type BrowserContext, expect, test } from '@playwright/test';
import { firstLoad } from './budgets.ts';
import { measureFirstLoad, signedInFiles, signedInMarkers } from './first-load.ts';
import { accessibilityFaults, colourRules, layoutFaults, waitUntilLoaded } from './page-checks.ts';
import { watchFaults } from './page-faults.ts';

/** Proves that each page check finds a planted fault. */

const assets = new URL('../../apps/web/dist/assets/', import.meta.url);

const openPage = async (context: BrowserContext, address = '/forgot-password') => {
  const faults = await watchFaults(context);
  const page = await context.newPage();
  await page.goto(address);
  await waitUntilLoaded(page);
  return { page, faults };
};

test('a clean page has no faults; planted messages, errors, requests and policy violations are found', async ({
  context,
}) => {
  const { page, faults } = await openPage(context);
  expect(await layoutFaults(page)).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await faults.all()).toEqual([]);

  await page.route('**/api/broken', (route) => route.fulfill({ status: 503 }));
  await page.route('**/api/lost', (route) => route.abort('connectionreset'));
  await page.evaluate(async () => {
    console.error('planted error');
    console.warn('planted warning');
    console.log('harmless');
    void Promise.reject(new Error('planted rejection'));
    setTimeout(() => {
      throw new Error('planted throw');
    });
    for (const path of ['broken', 'lost', 'unknown']) await fetch(`/api/${path}`).catch(() => undefined);
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.head.append(script);
    const picture = new Image();
    picture.src = 'https://tracker.example/pixel.png';
    document.body.append(picture);
  });
  for (const fault of [
    /planted error/,
    /planted warning/,
    /planted rejection/,
    /planted throw/,
    /answered 503: .*\/api\/broken/,
    /lost: GET .*\/api\/lost/,
    /status of 404 .*\/api\/unknown/,
    /content policy: script-src-elem/,
    /content policy: img-src/,
  ])
    await expect.poll(() => faults.all()).toContainEqual(expect.stringMatching(fault));
  expect((await faults.all()).join()).not.toContain('harmless');
  await expect(page).not.toHaveTitle('taken over');
});

test('an expected fault is ignored, and reported when it does not happen', async ({ context }) => {
  const { page, faults } = await openPage(context);
  faults.expect(/planted/, /never planted/);
  await page.evaluate(() => console.error('planted'));
  expect(await faults.all()).toEqual(['expected, but it never happened: /never planted/']);
});

test('a nameless control, low contrast, overflow, a second heading, a missing title and another name than is seen are found', async ({
  context,
}) => {
  const { page } = await openPage(context);
  await page.evaluate(() => {
    document
      .querySelector('main')!
      .insertAdjacentHTML('beforeend', '<button></button><p style="color:#888;background:#999">soluk</p>');
  });
  const all = (await accessibilityFaults(page)).join('\n');
  expect(all).toContain('button-name');
  expect(all).toContain('color-contrast');
  expect((await accessibilityFaults(page, { rules: colourRules })).join('\n')).toContain('color-contrast');

  await page.evaluate(() => {
    document
      .querySelector('main')!
      .insertAdjacentHTML(
        'beforeend',
        '<h1>İkinci</h1><div style="width:calc(100vw + 40px)">geniş</div><button aria-label="Kapat">Sil</button>',
      );
    document.title = '';
  });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await layoutFaults(page)).toEqual([
      'the title is ""',
      '2 main headings',
      expect.stringMatching(new RegExp(`^\\d+ px wide on ${width}: `)),
      '"Kapat" is seen as "sil"',
    ]);
  }
});

test('a larger script exceeds the budget', async ({ page }) => {
  const ballast = `\n/* ${randomBytes(100_000).toString('hex')} */`;
  await page.route('**/assets/react-*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()) + ballast });
  });
  expect((await measureFirstLoad(page, '/login')).gzip).toBeGreaterThan(firstLoad['/login']);
});

test('a file of the signed-in app on the sign-in page is found', async ({ page }) => {
  const later = readdirSync(assets).find((file) => /^shell-.*\.css$/.test(file))!;
  await page.route('**/login', async (route) => {
    const answer = await route.fetch();
    const link = `<link rel="stylesheet" href="/assets/${later}">`;
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('</head>', `${link}</head>`),
    });
  });
  expect(signedInFiles(await measureFirstLoad(page, '/login'))).toEqual([`/assets/${later}`]);
});

test('the markers of the signed-in app are still in its files', () => {
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const whole = scripts.map((file) => readFileSync(new URL(file, assets), 'utf8')).join('');
  for (const word of signedInMarkers) expect(whole).toContain(word);
});
