/** Maximum gzipped bytes of JS and CSS on the first load, by path. */
export const firstLoad = { '/login': 146_000 } as const;

/** For signed-in pages: shell and page together. */
export const signedInFirstLoad = {
  '/profile': 250_000,
  '/dashboard': 211_000,
  '/ai-assistant': 251_000,
  '/coach-dashboard': 236_500,
  '/exam-tracker': 260_000,
  '/habits': 250_000,
  '/study-plan': 260_000,
} as const;
