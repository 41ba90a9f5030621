import { signIn } from '@netlik/contract/identity/sign-in';
import { feature } from '../../http/feature.ts';
import { hashSecret } from '../../http/secrets.ts';
import { refreshAuthSession } from '../auth-sessions/auth-sessions.service.ts';
import { loggingRefusal } from '../sign-in-log/sign-in-log.service.ts';
import { type AttemptPacer, createAttemptPacer } from './attempt-pacer.ts';
import { signInWithGoogle } from './google.service.ts';
import { createGoogleVerifier, type GoogleVerifier } from './google.ts';
import { mailRequestJobs, requestMail } from './mail-requests.ts';
import { resetPassword } from './password-reset.service.ts';
import { refuseCommonPassword, refusePersonalPassword } from './passwords.ts';
import { login } from './sign-in.service.ts';
import { checkVerification, verifyEmail } from './verification.service.ts';

const hashText = (secret: string) => hashSecret(secret).toString('base64url');

type Kept = { verifyGoogle: GoogleVerifier | null; attemptPacer: AttemptPacer };

export const signInFeature = feature(
  signIn,
  (deps, { verifyGoogle, attemptPacer }: Kept) => ({
    login: ({ body, caller, consumeRate }) =>
      loggingRefusal(deps, body.email, caller, () =>
        login(deps, body, caller, { attemptPacer, consumeRate }),
      ),
    google: ({ body, caller, consumeRate }) =>
      signInWithGoogle(deps, verifyGoogle, body, caller, consumeRate),
    googleConfig: () => ({ clientId: deps.config.googleClientId }),
    register: async ({ body: { email, password, firstName = '', lastName = '', browser } }) => {
      refuseCommonPassword(password, 'password');
      refusePersonalPassword(password, { email, firstName, lastName }, 'password');
      const request = { kind: 'register', email, firstName, lastName } as const;
      if (browser === undefined) return requestMail(deps, request);
      // Stored with the link for the browser that registered; other browsers ask for a new password.
      const passwordHash = await deps.passwords.hash(password);
      return requestMail(deps, {
        ...request,
        registration: { browserHash: hashText(browser), passwordHash },
      });
    },
    verifyEmail: ({ body, caller }) => verifyEmail(deps, body, caller),
    checkVerification: ({ body }) => checkVerification(deps, body),
    resendVerification: ({ body: { email, browser } }) =>
      requestMail(deps, { kind: 'resend', email, ...(browser && { browserHash: hashText(browser) }) }),
    forgotPassword: ({ body }) => requestMail(deps, { kind: 'forgot', email: body.email }),
    resetPassword: ({ body }) => resetPassword(deps, body.token, body.newPassword),
    refresh: async ({ body, caller, consumeRate }) => {
      await consumeRate(hashText(body.refreshToken));
      return refreshAuthSession(deps, body.refreshToken, caller);
    },
  }),
  {
    keep: ({ config: { googleClientId, googleKeysUrl }, clock }) => ({
      verifyGoogle: googleClientId ? createGoogleVerifier(googleClientId, googleKeysUrl, clock) : null,
      attemptPacer: createAttemptPacer(),
    }),
    jobs: mailRequestJobs,
  },
);
