import { tutorialPages } from '@netlik/contract/identity/account';
import { type BrowserContext, test as base, expect, type Page, type TestInfo } from '@playwright/test';
import { type Faults, watchFaults } from './page-faults.ts';

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false },
};

const onDesktop =
  /(?:error-pages|guards|keyboard|palette-switch|planted-faults|routes|scrollbar|shell|showcase|showcase-table|timer-clock|timer-notice|timer-signals|weight)\.spec\.ts$/;

/** Both, if the run asks for both. Else a journey is made on the phone, or wide if its file is in the list; a tag decides otherwise. */
const sizeFor = ({ project, tags, file }: TestInfo) => {
  if (project.name === 'phone' || project.name === 'desktop') return sizes[project.name];
  if (tags.includes('@wide')) return sizes.desktop;
  return tags.includes('@phone') || !onDesktop.test(file) ? sizes.phone : sizes.desktop;
};

/** The worker is ready on its own time; its word would come into any picture. Where it is awaited, a spec asks for it. */
const hushOfflineNotice = (context: BrowserContext) =>
  context.addInitScript(() => {
    try {
      localStorage.setItem('netlik.offline-ready-told', '1');
    } catch {
      // An empty page has no storage.
    }
  });

/** Everybody has seen the tours of our pages, else one would stand in front of what is tested. */
const hushTours = (context: BrowserContext) =>
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

/** Bringing the whole app to the device for offline use costs more than most tests: only those that are about it pay. */
const stayOnline = (context: BrowserContext) =>
  context.addInitScript(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (workers) workers.register = () => new Promise(() => undefined);
  });

type Fixtures = {
  /** True: the page registers its service worker, as everywhere else. */
  worker: boolean;
  offlineNotice: boolean;
  /** True: tours start by themselves, as at a first visit. */
  tours: boolean;
  /** The test fails on anything in it that was not expected. */
  faults: Faults;
  /** A second browser of the same kind, with nothing of the first in it, watched the same way. */
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
      if (!worker) await stayOnline(context);
      if (!offlineNotice) await hushOfflineNotice(context);
      if (!tours) await hushTours(context);
      const faults = await watchFaults(context);
      await use(faults);
      expect(await faults.all(), 'what went wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
  otherDevice: async ({ browser, worker }, use) => {
    const context = await browser.newContext();
    if (!worker) await stayOnline(context);
    await hushOfflineNotice(context);
    await hushTours(context);
    const faults = await watchFaults(context);
    await use({ page: await context.newPage(), faults });
    expect(await faults.all(), 'what went wrong in the other browser').toEqual([]);
    await context.close();
  },
});

export { expect };
