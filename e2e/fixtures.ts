import { test as base, expect, type Page } from '@playwright/test';
import { type Faults, watchFaults } from './page-faults.ts';

type Fixtures = {
  /** The test fails on anything in it that was not expected. */
  faults: Faults;
  /** A second browser of the same kind, with nothing of the first in it, watched the same way. */
  otherDevice: { page: Page; faults: Faults };
};

export const test = base.extend<Fixtures>({
  faults: [
    async ({ context }, use) => {
      const faults = await watchFaults(context);
      await use(faults);
      expect(await faults.all(), 'what went wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
  otherDevice: async ({ browser }, use) => {
    const context = await browser.newContext();
    const faults = await watchFaults(context);
    await use({ page: await context.newPage(), faults });
    expect(await faults.all(), 'what went wrong in the other browser').toEqual([]);
    await context.close();
  },
});

export { expect };
