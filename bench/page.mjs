import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import { buildBarePage } from './bare-page.mjs';
import { serve, serveProduct, withDataFolder } from './processes.mjs';
import { atMost, median } from './report.mjs';

const LOADS = 15;
const CPU_SLOWDOWN = 4;
const PAINT_TIMEOUT_MS = 20_000;

// Runs in the page before other scripts and records the first frame with the e-mail field. The posted task
// runs right after that frame, before other queued tasks.
const watchForm = () => {
  let painted;
  window.formPainted = new Promise((done) => {
    painted = done;
  });
  const look = () => {
    const field = document.querySelector('input[type=email]');
    if (!field || field.getBoundingClientRect().height === 0) return requestAnimationFrame(look);
    scheduler.postTask(() => painted(performance.now()), { priority: 'user-blocking' });
  };
  requestAnimationFrame(look);
};

/** One load with an empty cache; milliseconds until the form is painted. */
const load = async (browser, url, { slower = 1, onResponse = () => {} } = {}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  page.on('response', onResponse);
  await page.addInitScript(watchForm);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(url, { waitUntil: 'networkidle' });
  const painted = await page.evaluate(
    (patience) => Promise.race([window.formPainted, new Promise((done) => setTimeout(done, patience, null))]),
    PAINT_TIMEOUT_MS,
  );
  if (painted === null) throw new Error(`${url} shows no form`);
  await context.close();
  return painted;
};

/** Compresses the files itself, because the server may use another compression. */
const measureWeight = async (browser, url) => {
  const files = new Set();
  await load(browser, url, {
    onResponse: (response) => {
      if (/\.(?:js|css)$/.test(new URL(response.url()).pathname)) files.add(response.url());
    },
  });
  const sizes = await Promise.all(
    [...files].map(
      async (file) => gzipSync(Buffer.from(await (await fetch(file)).arrayBuffer()), { level: 9 }).length,
    ),
  );
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
};

const compare = async (browser, addresses, log) => {
  const times = { product: [], bare: [] };
  for (const url of Object.values(addresses)) await load(browser, url, { slower: CPU_SLOWDOWN });
  for (let round = 1; round <= LOADS; round++) {
    for (const who of round % 2 === 1 ? ['bare', 'product'] : ['product', 'bare'])
      times[who].push(await load(browser, addresses[who], { slower: CPU_SLOWDOWN }));
    log(`load ${round}: ${Math.round(times.product.at(-1))} ms, bare ${Math.round(times.bare.at(-1))} ms`);
  }
  return { product: median(times.product), bare: median(times.bare) };
};

export const measurePage = (log) =>
  withDataFolder(async (dataDir) => {
    const env = { BARE_FILES: await buildBarePage() };
    const bareServer = fileURLToPath(new URL('bare-server.mjs', import.meta.url));
    const product = await serveProduct(dataDir);
    const bare = await serve(process.execPath, [bareServer], { env, health: '/health' });
    const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
    try {
      const addresses = { product: `${product.base}/login`, bare: `${bare.base}/` };
      const { bytes, files } = await measureWeight(browser, addresses.product);
      const { bytes: bareBytes } = await measureWeight(browser, addresses.bare);
      const painted = await compare(browser, addresses, log);
      const kilobytes = (number) => `${(number / 1000).toFixed(1)} kB`;
      return [
        atMost(
          '`/login`, first load of JS + CSS, gzip',
          bytes / 1000,
          { limit: 142, unit: ' kB', digits: 1 },
          `${files} files; the bare page ${kilobytes(bareBytes)}`,
        ),
        atMost(
          `\`/login\`, form painted at ${CPU_SLOWDOWN}× slower CPU, of a bare React page with the same form`,
          painted.product / painted.bare,
          { limit: 1.7, unit: ' ×', digits: 2 },
          `${Math.round(painted.product)} ms of ${Math.round(painted.bare)} ms`,
        ),
      ];
    } finally {
      await browser.close();
      await bare.stop();
      await product.stop();
    }
  });
