/**
 * Key of the scroll position. The first history entry of every document has the same key, so it is keyed by
 * path.
 */
export const scrollKey = ({ key, pathname }: { key: string; pathname: string }): string =>
  key === 'default' ? pathname : key;
