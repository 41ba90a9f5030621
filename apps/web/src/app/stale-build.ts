const KEY = 'netlik.reloaded-for-build';
const MIN_INTERVAL_MS = 30_000;

/** After a release the old build's files are gone: reload, but not in a loop. */
export const reloadOnStaleBuild = (): void => {
  addEventListener('vite:preloadError', (event) => {
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
