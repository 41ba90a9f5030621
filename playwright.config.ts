import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;

// `npm run test:full` makes every journey on both widths, `npm test` on one, and leaves out what takes long and is proven in
// a smaller way as well (`@long`). Only one project then: each would have workers and browsers of its own.
const everyWidth = process.env.EVERY_WIDTH === '1';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/product.setup.ts',
  fullyParallel: true,
  // One more than two cores: a timer's five seconds are waited for.
  workers: 3,
  ...(everyWidth ? {} : { grepInvert: /@long/ }),
  // A loaded machine may be late once; Playwright tells which were.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  expect: { timeout: 8_000 },
  // Without a file to write to, the JSON would drown the lines.
  reporter: report ? [['line'], ['json']] : [['line']],
  use: {
    // Set by the setup, which runs before any worker reads this file.
    baseURL: process.env.E2E_URL,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: everyWidth ? [{ name: 'phone' }, { name: 'desktop' }] : [{ name: 'once' }],
});
