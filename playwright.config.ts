import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

// Every route is visited once, wide and then narrowed. A journey is made on one width: on the phone, or wide if it stands in this list; what the
// other width does in another way is tagged `@wide` or `@phone` and made there too. What takes long and is proven in a
// smaller way as well is tagged `@long`. `npm run test:full` makes all of them on both.
const everyWidth = process.env.EVERY_WIDTH === '1';
const onDesktop =
  /(?:error-pages|guards|keyboard|palette-switch|planted-faults|routes|scrollbar|shell|showcase|showcase-table|timer-clock|timer-notice|timer-signals|weight)\.spec\.ts$/;

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
  projects: everyWidth
    ? [
        { name: 'phone', use: phone },
        { name: 'desktop', use: desktop },
      ]
    : [
        { name: 'phone', testIgnore: onDesktop, use: phone },
        { name: 'desktop', testMatch: onDesktop, use: desktop },
        // What only the other width has.
        { name: 'desktop too', testIgnore: onDesktop, grep: /@wide/, use: desktop },
        { name: 'phone too', testMatch: onDesktop, grep: /@phone/, use: phone },
      ],
});
