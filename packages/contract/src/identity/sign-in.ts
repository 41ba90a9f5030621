import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { email, newPassword, opaqueToken, optionalPersonName, password, uuid } from '../fields.ts';
import { Person } from './person.ts';

const Tokens = z.object({ token: z.string(), refreshToken: z.string() });
/** Stays on the device after sign-out, so that strangers' failed attempts do not lock it out. */
const device = z.string();
export const SignedIn = z.object({ ...Tokens.shape, user: Person, device });
export type SignedIn = z.infer<typeof SignedIn>;

/** Limit of people who share a device. */
export const MAX_DEVICES = 5;

const nothing = z.null();
const mailedLink = { uid: uuid, token: opaqueToken };
/** Random value of the registering browser, where the mailed link needs no password. */
const browser = z.optional(opaqueToken);

export const signIn = {
  login: endpoint({
    method: 'POST',
    path: '/users/login',
    access: 'public',
    summary:
      'Sign in with e-mail and password; `remember` keeps the device signed in for 30 days, else 12 hours',
    body: z.strictObject({
      email,
      password,
      remember: z.optional(z.boolean()),
      /** `device` values of earlier sign-ins here, possibly of several people. */
      devices: z.optional(z.array(opaqueToken).check(z.maxLength(MAX_DEVICES))),
    }),
    reply: SignedIn,
    rate: 'sign-in',
    errors: ['sign_in.wrong', 'sign_in.suspended', 'sign_in.factor_required', 'sign_in.throttled'],
  }),
  google: endpoint({
    method: 'POST',
    path: '/users/google-login',
    access: 'public',
    summary: 'Sign in, or make an account, with a Google credential',
    body: z.strictObject({
      credential: z
        .string('Google kimliği gelmedi')
        .check(z.minLength(1, 'Google kimliği gelmedi'), z.maxLength(8192, 'Google kimliği geçersiz')),
      remember: z.optional(z.boolean()),
    }),
    reply: SignedIn,
    rate: 'sign-in',
    errors: [
      'google.not_configured',
      'google.invalid',
      'google.unavailable',
      'sign_in.suspended',
      'sign_in.factor_required',
    ],
  }),
  googleConfig: endpoint({
    method: 'GET',
    path: '/users/google-config',
    access: 'public',
    summary: "The Google client id, null where Google sign-in isn't configured",
    reply: z.object({ clientId: z.nullable(z.string()) }),
  }),
  register: endpoint({
    method: 'POST',
    path: '/users/register',
    access: 'public',
    summary: 'Make a student account; always accepted, also for a known e-mail',
    body: z.strictObject({
      email,
      password: newPassword,
      firstName: z.optional(optionalPersonName('Ad', 50)),
      lastName: z.optional(optionalPersonName('Soyad', 50)),
      browser,
    }),
    reply: nothing,
    status: 202,
    rate: 'mail',
    errors: ['password.common', 'password.personal'],
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/users/verify-email',
    access: 'public',
    summary:
      'Confirm an e-mail address with the mailed link and sign in: in the browser that registered with its `browser`, elsewhere with the password to use from now on. Null: verified, and the sign-in page asks for more',
    body: z.strictObject({
      ...mailedLink,
      browser,
      password: z.optional(newPassword),
      remember: z.optional(z.boolean()),
    }),
    reply: z.nullable(SignedIn),
    rate: 'credentials',
    errors: ['token.invalid', 'email.verified', 'password.common', 'password.personal'],
  }),
  checkVerification: endpoint({
    method: 'POST',
    path: '/users/verify-email/check',
    access: 'public',
    summary:
      'Whether a mailed link waits for its confirmation or the address is verified already; changes nothing',
    body: z.strictObject({ ...mailedLink, browser }),
    reply: z.object({ verified: z.boolean(), needsPassword: z.boolean() }),
    rate: 'credentials',
    errors: ['token.invalid'],
  }),
  resendVerification: endpoint({
    method: 'POST',
    path: '/users/resend-verification',
    access: 'public',
    summary: 'Mail the confirmation link again; always accepted',
    body: z.strictObject({ email, browser }),
    reply: nothing,
    status: 202,
    rate: 'mail',
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/users/forgot-password',
    access: 'public',
    summary: 'Mail a link to choose a new password; always accepted',
    body: z.strictObject({ email }),
    reply: nothing,
    status: 202,
    rate: 'mail',
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/users/reset-password',
    access: 'public',
    summary: 'Choose a new password with the mailed link; ends every session of the account',
    body: z.strictObject({ token: opaqueToken, newPassword }),
    reply: z.object({ device }),
    rate: 'credentials',
    errors: ['token.invalid', 'password.common', 'password.personal'],
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/users/refresh',
    access: 'public',
    summary: 'Trade a refresh token for a new pair; reuse of an old one ends the session',
    body: z.strictObject({ refreshToken: opaqueToken }),
    reply: Tokens,
    rate: 'refresh',
    errors: ['session.refresh_invalid'],
  }),
};
