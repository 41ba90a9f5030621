import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import { buildBarePage } from './bare-page.mjs';
import { serve, serveProduct, withDataFolder } from './processes.mjs';
import { atMost, median } from './report.mjs';

const LOADS = 9;
const CPU_SLOWDOWN = 4;
const MEGABITS = 1.6;
/** Slow 4G, as in Lighthouse. */
const LATENCY_MS = 150;
const ADMIN = { email: 'admin@netlik.demo', password: 'netlik123' };

const publishLanding = async (base) => {
  const call = async (method, path, body, token) => {
    const answer = await fetch(`${base}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()).data;
  };
  const { token } = await call('POST', '/users/login', ADMIN);
  const settings = await call('GET', '/admin/landing', undefined, token);
  await call('PUT', '/admin/landing', { ...settings, isPublic: true }, token);
};

// Runs in the page before other scripts; the first contentful paint is the text, because nothing precedes it.
const watchPaint = () => {
  window.seen = { shifted: 0 };
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.seen.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** One load with an empty cache: time of the text's paint and layout shift until rest. */
const load = async (browser, url) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(watchPaint);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: (MEGABITS * 1e6) / 8,
    uploadThroughput: (MEGABITS * 1e6) / 8,
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const seen = await page.evaluate(() => ({
    at: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    shifted: window.seen.shifted,
    words: document.querySelector('h1')?.textContent,
  }));
  await context.close();
  if (!seen.words) throw new Error(`${url} shows no title`);
  return seen;
};

export const measurePrerender = (log) =>
  withDataFolder(async (dataDir) => {
    const env = { BARE_FILES: await buildBarePage() };
    const bareServer = fileURLToPath(new URL('bare-server.mjs', import.meta.url));
    const product = await serveProduct(dataDir);
    const bare = await serve(process.execPath, [bareServer], { env, health: '/health' });
    const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
    try {
      await publishLanding(product.base);
      const addresses = { bare: `${bare.base}/`, '/login': `${product.base}/login`, '/': `${product.base}/` };
      const loads = { bare: [], '/login': [], '/': [] };
      for (const url of Object.values(addresses)) await load(browser, url);
      for (let round = 1; round <= LOADS; round++) {
        for (const name of Object.keys(addresses)) loads[name].push(await load(browser, addresses[name]));
        const times = Object.entries(loads).map(([name, list]) => `${name} ${Math.round(list.at(-1).at)} ms`);
        log(`load ${round}: ${times.join(', ')}`);
      }
      const at = (name) => median(loads[name].map((one) => one.at));
      const how = `${CPU_SLOWDOWN}× slower CPU, ${MEGABITS} Mbps, ${LATENCY_MS} ms, cold`;
      return ['/login', '/'].flatMap((name) => [
        atMost(
          `\`${name}\`, text painted at ${how}, of a bare React page`,
          at(name) / at('bare'),
          { limit: 1, unit: ' ×', digits: 2 },
          `${Math.round(at(name))} ms of ${Math.round(at('bare'))} ms, medians of ${LOADS}`,
        ),
        atMost(
          `\`${name}\`, layout shift in the same loads`,
          Math.max(...loads[name].map((one) => one.shifted)),
          { limit: 0.02, digits: 3 },
          'the largest',
        ),
      ]);
    } finally {
      await browser.close();
      await bare.stop();
      await product.stop();
    }
  });
