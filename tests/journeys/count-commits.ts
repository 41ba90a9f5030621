import type { Page } from '@playwright/test';

/** Must run before React loads, because React calls this devtools hook on every commit, in production too. */
const hook = () => {
  Object.assign(globalThis, {
    commits: 0,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => {
        (globalThis as unknown as { commits: number }).commits += 1;
      },
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      checkDCE: () => undefined,
    },
  });
};

/** Install it before the page opens; returns a function that counts React commits. */
export const countCommits = async (page: Page) => {
  await page.addInitScript(hook);
  return () => page.evaluate(() => (globalThis as unknown as { commits: number }).commits);
};
