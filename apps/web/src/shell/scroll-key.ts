/**
 * Under what a scroll position is remembered. The first entry of every document has the same key: another address typed
 * into the tab would open scrolled like the page before it.
 */
export const scrollKey = ({ key, pathname }: { key: string; pathname: string }): string =>
  key === 'default' ? pathname : key;
