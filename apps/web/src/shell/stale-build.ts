const KEY = 'netlik.reloaded-for-build';
const MIN_INTERVAL_MS = 30_000;
/** So long after a page began to close it may still lose its files; later the person has stayed. */
const LEAVING_MS = 10_000;

/**
 * After a release the old build's files are gone: reload, but not in a loop, and not while leaving: Firefox aborts imports then, and a
 * reload would undo it.
 */
export const reloadOnStaleBuild = (): void => {
  let leftAt = -LEAVING_MS;
  for (const name of ['beforeunload', 'pagehide'])
    addEventListener(name, () => {
      leftAt = performance.now();
    });
  addEventListener('vite:preloadError', (event) => {
    if (performance.now() - leftAt < LEAVING_MS) return;
    try {
      const last = Number(sessionStorage.getItem(KEY) ?? 0);
      if (!navigator.onLine || Date.now() - last < MIN_INTERVAL_MS) return;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      return;
    }
    event.preventDefault();
    location.reload();
  });
};
