import * as z from 'zod/mini';
import { admins } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, instant, opaqueToken, singleLineText, uuid } from '../fields.ts';
import { SignedIn } from './sign-in.ts';

export const MAX_PASSKEYS = 10;
export const RECOVERY_CODES = 10;

const UNREADABLE = 'Geçiş anahtarının yanıtı okunamadı';
const keyText = z.string(UNREADABLE).check(z.regex(/^[\w-]{1,1400}$/, UNREADABLE));
const longText = z.string(UNREADABLE).check(z.regex(/^[\w-]{1,8000}$/, UNREADABLE));

/** An authenticator's assertion, in base64url. */
export const PasskeyProof = z.strictObject({
  id: keyText,
  clientDataJSON: longText,
  authenticatorData: longText,
  signature: keyText,
});
export type PasskeyProof = z.infer<typeof PasskeyProof>;

/** Has no list of keys: the device offers the passkeys it has for this site. */
export const PasskeyRequest = z.object({ challenge: z.string(), rpId: z.string() });
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

export const PasskeyCreation = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** The user handle in the authenticator, base64url. */
  userHandle: z.string(),
  userName: z.string(),
  displayName: z.string(),
  /** Existing keys, so that an authenticator does not register twice. */
  exclude: z.array(z.string()),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

const passkeyName = singleLineText('Ad', 50);
export const PasskeyName = z.strictObject({ name: passkeyName });
export const Passkey = z.object({
  id: uuid,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
});
export type Passkey = z.infer<typeof Passkey>;

/** Six digits of an authenticator app, or a recovery code. */
export const factorCode = z
  .string('Kod gereklidir')
  .check(z.trim(), z.minLength(1, 'Kod gereklidir'), z.regex(/^[\dA-Za-z -]{6,40}$/, 'Kod geçersiz'));

/** The `current` of `sign_in.factor_required`: the password is right, a second factor is missing. */
export const FactorChallenge = z.object({ challenge: z.string(), codes: z.boolean(), passkeys: z.boolean() });
export type FactorChallenge = z.infer<typeof FactorChallenge>;

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const changes = ['account'] as const;
const nothing = z.null();

export const secondFactor = {
  signInWithCode: endpoint({
    method: 'POST',
    path: '/users/login/code',
    access: 'public',
    summary: 'Finish a sign-in with a code of the authenticator app or a recovery code',
    body: z.strictObject({ challenge: opaqueToken, code: factorCode }),
    reply: SignedIn,
    rate: 'credentials',
    errors: ['factor.challenge_expired', 'factor.code_wrong', 'sign_in.suspended'],
  }),
  requestPasskey: endpoint({
    method: 'POST',
    path: '/users/login/passkey/options',
    access: 'public',
    summary: 'Begin a sign-in with a passkey; needs no e-mail and no password',
    reply: PasskeyRequest,
    rate: 'credentials',
  }),
  signInWithPasskey: endpoint({
    method: 'POST',
    path: '/users/login/passkey',
    access: 'public',
    summary: 'Sign in with a passkey, which is both factors at once',
    body: z.strictObject({ proof: PasskeyProof, remember: z.optional(z.boolean()) }),
    reply: SignedIn,
    rate: 'credentials',
    errors: ['factor.challenge_expired', 'factor.passkey_wrong', 'sign_in.suspended'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/users/second-factor',
    access: 'session',
    shows: ['account'],
    summary: 'The second factors of the signed-in person, and whether one is required',
    reply: z.object({
      required: z.boolean(),
      codes: z.boolean(),
      recoveryCodesLeft: z.int(),
      passkeys: z.array(Passkey),
    }),
  }),
  startCodes: endpoint({
    method: 'POST',
    path: '/users/second-factor/codes',
    access: 'session',
    stepUp: true,
    changes: [],
    summary: 'A new secret for an authenticator app; it counts once a code of it was confirmed',
    reply: z.object({ secret: z.string(), uri: z.string() }),
    rate: 'credentials',
    errors: ['factor.codes_on'],
  }),
  confirmCodes: endpoint({
    method: 'POST',
    path: '/users/second-factor/codes/confirm',
    access: 'session',
    stepUp: true,
    changes,
    summary: 'Switch codes on with the first one; answers the recovery codes, this once',
    body: z.strictObject({ code: factorCode }),
    reply: RecoveryCodes,
    rate: 'credentials',
    errors: ['factor.not_found', 'factor.code_wrong'],
  }),
  removeCodes: endpoint({
    method: 'DELETE',
    path: '/users/second-factor/codes',
    access: 'session',
    stepUp: true,
    changes,
    summary: 'Switch codes and recovery codes off',
    reply: nothing,
    errors: ['factor.not_found'],
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/users/second-factor/recovery-codes',
    access: 'session',
    stepUp: true,
    changes,
    summary: 'Ten new recovery codes; the old ones stop working',
    reply: RecoveryCodes,
    rate: 'credentials',
    errors: ['factor.not_found'],
  }),
  startPasskey: endpoint({
    method: 'POST',
    path: '/users/second-factor/passkeys/options',
    access: 'session',
    stepUp: true,
    changes: [],
    summary: 'Begin to add a passkey',
    reply: PasskeyCreation,
    errors: ['factor.too_many'],
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/users/second-factor/passkeys',
    access: 'session',
    stepUp: true,
    changes,
    summary: 'Add the passkey that the device has made',
    body: z.strictObject({
      name: passkeyName,
      created: z.strictObject({ id: keyText, clientDataJSON: longText, attestationObject: longText }),
    }),
    reply: Passkey,
    status: 201,
    rate: 'credentials',
    errors: ['factor.challenge_expired', 'factor.passkey_wrong', 'factor.too_many'],
  }),
  renamePasskey: endpoint({
    method: 'PATCH',
    path: '/users/second-factor/passkeys/:id',
    access: 'session',
    changes,
    summary: 'Give a passkey another name',
    params: byId,
    body: PasskeyName,
    reply: Passkey,
    errors: ['factor.not_found'],
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/users/second-factor/passkeys/:id',
    access: 'session',
    stepUp: true,
    changes,
    summary: 'Remove a passkey',
    params: byId,
    reply: nothing,
    errors: ['factor.not_found'],
  }),
  removeAll: endpoint({
    method: 'DELETE',
    path: '/admin/users/:id/second-factor',
    access: admins,
    stepUp: true,
    changes: ['users'],
    summary:
      'Help another person who lost their second factors: all are removed and every device is signed out',
    params: byId,
    reply: nothing,
    errors: ['user.not_found', 'user.self_change', 'factor.not_found'],
  }),
};
