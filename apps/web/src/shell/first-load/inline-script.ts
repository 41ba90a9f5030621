/** What the build writes into index.html for the script below. */
export type FirstLoadPlan = {
  /** Where the session is stored. */
  sessionKey: string;
  /** Files of every signed-in page. */
  shell: readonly string[];
  /** The start page of a role, which `/` leads to as well, with its files. */
  homes: Readonly<Record<string, { path: string; files: readonly string[] }>>;
};

/**
 * Requests the files of a signed-in person's page while the entry is still loading (gain: docs/measurements/first-load.md).
 * It runs as text in index.html, so it may use nothing from outside itself.
 */
export const inlineScript = (plan: FirstLoadPlan): void => {
  try {
    const { user } = JSON.parse(localStorage.getItem(plan.sessionKey) ?? '{}');
    if (!user || user.consent === 'due') return;
    const home = plan.homes[user.role];
    const isHome = home && (location.pathname === '/' || location.pathname === home.path);
    for (const file of isHome ? [...plan.shell, ...home.files] : plan.shell) {
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
