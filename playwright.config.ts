import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/browser.mjs';

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;

// `npm run test:full` runs every test on both widths; `npm test` on one, without the slow tests that a faster test also
// covers (`@long`). Then there is one project, because each project would start its own workers and browsers.
const everyWidth = process.env.EVERY_WIDTH === '1';

/** Heavy suites that `npm test` need not run (scripts/proved.mjs). */
const unchanged = (process.env.UNCHANGED_SUITES ?? '').split(',').filter(Boolean);

export default defineConfig({
  testDir: 'tests/journeys',
  testIgnore: unchanged.map((file) => `**/${file}`),
  globalSetup: './tests/journeys/product.setup.ts',
  fullyParallel: true,
  // As many as the cores: with more, three browsers drawing in software starve each other on a slow machine.
  workers: 2,
  ...(everyWidth ? {} : { grepInvert: /@long/ }),
  // A busy machine may time out once; Playwright reports those as flaky.
  retries: process.env.CI ? 1 : 0,
  // Catch what is stuck, not what is slow: a loaded machine takes several times as long.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // Without an output file the JSON would flood the terminal.
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
  projects: everyWidth ? [{ name: 'phone' }, { name: 'desktop' }] : [{ name: 'once' }],
});
