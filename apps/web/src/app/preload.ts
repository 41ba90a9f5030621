/** What is fetched beside the entry for somebody who is signed in. */
export type Preloads = {
  /** What stands around every page. */
  shell: readonly string[];
  /** And a student's home. */
  dashboard: readonly string[];
};

/**
 * Asks for the files of the page to come, and for the figures of a student's home (`api/early.ts` takes them), while the entry is still on its way: found one after the other they cost a
 * phone a second. It runs as text in index.html, so it may use nothing from outside itself; what it guesses wrong
 * costs a download and nothing else.
 */
export const preload = ({ shell, dashboard }: Preloads): void => {
  try {
    const { user, token } = JSON.parse(localStorage.getItem('netlik.session') ?? '{}');
    if (!user || user.consent === 'due') return;
    const home = (location.pathname === '/' || location.pathname === '/dashboard') && user.role === 'student';
    const claims = JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')));
    // An old token is renewed first, and not from here.
    if (home && claims.exp * 1000 > Date.now() + 10_000) {
      const range = /[?&]range=(daily|monthly|all)(?:&|$)/.exec(location.search)?.[1] ?? 'weekly';
      const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
      const begun = [`/analytics/dashboard?range=${range}`, '/alerts/active'].map((path) => {
        const answer = fetch(`/api${path}`, { headers });
        answer.catch(() => undefined);
        return [path, answer] as const;
      });
      (globalThis as { netlikBegun?: unknown }).netlikBegun = { token, answers: new Map(begun) };
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
    // Blocked or damaged storage: the page comes without it, only later.
  }
};
