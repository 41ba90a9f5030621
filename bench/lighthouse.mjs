import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { tutorialPages } from '@netlik/contract/identity/account';
import { browserArguments, findBrowser } from '../scripts/browser.mjs';
import { serveProduct, withDataFolder } from './processes.mjs';
import { atLeast, atMost, median } from './report.mjs';

const LOADS = 3;
const MAX_SHIFTED = 0.05;
const TOP = 5;
const PASSWORD = 'netlik123';
const pages = [
  { path: '/login', score: 97 },
  { path: '/dashboard', score: 85, email: 'ogrenci@netlik.demo' },
  { path: '/exam-tracker', score: 85, email: 'ogrenci@netlik.demo' },
  { path: '/topic-matrix', score: 85, email: 'ogrenci@netlik.demo' },
  { path: '/coach-dashboard', score: 80, email: 'koc@netlik.demo' },
];

/** Installed only here, because its 200 packages would add 40 % to every `npm ci`. */
const loadLighthouse = async (log) => {
  const folder = new URL('lighthouse/', import.meta.url);
  if (!existsSync(new URL('node_modules/lighthouse', folder))) {
    log('installing Lighthouse…');
    const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', flags, { cwd: fileURLToPath(folder), stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const require = createRequire(new URL('package.json', folder));
  const load = (name) => import(pathToFileURL(require.resolve(name)).href);
  return {
    lighthouse: (await load('lighthouse')).default,
    puppeteer: (await load('puppeteer-core')).default,
  };
};

const post = async (url, body, token) => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return (await answer.json()).data;
};

const signIn = (base, email) => post(`${base}/api/users/login`, { email, password: PASSWORD });

/** Same form as `api/session.ts`; otherwise the load would store it again and render the shell twice. */
const sessionOf = ({ token, refreshToken, user }) => {
  const { _id, email, firstName, lastName, role, avatar, plan, coachSettings, consent } = user;
  const { appearance, tutorialsSeen } = user;
  const person = { _id, email, firstName, lastName, role, avatar, plan, coachSettings, consent };
  return {
    token,
    refreshToken,
    user: { ...person, appearance, tutorialsSeen },
    remember: false,
    receivedAt: Date.now(),
  };
};

/** Stored on the server, because a tour seen only by the device would be reported during the load. */
const markToursSeen = async (base) => {
  for (const email of new Set(pages.flatMap((page) => page.email ?? []))) {
    const { token } = await signIn(base, email);
    for (const page of tutorialPages) await post(`${base}/api/users/tutorial/seen`, { page }, token);
  }
};

// Runs in the page before other scripts, because Lighthouse names only one element per shift and no
// direction.
const watchShifts = () => {
  window.shifts = [];
  const nameOf = (node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'an element that is gone';
    const words = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 30);
    return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> "${words}"`;
  };
  const placeOf = ({ y, width, height }) =>
    width * height === 0
      ? 'out of sight'
      : `${Math.round(width)}×${Math.round(height)} at y ${Math.round(y)}`;
  // Lighthouse later disables the touch screen, which moves elements too.
  const isPhone = () => matchMedia('(hover: none)').matches;
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput && isPhone())
        window.shifts.push({
          value,
          at: startTime,
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${nameOf(node)} ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
          ),
        });
  }).observe({ type: 'layout-shift', buffered: true });
};

/** A load in a new browser with only the session stored. */
const load = async ({ lighthouse, puppeteer }, base, { path, email }) => {
  const browser = await puppeteer.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const page = await browser.newPage();
    if (email) {
      const session = sessionOf(await signIn(base, email));
      await page.goto(`${base}/api/health`);
      await page.evaluate((value) => localStorage.setItem('netlik.session', value), JSON.stringify(session));
    }
    await page.evaluateOnNewDocument(watchShifts);
    const flags = {
      onlyCategories: ['performance'],
      // Mobile with simulated throttling is Lighthouse's default.
      formFactor: 'mobile',
      disableStorageReset: true,
      disableFullPageScreenshot: true,
      logLevel: 'error',
    };
    const run = () => lighthouse(base + path, flags, undefined, page);
    let { lhr } = await run();
    // Chromium sometimes records a trace without a beginning, which says nothing about the page.
    if (lhr.runtimeError?.code === 'NO_NAVSTART') ({ lhr } = await run());
    if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
    if (new URL(lhr.finalDisplayedUrl).pathname !== path)
      throw new Error(`${path} has led to ${lhr.finalDisplayedUrl}`);
    const { audits, categories } = lhr;
    return {
      score: categories.performance.score * 100,
      blocked: audits['total-blocking-time'].numericValue,
      largest: audits['largest-contentful-paint'].numericValue,
      shifted: audits['cumulative-layout-shift'].numericValue,
      tasks: audits['long-tasks'].details?.items ?? [],
      scripts: audits['bootup-time'].details?.items ?? [],
      shifts: await page.evaluate(() => window.shifts),
    };
  } finally {
    await browser.close();
  }
};

const most = (list, by) => [...list].sort((a, b) => by(b) - by(a)).slice(0, TOP);
const fileOf = (url) => url.split('/').at(-1) || url;
const figuresOf = ({ score, blocked, largest, shifted }) =>
  `score ${Math.round(score)}, blocked ${Math.round(blocked)} ms, largest paint ${(largest / 1000).toFixed(2)} s, shift ${shifted.toFixed(3)}`;

/** Lists shifts and blocking tasks to explain a missed limit. */
const explain = ({ tasks, scripts, shifts }, log) => {
  for (const { value, at, moved } of most(shifts, (one) => one.value)) {
    log(`  shift ${value.toFixed(3)} at ${Math.round(at)} ms`);
    for (const line of moved) log(`    ${line}`);
  }
  for (const { url, startTime, duration } of most(tasks, (one) => one.duration))
    log(`  task of ${Math.round(duration)} ms at ${Math.round(startTime)} ms: ${fileOf(url)}`);
  for (const { url, total, scripting, scriptParseCompile } of most(scripts, (one) => one.total))
    log(
      `  CPU ${Math.round(total)} ms, scripting ${Math.round(scripting)}, parsing ${Math.round(scriptParseCompile)}: ${fileOf(url)}`,
    );
};

/** Lighthouse on a phone with a cold cache, for people who have seen the tours. */
export const measureLighthouse = (log) =>
  withDataFolder(async (dataDir) => {
    const tools = await loadLighthouse(log);
    const product = await serveProduct(dataDir);
    try {
      await markToursSeen(product.base);
      const figures = [];
      for (const page of pages) {
        const loads = [];
        for (let round = 1; round <= LOADS; round++) {
          loads.push(await load(tools, product.base, page));
          log(`${page.path}, load ${round}: ${figuresOf(loads.at(-1))}`);
        }
        explain(loads.at(-1), log);
        const of = (name) => median(loads.map((one) => one[name]));
        const detail = `median of ${LOADS}; blocked ${Math.round(of('blocked'))} ms, largest paint ${(of('largest') / 1000).toFixed(2)} s`;
        figures.push(
          atLeast(`\`${page.path}\`, Lighthouse mobile, cold`, of('score'), page.score, detail),
          atMost(
            `\`${page.path}\`, layout shift in the same loads`,
            of('shifted'),
            { limit: MAX_SHIFTED, digits: 3 },
            `median of ${LOADS}`,
          ),
        );
      }
      return figures;
    } finally {
      await product.stop();
    }
  });
