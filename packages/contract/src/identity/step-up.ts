import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { instant, password } from '../fields.ts';
import { factorCode, PasskeyProof, PasskeyRequest } from './second-factor.ts';

export const StepUpWays = z.object({
  password: z.boolean(),
  codes: z.boolean(),
  /** Null without a passkey. */
  passkey: z.nullable(PasskeyRequest),
});
export type StepUpWays = z.infer<typeof StepUpWays>;

/** Exactly one of them. */
export const StepUpProof = z
  .strictObject({
    password: z.optional(password),
    code: z.optional(factorCode),
    passkey: z.optional(PasskeyProof),
  })
  .check(
    z.refine(
      (proof) => Object.values(proof).filter((given) => given !== undefined).length === 1,
      'Şifre, kod ya da geçiş anahtarından biri gereklidir',
    ),
  );

/** Confirms the identity again before irreversible actions; like a sign-in, it is valid for ten minutes. */
export const stepUp = {
  ways: endpoint({
    method: 'GET',
    path: '/users/step-up',
    access: 'session',
    summary: 'How the signed-in person can show that it is them',
    reply: StepUpWays,
  }),
  prove: endpoint({
    method: 'POST',
    path: '/users/step-up',
    access: 'session',
    changes: [],
    summary: 'Show it by the password, a code or a passkey',
    body: StepUpProof,
    reply: z.object({ until: instant }),
    rate: 'credentials',
    errors: [
      'password.wrong',
      'sign_in.throttled',
      'factor.code_wrong',
      'factor.passkey_wrong',
      'factor.challenge_expired',
    ],
  }),
};
