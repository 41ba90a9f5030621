const KEY = 'netlik.reloaded-for-build';
const AGAIN_MS = 30_000;

/** After a release the files of the old build are gone: load the new one, but never in circles. */
export const reloadOnStaleBuild = (): void => {
  addEventListener('vite:preloadError', (event) => {
    try {
      const last = Number(sessionStorage.getItem(KEY) ?? 0);
      if (!navigator.onLine || Date.now() - last < AGAIN_MS) return;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      return;
    }
    event.preventDefault();
    location.reload();
  });
};
