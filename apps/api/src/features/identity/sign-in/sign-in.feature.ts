import { signIn } from '@netlik/contract/identity/sign-in';
import { feature } from '../../../http/feature.ts';
import { refreshAuthSession } from '../auth-sessions/auth-sessions.service.ts';
import { hashSecret } from '../auth-sessions/secrets.ts';
import { loggingRefusal } from '../sign-in-log/sign-in-log.service.ts';
import { type AttemptPacer, createAttemptPacer } from './attempt-pacer.ts';
import { signInWithGoogle } from './google.service.ts';
import { createGoogleVerifier, type GoogleVerifier } from './google.ts';
import { mailRequestJobs, requestMail } from './mail-requests.ts';
import { resetPassword } from './password-reset.service.ts';
import { refuseCommonPassword, refusePersonalPassword } from './passwords.ts';
import { login } from './sign-in.service.ts';
import { checkVerification, verifyEmail } from './verification.service.ts';

type Kept = { verifyGoogle: GoogleVerifier | null; attemptPacer: AttemptPacer };

export const signInFeature = feature(
  signIn,
  (deps, { verifyGoogle, attemptPacer }: Kept) => ({
    login: ({ body, caller, takeRate }) =>
      loggingRefusal(deps, body.email, caller, () => login(deps, body, caller, { attemptPacer, takeRate })),
    google: ({ body, caller, takeRate }) => signInWithGoogle(deps, verifyGoogle, body, caller, takeRate),
    googleConfig: () => ({ clientId: deps.config.googleClientId }),
    register: ({ body: { email, password, firstName = '', lastName = '' } }) => {
      // Only checked: the password counts that is typed beside the mailed link.
      refuseCommonPassword(password, 'password');
      refusePersonalPassword(password, { email, firstName, lastName }, 'password');
      return requestMail(deps, { kind: 'register', email, firstName, lastName });
    },
    verifyEmail: ({ body }) => verifyEmail(deps, body),
    checkVerification: ({ body }) => checkVerification(deps, body),
    resendVerification: ({ body }) => requestMail(deps, { kind: 'resend', email: body.email }),
    forgotPassword: ({ body }) => requestMail(deps, { kind: 'forgot', email: body.email }),
    resetPassword: ({ body }) => resetPassword(deps, body.token, body.newPassword),
    refresh: async ({ body, caller, takeRate }) => {
      await takeRate(hashSecret(body.refreshToken).toString('base64url'));
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
