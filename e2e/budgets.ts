/** What a page may cost, by the address whose first load is weighed. Bytes of JS and CSS, gzip. */
export const firstLoad = { '/login': 140_000 } as const;

/** The same for pages behind the sign-in: the shell and the page together. */
export const signedInFirstLoad = { '/profile': 250_000, '/dashboard': 205_000 } as const;
