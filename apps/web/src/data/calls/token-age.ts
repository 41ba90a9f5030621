import type { Session } from './session.ts';

const MARGIN_MS = 10_000;

type Claims = { exp?: unknown; iat?: unknown };

/** Does not verify the token, which only the server can do. */
const claimsOf = (token: string): Claims => {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return claims !== null && typeof claims === 'object' ? claims : {};
  } catch {
    return {};
  }
};

/** True if the token will have expired when the call arrives; the server judges an unreadable token. */
export const isStale = ({ token, receivedAt }: Session, now: number): boolean => {
  const { exp, iat } = claimsOf(token);
  if (typeof exp !== 'number') return false;
  // Without this, a device with a fast clock would refresh before every call.
  const clockError = typeof iat === 'number' && receivedAt !== null ? receivedAt - iat * 1000 : 0;
  return now >= exp * 1000 + clockError - MARGIN_MS;
};
