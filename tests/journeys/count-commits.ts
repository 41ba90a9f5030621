import type { Page } from '@playwright/test';

/** Must run before React loads: React calls this devtools hook on every commit, in production too. */
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

/** Before the page opens: a function that tells how often React has committed since. */
export const countCommits = async (page: Page) => {
  await page.addInitScript(hook);
  return () => page.evaluate(() => (globalThis as unknown as { commits: number }).commits);
};
