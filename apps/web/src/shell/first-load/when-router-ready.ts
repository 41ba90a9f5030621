import type { DataRouter } from 'react-router';

const TIMEOUT_MS = 600;

/**
 * Resolves when the first page is loaded, or after a timeout, because on slow phones one render appears
 * sooner than a fallback plus the page. A prerendered page stays visible until then.
 */
export const whenRouterReady = (router: DataRouter, isPrerendered: boolean): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
    if (!isPrerendered) setTimeout(resolve, TIMEOUT_MS);
  });
