const KEY = 'netlik.reloaded-for-build';
const MIN_INTERVAL_MS = 30_000;
/**
 * Import failures within this time of `beforeunload` are ignored; later ones mean the user stayed on the
 * page.
 */
const LEAVING_MS = 10_000;

/**
 * Reloads after a release removed the old files, but not in a loop and not while leaving, because Firefox
 * then aborts imports and a reload would cancel the navigation.
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
