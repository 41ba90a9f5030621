export type FirstLoadPlan = {
  sessionKey: string;
  shell: readonly string[];
  /** A role's start page, to which `/` redirects, with its files. */
  homes: Readonly<Record<string, { path: string; files: readonly string[] }>>;
};

/**
 * Requests the files of a signed-in user's page while the entry loads (gain:
 * docs/measurements/first-load.md). Runs as text in index.html, so it must be self-contained.
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
    // Without storage the page loads normally.
  }
};
