import type { BodyOf } from '@netlik/contract/endpoint';
import type { PasskeyProof, secondFactor } from '@netlik/contract/identity/second-factor';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { isGoodChallenge, type Purpose } from './challenges.ts';
import type { PasskeyRow } from './second-factor.sql.ts';

type Created = BodyOf<typeof secondFactor.addPasskey>['created'];
type ProofDeps = Pick<Deps, 'publicUrl' | 'config' | 'hmac' | 'clock'>;
type Expected = { purpose: Purpose; binding: string };

// measured: takes 30 MB and about a second to load, so only processes that use passkeys do.
const library = () => import('@simplewebauthn/server');

const DEV_ORIGIN = 'http://localhost:5173';

/** Passkeys belong to the public host. */
export const relyingPartyId = ({ publicUrl }: Pick<Deps, 'publicUrl'>) => new URL(publicUrl()).hostname;

const challengeOf = (clientDataJSON: string): string => {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
};

const check = async <Result extends { verified: boolean }>(
  deps: ProofDeps,
  clientDataJSON: string,
  { purpose, binding }: Expected,
  verify: (expected: {
    expectedChallenge: string;
    expectedOrigin: string[];
    expectedRPID: string;
  }) => Promise<Result>,
): Promise<Result & { challenge: string }> => {
  const challenge = challengeOf(clientDataJSON);
  if (!isGoodChallenge(deps, purpose, binding, challenge)) throw new AppError('factor.challenge_expired');
  const { origin } = new URL(deps.publicUrl());
  const expectedOrigin = deps.config.production ? [origin] : [origin, DEV_ORIGIN];
  const expected = { expectedChallenge: challenge, expectedOrigin, expectedRPID: relyingPartyId(deps) };
  // Invalid authenticator data throws.
  const result = await verify(expected).catch(() => null);
  if (!result?.verified) throw new AppError('factor.passkey_wrong');
  return { ...result, challenge };
};

/** Without attestation, so any device is accepted. */
export const verifyNewPasskey = async (
  deps: ProofDeps,
  { id, clientDataJSON, attestationObject }: Created,
  expected: Expected,
) => {
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo, challenge } = await check(deps, clientDataJSON, expected, (wanted) =>
    verifyRegistrationResponse({
      ...wanted,
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
    }),
  );
  if (!registrationInfo) throw new AppError('factor.passkey_wrong');
  const { publicKey, counter } = registrationInfo.credential;
  return { credentialId: registrationInfo.credential.id, publicKey, counter, challenge };
};

/** User verification is required, so the person was present and unlocked the device. */
export const verifyPasskey = async (
  deps: ProofDeps,
  { id, clientDataJSON, authenticatorData, signature }: PasskeyProof,
  { publicKey, counter }: PasskeyRow,
  expected: Expected,
) => {
  const { verifyAuthenticationResponse } = await library();
  const { authenticationInfo, challenge } = await check(deps, clientDataJSON, expected, (wanted) =>
    verifyAuthenticationResponse({
      ...wanted,
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
    }),
  );
  return { counter: authenticationInfo.newCounter, challenge };
};
