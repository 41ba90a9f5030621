import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/browser.mjs';
import { desktopSpecs } from './tests/journeys/widths.ts';

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;

/** A single file, as in `npx playwright test timer`, runs at one width. */
const tier = process.env.TEST_TIER;

/** These visit both widths themselves. */
const bothWidths = /(?:routes|planted-faults|bundle-size|stored-scripts)\.spec\.ts$/;
const otherBrowsers = /other-browsers\.spec\.ts$/;

const selection = {
  main: { grep: /@main/, projects: [{ name: 'once' }] },
  full: {
    testIgnore: otherBrowsers,
    // A journey written for one width runs at that width only.
    projects: [
      { name: 'phone', testIgnore: [otherBrowsers, bothWidths, desktopSpecs], grepInvert: /@wide|@speed/ },
      { name: 'desktop', grepInvert: /@phone|@speed/ },
    ],
  },
  soak: {
    projects: [
      { name: 'once', testMatch: [/routes\.spec\.ts$/, /stored-scripts\.spec\.ts$/, otherBrowsers] },
      // Milliseconds of one machine are twice those of another, so they refuse no change.
      { name: 'speed', grep: /@speed/, workers: 1 },
    ],
  },
}[tier ?? ''] ?? { projects: [{ name: 'once' }] };

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/product.setup.ts',
  fullyParallel: true,
  // One per core, because more browsers with software rendering starve each other on a slow machine.
  workers: 2,
  // A busy machine may time out once; Playwright reports those as flaky.
  retries: process.env.CI ? 1 : 0,
  // Catches stuck tests only, because a loaded machine takes several times as long.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // Without an output file the JSON floods the terminal.
  reporter: report ? [['line'], ['json']] : [['line']],
  use: {
    // Set by the global setup, which runs before any worker reads this file.
    baseURL: process.env.E2E_URL,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: browserArguments,
    },
  },
  ...selection,
});
