/** What the build writes into index.html for the script below. */
export type FirstLoadPlan = {
  /** Where the session is stored. */
  sessionKey: string;
  apiBase: string;
  /** Files of every signed-in page. */
  shell: readonly string[];
  /** Files of the home page of `role`. */
  home: readonly string[];
  role: string;
  /** What the home page requests first, by its address. */
  requests: Readonly<Record<string, readonly string[]>>;
};

/** Left on `globalThis` for `prefetched-replies.ts`. */
export type InlinePrefetch = { token: string; replies: Map<string, Promise<Response>> };

/**
 * Gain not decided yet: docs/adr/0010-first-load.md. Requests the files and the figures of a signed-in person's page while the
 * entry is still loading. It runs as text in index.html, so it may use nothing from outside itself.
 */
export const inlineScript = (plan: FirstLoadPlan): void => {
  try {
    const { user, token } = JSON.parse(localStorage.getItem(plan.sessionKey) ?? '{}');
    if (!user || user.consent === 'due') return;
    const isHome = user.role === plan.role && location.pathname in plan.requests;
    const claims = JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')));
    // The app refreshes an expired token; this script does not.
    if (isHome && claims.exp * 1000 > Date.now() + 10_000) {
      const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
      const replies = new Map<string, Promise<Response>>();
      for (const path of plan.requests[location.pathname + location.search] ?? []) {
        const reply = fetch(plan.apiBase + path, { headers });
        reply.catch(() => undefined);
        replies.set(path, reply);
      }
      (globalThis as { netlikPrefetched?: InlinePrefetch }).netlikPrefetched = { token, replies };
    }
    for (const file of isHome ? [...plan.shell, ...plan.home] : plan.shell) {
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
    // Storage is blocked or damaged: the page loads without it.
  }
};
