import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import { serveProduct, withDataFolder } from './processes.mjs';
import { atMost, median } from './report.mjs';

const LOADS = 5;
const CPU_SLOWDOWN = 4;
const MEGABITS = 1.6;
/** Slow 4G, as in Lighthouse. */
const LATENCY_MS = 150;
const QUIET_MS = 1_500;
const STUDENT = { email: 'ogrenci@netlik.demo', password: 'netlik123' };
// Strings that occur only in the charts and their panel.
const CHART_MARKERS = ['Derslere göre süre', 'Düzen = çalıştığın günler'];

const signIn = async (base) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${base}/api/users/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(STUDENT),
  });
  return (await answer.json()).data;
};

// Runs in the page before other scripts and records the last change of the four cards' numbers and the
// largest contentful paint. The posted task runs right after that frame, before other queued tasks.
const watchCards = (session) => {
  localStorage.setItem('netlik.session', JSON.stringify(session));
  // A returning student, because the tutorial opens on the first visit.
  localStorage.setItem(`netlik.tours-seen.${session.user._id}`, '["dashboard"]');
  window.cards = { text: '', at: null, largest: 0, shifted: 0 };
  new PerformanceObserver((list) => {
    window.cards.largest = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries())
      if (!hadRecentInput) window.cards.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    requestAnimationFrame(look);
    const shown = document.querySelectorAll('[data-tour=dashboard-figures] > section:not([aria-busy])');
    const text = [...shown].map((card) => card.textContent).join('|');
    if (shown.length < 4 || text === window.cards.text) return;
    const painted = () => Object.assign(window.cards, { text, at: performance.now() });
    scheduler.postTask(painted, { priority: 'user-blocking' });
  };
  requestAnimationFrame(look);
};

/** One signed-in load with an empty cache. */
const load = async (browser, base, { slow = false, onResponse = () => {} } = {}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const session = { ...(await signIn(base)), remember: false, receivedAt: Date.now() };
  const page = await context.newPage();
  page.on('response', onResponse);
  await page.addInitScript(watchCards, session);
  if (slow) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: (MEGABITS * 1e6) / 8,
      uploadThroughput: (MEGABITS * 1e6) / 8,
    });
  }
  await page.goto(`${base}/dashboard`, { waitUntil: 'networkidle' });
  await page.waitForFunction(
    (quiet) => window.cards.at !== null && performance.now() - window.cards.at > quiet,
    QUIET_MS,
  );
  const cards = await page.evaluate(() => window.cards);
  await context.close();
  return cards;
};

/** Compresses the files itself, because the server may use another compression. */
const measureWeight = async (browser, base) => {
  const addresses = new Set();
  await load(browser, base, {
    onResponse: (response) => {
      if (/\.(?:js|css)$/.test(new URL(response.url()).pathname)) addresses.add(response.url());
    },
  });
  const files = await Promise.all(
    [...addresses].map(async (url) => {
      const text = await (await fetch(url)).text();
      return { url, text, gzip: gzipSync(text, { level: 9 }).length };
    }),
  );
  const charts = files.filter(({ text }) => CHART_MARKERS.some((word) => text.includes(word)));
  if (charts.length > 0) throw new Error(`Charts come with the first load: ${charts.map(({ url }) => url)}`);
  return { files: files.length, bytes: files.reduce((sum, { gzip }) => sum + gzip, 0) };
};

export const measureDashboard = (log) =>
  withDataFolder(async (dataDir) => {
    const product = await serveProduct(dataDir);
    const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
    try {
      const { bytes, files } = await measureWeight(browser, product.base);
      const loads = [];
      for (let round = 1; round <= LOADS; round++) {
        loads.push(await load(browser, product.base, { slow: true }));
        const { at, largest, shifted } = loads.at(-1);
        log(
          `load ${round}: numbers at ${Math.round(at)} ms, largest paint ${Math.round(largest)} ms, shift ${shifted.toFixed(3)}`,
        );
      }
      const of = (name) => median(loads.map((one) => one[name]));
      const how = `${CPU_SLOWDOWN}× slower CPU, ${MEGABITS} Mbps, ${LATENCY_MS} ms, cold`;
      return [
        atMost(
          '`/dashboard`, first load of JS + CSS, gzip, charts not in it',
          bytes / 1000,
          { limit: 205, unit: ' kB', digits: 1 },
          `${files} files`,
        ),
        atMost(
          `\`/dashboard\`, largest contentful paint at ${how}`,
          of('largest') / 1000,
          { limit: 2.3, unit: ' s', digits: 2 },
          `median of ${LOADS}; layout shift ${of('shifted').toFixed(3)}`,
        ),
        atMost(
          `\`/dashboard\`, the four cards with their last digits painted at ${how}`,
          of('at') / 1000,
          { limit: 2.5, unit: ' s', digits: 2 },
          `median of ${LOADS}; they come with the page, so they do not run`,
        ),
      ];
    } finally {
      await browser.close();
      await product.stop();
    }
  });
