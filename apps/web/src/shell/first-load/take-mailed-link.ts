/**
 * Moves the secret of a mailed link out of the address into the state that React Router gives to the page, where a reload
 * finds it again. It runs as text at the top of index.html, before anything can be requested, so it may use nothing from
 * outside itself.
 */
export const takeMailedLink = (): void => {
  const usr = Object.fromEntries(new URLSearchParams(location.search));
  if (usr.token) history.replaceState({ usr }, '', location.pathname);
};
