import { createSigner, createVerifier } from 'fast-jwt';
import type { Clock } from '../clock.ts';
import { AppError } from './app-error.ts';

export const ACCESS_TOKEN_SECONDS = 10 * 60;

/** Only user and session id; role and rights come from the session. */
export type AccessClaims = { sub: string; sid: string };

type Claims = AccessClaims & { exp: number };

// Entries of about half a kilobyte.
const MAX_CACHED = 20_000;

export type AccessTokens = {
  sign(claims: AccessClaims): string;
  verify(token: string): AccessClaims;
};

export const createAccessTokens = (secret: string, clock: Clock): AccessTokens => {
  const signer = createSigner({ key: secret, algorithm: 'HS256', noTimestamp: true });
  const verifier = createVerifier({ key: secret, algorithms: ['HS256'], ignoreExpiration: true });
  // Caches verified signatures; the expiry is checked every time.
  const verifiedTokens = new Map<string, Claims>();
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  return {
    sign: ({ sub, sid }) => signer({ sub, sid, iat: seconds(), exp: seconds() + ACCESS_TOKEN_SECONDS }),
    verify(token) {
      let claims = verifiedTokens.get(token);
      if (!claims) {
        try {
          claims = verifier(token) as Claims;
        } catch {
          throw new AppError('session.required');
        }
        if (verifiedTokens.size >= MAX_CACHED)
          verifiedTokens.delete(verifiedTokens.keys().next().value as string);
        verifiedTokens.set(token, claims);
      }
      if (typeof claims.exp !== 'number' || claims.exp <= seconds()) throw new AppError('session.expired');
      return claims;
    },
  };
};
