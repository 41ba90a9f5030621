/** What a page may cost, by the address whose first load is weighed. Bytes of JS and CSS, gzip. */
export const firstLoad = { '/login': 165_000 } as const;
