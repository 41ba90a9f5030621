import { createSigner, createVerifier } from 'fast-jwt';
import type { Clock } from '../clock.ts';
import { AppError } from './app-error.ts';

export const ACCESS_TOKEN_SECONDS = 10 * 60;

/** Who the token is for and which session stands behind it. What they may do is asked of the session. */
export type AccessClaims = { sub: string; sid: string };

type Claims = AccessClaims & { exp: number };

// About half a kilobyte each.
const MOST_KEPT = 20_000;

export type AccessTokens = {
  sign(claims: AccessClaims): string;
  /** Throws `session.expired` for one that was ours, `session.required` for anything else. */
  verify(token: string): AccessClaims;
};

export const createAccessTokens = (secret: string, clock: Clock): AccessTokens => {
  const signer = createSigner({ key: secret, algorithm: 'HS256', noTimestamp: true });
  const verifier = createVerifier({ key: secret, algorithms: ['HS256'], ignoreExpiration: true });
  // A signature does not change: each token is checked once, its age every time.
  const good = new Map<string, Claims>();
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  return {
    sign: ({ sub, sid }) => signer({ sub, sid, iat: seconds(), exp: seconds() + ACCESS_TOKEN_SECONDS }),
    verify(token) {
      let claims = good.get(token);
      if (!claims) {
        try {
          claims = verifier(token) as Claims;
        } catch {
          throw new AppError('session.required');
        }
        if (good.size >= MOST_KEPT) good.delete(good.keys().next().value as string);
        good.set(token, claims);
      }
      if (typeof claims.exp !== 'number' || claims.exp <= seconds()) throw new AppError('session.expired');
      return claims;
    },
  };
};
