import type { PasskeyCreation, PasskeyProof, PasskeyRequest } from '@netlik/contract/identity/second-factor';

/** Converts base64url in the contract to buffers in `navigator.credentials`. */
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const toText = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const TIMEOUT_MS = 120_000;
// EdDSA, ES256, RS256.
const ALGORITHMS = [-8, -7, -257];

/** Null if the user cancelled, the request timed out or the device has no passkey. */
const orNull = async <T extends Credential>(work: Promise<Credential | null>): Promise<T | null> =>
  (await work.catch(() => null)) as T | null;

export const createPasskey = async (creation: PasskeyCreation) => {
  const { challenge, rpId, userHandle, userName, displayName, exclude } = creation;
  const made = await orNull<PublicKeyCredential>(
    navigator.credentials.create({
      publicKey: {
        challenge: toBytes(challenge),
        rp: { id: rpId, name: 'Netlik' },
        user: { id: toBytes(userHandle), name: userName, displayName },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: exclude.map((id) => ({ type: 'public-key', id: toBytes(id) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
        timeout: TIMEOUT_MS,
      },
    }),
  );
  if (!made) return null;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return {
    id: toText(made.rawId),
    clientDataJSON: toText(clientDataJSON),
    attestationObject: toText(attestationObject),
  };
};

export const provePasskey = async ({ challenge, rpId }: PasskeyRequest): Promise<PasskeyProof | null> => {
  const publicKey = {
    challenge: toBytes(challenge),
    rpId,
    userVerification: 'required',
    timeout: TIMEOUT_MS,
  } as const;
  const given = await orNull<PublicKeyCredential>(navigator.credentials.get({ publicKey }));
  if (!given) return null;
  const { clientDataJSON, authenticatorData, signature } = given.response as AuthenticatorAssertionResponse;
  return {
    id: toText(given.rawId),
    clientDataJSON: toText(clientDataJSON),
    authenticatorData: toText(authenticatorData),
    signature: toText(signature),
  };
};
