import { tutorialPages } from '@netlik/contract/identity/account';
import { type BrowserContext, test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { celebrationTexts } from '../../apps/web/src/shell/celebrations/celebrations.texts.ts';
import { type Faults, watchFaults } from './page-faults.ts';
import { desktopSpecs } from './widths.ts';

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false },
};

/**
 * With one project: `@wide` and `@phone` decide, then the list of desktop specs; the default is the phone.
 */
const sizeFor = ({ project, tags, file }: TestInfo) => {
  if (project.name === 'phone' || project.name === 'desktop') return sizes[project.name];
  if (tags.includes('@wide')) return sizes.desktop;
  return tags.includes('@phone') || !desktopSpecs.test(file) ? sizes.phone : sizes.desktop;
};

/** The offline-ready toast appears at an unpredictable time; specs that test it set `offlineNotice`. */
export const suppressOfflineNotice = (context: BrowserContext) =>
  context.addInitScript(() => {
    try {
      localStorage.setItem('netlik.offline-ready-told', '1');
    } catch {
      // about:blank has no storage.
    }
  });

/** Marks every tutorial as seen, because an open one would cover the page. */
export const suppressTours = (context: BrowserContext) =>
  context.addInitScript(
    (pages: string[]) => {
      const read = Storage.prototype.getItem;
      Storage.prototype.getItem = function (key) {
        const value = read.call(this, key);
        if (!key.startsWith('netlik.tours-seen.')) return value;
        return JSON.stringify([...pages, ...JSON.parse(value ?? '[]')]);
      };
    },
    [...tutorialPages],
  );

/** Precaching the app takes longer than most tests, so only specs with `worker: true` do it. */
export const disableServiceWorker = (context: BrowserContext) =>
  context.addInitScript(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (workers) workers.register = () => new Promise(() => undefined);
  });

type Fixtures = {
  /** True: the page registers its service worker, as in production. */
  worker: boolean;
  offlineNotice: boolean;
  /** True: tutorials start automatically, as on a first visit. */
  tours: boolean;
  /** The test fails on every unexpected fault. */
  faults: Faults;
  /** A second, isolated browser context with the same fault checks. */
  otherDevice: { page: Page; faults: Faults };
};

export const test = base.extend<Fixtures>({
  viewport: ({ baseURL: _ }, use, info) => use(sizeFor(info).viewport),
  isMobile: ({ baseURL: _ }, use, info) => use(sizeFor(info).isMobile),
  hasTouch: ({ baseURL: _ }, use, info) => use(sizeFor(info).hasTouch),
  worker: [false, { option: true }],
  offlineNotice: [false, { option: true }],
  tours: [false, { option: true }],
  faults: [
    async ({ context, worker, offlineNotice, tours }, use) => {
      if (!worker) await disableServiceWorker(context);
      if (!offlineNotice) await suppressOfflineNotice(context);
      if (!tours) await suppressTours(context);
      const faults = await watchFaults(context);
      await use(faults);
      expect(await faults.all(), 'what went wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
  // Celebrations may cover the page at any time; any key closes them.
  page: async ({ page }, use) => {
    const celebration = page.getByRole('dialog').filter({ hasText: celebrationTexts.hint });
    const textShown = async () => ((await celebration.isVisible()) ? celebration.textContent() : null);
    const close = async () => {
      const text = await textShown();
      if (text === null) return;
      await page.keyboard.press('Escape');
      // A second key would reach the page below; another celebration may follow at once.
      await expect.poll(textShown).not.toBe(text);
    };
    await page.addLocatorHandler(celebration, close, { noWaitAfter: true });
    await use(page);
  },
  otherDevice: async ({ browser, worker }, use) => {
    const context = await browser.newContext();
    if (!worker) await disableServiceWorker(context);
    await suppressOfflineNotice(context);
    await suppressTours(context);
    const faults = await watchFaults(context);
    await use({ page: await context.newPage(), faults });
    expect(await faults.all(), 'what went wrong in the other browser').toEqual([]);
    await context.close();
  },
});

export { expect };
