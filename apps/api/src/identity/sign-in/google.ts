import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { check } from '@netlik/contract/check';
import { email as emailField } from '@netlik/contract/fields';
import { cleanName } from '@netlik/domain/identity/names';
import { createDecoder, createVerifier } from 'fast-jwt';
import type { Clock } from '../../clock.ts';
import { AppError } from '../../http/app-error.ts';

export type GoogleIdentity = {
  sub: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};

type Claims = {
  iss?: unknown;
  sub?: unknown;
  email?: unknown;
  email_verified?: unknown;
  given_name?: unknown;
  family_name?: unknown;
  exp?: unknown;
  nbf?: unknown;
};

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
const KEEP_KEYS_MS = 3_600_000;
// Google rotates keys; an unknown key id reloads them at most this often.
const RELOAD_MS = 60_000;
const TIMEOUT_MS = 5_000;
const CLOCK_SKEW_S = 30;

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const NAME_MAX = 50;

const invalid = () => new AppError('google.invalid');

const pemOf = (key: JsonWebKey): string => {
  try {
    return createPublicKey({ key, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString();
  } catch {
    throw new AppError('google.unavailable');
  }
};

export type GoogleVerifier = (credential: string) => Promise<GoogleIdentity>;

/** Verifies signature, audience, issuer and expiry. */
export const createGoogleVerifier = (clientId: string, keysUrl: string, clock: Clock): GoogleVerifier => {
  const decode = createDecoder({ complete: true });
  let keys = new Map<string, string>();
  let loadedAt = 0;

  const loadKeys = async () => {
    const response = await fetch(keysUrl, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
    if (!response?.ok) throw new AppError('google.unavailable');
    const body = (await response.json().catch(() => null)) as {
      keys?: (JsonWebKey & { kid: string })[];
    } | null;
    if (!Array.isArray(body?.keys)) throw new AppError('google.unavailable');
    keys = new Map(body.keys.filter((key) => key?.kty === 'RSA').map((key) => [key.kid, pemOf(key)]));
    loadedAt = clock.now().getTime();
  };

  const keyFor = async (kid: string): Promise<string> => {
    const age = clock.now().getTime() - loadedAt;
    if (age > KEEP_KEYS_MS || (!keys.has(kid) && age > RELOAD_MS)) await loadKeys();
    const key = keys.get(kid);
    if (!key) throw invalid();
    return key;
  };

  const headerOf = (credential: string): { alg?: unknown; kid?: unknown } => {
    try {
      return decode(credential).header;
    } catch {
      throw invalid();
    }
  };

  return async (credential) => {
    const { alg, kid } = headerOf(credential);
    if (alg !== 'RS256' || typeof kid !== 'string') throw invalid();
    const key = await keyFor(kid);
    let claims: Claims;
    try {
      claims = createVerifier({
        key,
        algorithms: ['RS256'],
        allowedAud: clientId,
        allowedIss: ISSUERS,
        // Without this a token without audience or issuer would pass.
        requiredClaims: ['aud', 'iss', 'exp', 'sub', 'email'],
        ignoreExpiration: true,
        ignoreNotBefore: true,
      })(credential);
    } catch {
      throw invalid();
    }
    const now = clock.now().getTime() / 1000;
    if (typeof claims.exp !== 'number' || claims.exp + CLOCK_SKEW_S <= now) throw invalid();
    if (typeof claims.nbf === 'number' && claims.nbf - CLOCK_SKEW_S > now) throw invalid();
    const sub = text(claims.sub);
    const email = check(emailField, text(claims.email));
    // Control characters could not be stored.
    if (!/^[!-~]{1,255}$/.test(sub) || !email.ok) throw invalid();
    return {
      sub,
      email: email.data,
      emailVerified: claims.email_verified === true || claims.email_verified === 'true',
      firstName: cleanName(text(claims.given_name), NAME_MAX),
      lastName: cleanName(text(claims.family_name), NAME_MAX),
    };
  };
};
