import { useLocation } from 'react-router';

type MailedLink = { uid?: string; token?: string };

/** Reads the parts that `first-load/take-mailed-link.ts` removed from the URL. */
export const useMailedLink = (): MailedLink => {
  const { state, search } = useLocation();
  const taken = state as MailedLink | null;
  return taken?.token ? taken : Object.fromEntries(new URLSearchParams(search));
};
