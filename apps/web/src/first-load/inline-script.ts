/** What the build writes into index.html for the script below. */
export type FirstLoadPlan = {
  /** Where the session is stored. */
  sessionKey: string;
  /** Files of every signed-in page. */
  shell: readonly string[];
  /** Files of the home page of `role`, which stands at `paths`. */
  home: readonly string[];
  role: string;
  paths: readonly string[];
};

/**
 * Requests the files of a signed-in person's page while the entry is still loading (gain: docs/adr/0010-first-load.md).
 * It runs as text in index.html, so it may use nothing from outside itself.
 */
export const inlineScript = (plan: FirstLoadPlan): void => {
  try {
    const { user } = JSON.parse(localStorage.getItem(plan.sessionKey) ?? '{}');
    if (!user || user.consent === 'due') return;
    const isHome = user.role === plan.role && plan.paths.includes(location.pathname);
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
