import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/product.setup.ts',
  fullyParallel: true,
  workers: 2,
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
  // What does not depend on the screen runs once, on the phone if a student does it; every route is visited on both.
  projects: [
    {
      name: 'phone',
      testIgnore: /(?:keyboard|weight|palette-switch|planted-faults|guards|error-pages)\.spec\.ts/,
      use: {
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
      },
    },
    {
      name: 'desktop',
      testIgnore: /(?:account|alerts|appearance|offline|outbox|password-reset|register|sign-in)\.spec\.ts/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
