import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import { serveProduct, withDataFolder } from './processes.mjs';
import { atMost, median } from './report.mjs';

const LOADS = 9;
const CPU_SLOWDOWN = 4;
const STUDENT = { email: 'ogrenci@netlik.demo', password: 'netlik123' };
const YEAR = new Date().getFullYear() - 1;

const call = async (base, path, body, token) => {
  const answer = await fetch(`${base}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()).data;
};

/** Adds a session and a reminder to every day of last year. */
const fillYear = async (base) => {
  const { token } = await call(base, '/users/login', STUDENT);
  let days = 0;
  for (let at = Date.UTC(YEAR, 0, 1, 9); new Date(at).getUTCFullYear() === YEAR; at += 86_400_000) {
    const date = new Date(at).toISOString();
    const session = {
      subject: 'fizik',
      duration: 20 + (days % 9) * 20,
      date,
      quality: 4,
      mood: 'Normal',
      source: 'manual',
      allowOverlap: true,
    };
    await call(base, '/study-sessions', session, token);
    await call(base, '/reminders', { date: date.slice(0, 10), text: 'Tekrar' }, token);
    days += 1;
  }
  return days;
};

// Runs in the page before other scripts and records when all days of the year were painted. The posted task
// runs right after that frame, before other queued tasks.
const watchSquares = ([session, days]) => {
  localStorage.setItem('netlik.session', JSON.stringify(session));
  // A returning student, because the tutorial opens on the first visit.
  localStorage.setItem(`netlik.tours-seen.${session.user._id}`, '["calendar"]');
  window.squares = { painted: null, arrived: null, pressed: null };
  const press = () => {
    window.squares.pressed = performance.now();
  };
  addEventListener('click', press, true);
  new PerformanceObserver((list) => {
    for (const { name, responseEnd } of list.getEntries())
      if (name.includes('/api/calendar/days')) window.squares.arrived = responseEnd;
  }).observe({ type: 'resource', buffered: true });
  const look = () => {
    requestAnimationFrame(look);
    const shown = document.querySelectorAll('[data-day]:not([data-heat="0"])').length;
    if (shown < days || window.squares.painted !== null) return;
    const painted = () => {
      window.squares.painted ??= performance.now();
    };
    scheduler.postTask(painted, { priority: 'user-blocking' });
  };
  requestAnimationFrame(look);
};

const millisecondsSince = async (page, what) => {
  await page.waitForFunction(
    (name) => window.squares.painted !== null && window.squares[name] !== null,
    what,
  );
  return page.evaluate((name) => window.squares.painted - window.squares[name], what);
};

/**
 * Milliseconds to the painted frame: `first` from the end of the reply, `turned` from the click on the next
 * year.
 */
const open = async (browser, base, days, viewport) => {
  const session = {
    ...(await call(base, '/users/login', STUDENT)),
    remember: false,
    receivedAt: Date.now(),
  };
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript(watchSquares, [session, days]);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(`${base}/calendar/study?view=year&month=${YEAR}-01`);
  const first = await millisecondsSince(page, 'arrived');
  await page.goto(`${base}/calendar/study?view=year&month=${YEAR - 1}-01`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Sonraki yıl' }).click();
  const turned = await millisecondsSince(page, 'pressed');
  await context.close();
  return { first, turned };
};

export const measureCalendar = (log) =>
  withDataFolder(async (dataDir) => {
    const product = await serveProduct(dataDir);
    const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
    try {
      const days = await fillYear(product.base);
      const times = { first: [], turned: [], phone: [] };
      for (let round = 1; round <= LOADS; round++) {
        const wide = await open(browser, product.base, days, { width: 1440, height: 900 });
        const narrow = await open(browser, product.base, days, { width: 390, height: 844 });
        times.first.push(wide.first);
        times.turned.push(wide.turned);
        times.phone.push(narrow.first);
        const shown = [wide.first, wide.turned, narrow.first].map(Math.round);
        log(`load ${round}: opened ${shown[0]} ms, turned to ${shown[1]} ms, on a phone ${shown[2]} ms`);
      }
      const [first, turned, phone] = Object.values(times).map(median);
      return [
        atMost(
          `year heat map of ${days} full days, from the answer to the painted grid at ${CPU_SLOWDOWN}× slower CPU`,
          Math.max(first, phone),
          { limit: 300, unit: ' ms' },
          `medians of ${LOADS}: wide ${Math.round(first)}, phone ${Math.round(phone)} ms; ${Math.round(turned)} ms from a press that turns to it`,
        ),
      ];
    } finally {
      await browser.close();
      await product.stop();
    }
  });
