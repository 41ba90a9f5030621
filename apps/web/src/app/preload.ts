/** Files to load in parallel with the entry for a signed-in person. */
export type Preloads = {
  /** Of every signed-in page. */
  shell: readonly string[];
  /** Of a student's dashboard. */
  dashboard: readonly string[];
};

/**
 * Starts loading the page's files and the dashboard's figures (taken by `api/prefetched-replies.ts`) while the entry
 * is still loading: one after the other they cost a phone about a second. It runs as text in index.html, so it
 * may use nothing from outside itself; a wrong guess costs only a download.
 */
export const preload = ({ shell, dashboard }: Preloads): void => {
  try {
    const { user, token } = JSON.parse(localStorage.getItem('netlik.session') ?? '{}');
    if (!user || user.consent === 'due') return;
    const home = (location.pathname === '/' || location.pathname === '/dashboard') && user.role === 'student';
    const claims = JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')));
    // An expired token is refreshed by the app, not here.
    if (home && claims.exp * 1000 > Date.now() + 10_000) {
      const range = /[?&]range=(daily|monthly|all)(?:&|$)/.exec(location.search)?.[1] ?? 'weekly';
      const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
      const replies = [`/analytics/dashboard?range=${range}`, '/alerts/active'].map((path) => {
        const answer = fetch(`/api${path}`, { headers });
        answer.catch(() => undefined);
        return [path, answer] as const;
      });
      (globalThis as { netlikPrefetched?: unknown }).netlikPrefetched = { token, replies: new Map(replies) };
    }
    for (const file of home ? [...shell, ...dashboard] : shell) {
      const link = document.createElement('link');
      if (file.endsWith('.css')) {
        link.rel = 'preload';
        link.as = 'style';
      } else link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = file;
      document.head.append(link);
    }
  } catch {
    // Storage is blocked or damaged: the page loads without preloading.
  }
};
