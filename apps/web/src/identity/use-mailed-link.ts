import { useLocation } from 'react-router';

type MailedLink = { uid?: string; token?: string };

/** The parts of a mailed link; `first-load/take-mailed-link.ts` has taken them out of the address. */
export const useMailedLink = (): MailedLink => {
  const { state, search } = useLocation();
  const taken = state as MailedLink | null;
  return taken?.token ? taken : Object.fromEntries(new URLSearchParams(search));
};
