import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  expect,
  type Page,
} from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/browser.mjs';
import { disableServiceWorker, suppressOfflineNotice, suppressTours } from './fixtures.ts';
import { applyAppearance, waitUntilLoaded } from './page-checks.ts';
import { demo, signIn } from './people.ts';
import { type Visit, visits } from './route-visits.ts';

/** Pictures of every route for `npm run screens` (scripts/screens.mjs), equal if nothing has changed. */

const HIGHEST_PX = 6_000;
const MAX_TRIES = 8;
const QUIET_MS = 300;
const SETTLE_TIMEOUT_MS = 30_000;

const sizes: BrowserContextOptions[] = [
  { viewport: { width: 1440, height: 900 } },
  { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
];

/** Fixes time and random numbers, which would differ between runs. */
const freeze = (context: BrowserContext, now: number) =>
  context.addInitScript((at: number) => {
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...given: [] | [number]) {
        if (given.length === 0) super(at);
        else super(...given);
      }
      static override now = () => at;
    } as DateConstructor;
    let seed = 1;
    Math.random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    try {
      // Selects the variant of an experiment.
      localStorage.setItem('netlik.anonymous-id', '0'.repeat(32));
    } catch {
      // about:blank has no storage.
    }
  }, now);

/** The server's own load figures differ in every run. */
const fixMetrics = (context: BrowserContext, now: number) =>
  context.route('**/api/admin/system/metrics', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    const measuredAt = new Date(now).toISOString();
    const measured = { systemLoad: 12, responseTime: 34, processes: 1, databaseSize: 0.027, measuredAt };
    await route.fulfill({ response, json: { ...rest, data: data && { ...data, ...measured } } });
  });

/** Pending requests without event streams, which never end. */
export const watchRequests = (page: Page) => {
  const open = new Set<unknown>();
  let changedAt = Date.now();
  const change = (act: () => void) => {
    act();
    changedAt = Date.now();
  };
  page.on('request', (request) => change(() => open.add(request)));
  page.on('requestfinished', (request) => change(() => open.delete(request)));
  page.on('requestfailed', (request) => change(() => open.delete(request)));
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('event-stream'))
      change(() => open.delete(response.request()));
  });
  return () => open.size === 0 && Date.now() - changedAt > QUIET_MS;
};

export const settle = async (page: Page, isQuiet: () => boolean) => {
  await waitUntilLoaded(page);
  await expect.poll(isQuiet, { timeout: SETTLE_TIMEOUT_MS }).toBe(true);
  await waitUntilLoaded(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Lazy images outside the view would never be decoded.
    const images = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
};

/** Fits the window to the page, so that lazy parts render too; twice, because they change the height. */
const fitHeight = async (page: Page, isQuiet: () => boolean) => {
  const { width, height } = page.viewportSize()!;
  for (let round = 0; round < 2; round++) {
    await page.setViewportSize({ width, height });
    await settle(page, isQuiet);
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(whole, HIGHEST_PX) });
    await settle(page, isQuiet);
  }
};

/** Repeated until two pictures are equal, because the last frame may be late on a busy machine. */
export const photograph = async (page: Page): Promise<Buffer> => {
  const shoot = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
  let last = await shoot();
  for (let tries = 1; tries < MAX_TRIES; tries++) {
    await page.evaluate((quiet) => new Promise((done) => setTimeout(done, quiet)), QUIET_MS);
    const next = await shoot();
    if (next.equals(last)) return next;
    last = next;
  }
  console.log('    it did not come to rest');
  return last;
};

/** A window where nothing differs between runs and nothing covers the page. */
export const openWindow = async (
  browser: Browser,
  { now, ...options }: BrowserContextOptions & { now: number },
) => {
  const context = await browser.newContext({
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
    ...options,
  });
  await freeze(context, now);
  await disableServiceWorker(context);
  await suppressOfflineNotice(context);
  await suppressTours(context);
  await fixMetrics(context, now);
  return context;
};

type Options = { url: string; folder: string; now: number; only: string; part: string };
type Who = NonNullable<Visit['as']>;

/** One session per demo person, because each sign-in would add a device to their list. */
const openSessions = () => {
  const kept = new Map<Who, Awaited<ReturnType<BrowserContext['storageState']>>>();
  return {
    async start(page: Page, as: Who) {
      const state = kept.get(as);
      if (state) return page.context().setStorageState(state);
      const person = typeof as === 'function' ? await as() : { email: demo[as] };
      return signIn(page, person.email, 'password' in person ? person.password : undefined);
    },
    /** Keeps only the session, because other stored data must not reach the next page. */
    async keep(page: Page, as: Who) {
      const { cookies, origins } = await page.context().storageState();
      const only = origins.map(({ origin, localStorage }) => ({
        origin,
        localStorage: localStorage.filter(({ name }) => name === 'netlik.session'),
      }));
      kept.set(as, { cookies, origins: only });
    },
  };
};

type Sessions = ReturnType<typeof openSessions>;
type Save = (theme: string, picture: Buffer) => void;

const takeVisit = async (page: Page, { address, as }: Visit, sessions: Sessions, save: Save) => {
  if (as) await sessions.start(page, as);
  const isQuiet = watchRequests(page);
  await page.goto(typeof address === 'string' ? address : await address());
  await fitHeight(page, isQuiet);
  for (const theme of ['light', 'dark'] as const) {
    await applyAppearance(page, { theme });
    await settle(page, isQuiet);
    save(theme, await photograph(page));
  }
  if (as) await sessions.keep(page, as);
};

/** Staff see students' actions, and visitors create people, so this order keeps visits independent. */
const rankOf = ({ as }: Visit) => (as === 'coach' || as === 'admin' ? 0 : typeof as === 'string' ? 1 : 2);

const selectVisits = (only: string, part: string): Visit[] => {
  const [number = 1, parts = 1] = part.split('/').map(Number);
  return visits
    .filter(({ expectedUrl }) => !expectedUrl)
    .sort((a, b) => rankOf(a) - rankOf(b))
    .filter((_, index, { length }) => Math.floor((index * parts) / length) === number - 1)
    .filter(({ name }) => (only.startsWith('=') ? name === only.slice(1) : name.includes(only)));
};

const fileName = (name: string) => name.replace(/^\//, '').replace(/[^\w,-]+/g, '-');

/** Returns the failed visits. */
export const takePictures = async ({ url, folder, now, only, part }: Options): Promise<string[]> => {
  if (!only && part === '1/1') rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  const sessions = openSessions();
  const failed: string[] = [];
  for (const visit of selectVisits(only, part))
    for (const size of sizes) {
      const context = await openWindow(browser, { ...size, baseURL: url, now });
      const name = `${fileName(visit.name)} ${size.viewport!.width}`;
      console.log(`  ${name}`);
      try {
        await takeVisit(await context.newPage(), visit, sessions, (theme, picture) =>
          writeFileSync(`${folder}/${name} ${theme}.png`, picture),
        );
      } catch (error) {
        console.log(`    failed: ${error}`);
        failed.push(name);
      }
      await context.close();
    }
  await browser.close();
  return failed;
};
