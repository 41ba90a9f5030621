import type { Session } from './session.ts';

const MARGIN_MS = 10_000;

type Claims = { exp?: unknown; iat?: unknown };

/** Read, not verified: only the server can tell whether a token is good. */
const claimsOf = (token: string): Claims => {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return claims !== null && typeof claims === 'object' ? claims : {};
  } catch {
    return {};
  }
};

/** Would the token be refused by the time the call arrives? A token we cannot read is left to the server. */
export const isStale = ({ token, receivedAt }: Session, now: number): boolean => {
  const { exp, iat } = claimsOf(token);
  if (typeof exp !== 'number') return false;
  // On a device whose clock runs ahead every token looks old: without this each call would refresh first.
  const clockError = typeof iat === 'number' && receivedAt !== null ? receivedAt - iat * 1000 : 0;
  return now >= exp * 1000 + clockError - MARGIN_MS;
};
