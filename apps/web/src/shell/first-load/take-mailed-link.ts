/**
 * Moves a mailed link's secret from the URL to React Router's history state, which survives a reload. Runs as
 * text at the top of index.html before any request, so it must be self-contained.
 */
export const takeMailedLink = (): void => {
  const usr = Object.fromEntries(new URLSearchParams(location.search));
  if (usr.token) history.replaceState({ usr }, '', location.pathname);
};
