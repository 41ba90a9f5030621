import { signIn } from '@netlik/contract/identity/sign-in';
import { feature } from '../../../http/feature.ts';
import { refreshAuthSession } from '../auth-sessions/auth-sessions.service.ts';
import { signInWithGoogle } from './google.service.ts';
import { createGoogleVerifier } from './google.ts';
import {
  forgotPassword,
  login,
  register,
  resendVerification,
  resetPassword,
  verifyEmail,
} from './sign-in.service.ts';

export const signInFeature = feature(signIn, (deps) => {
  const { googleClientId, googleKeysUrl } = deps.config;
  const verifyGoogle = googleClientId
    ? createGoogleVerifier(googleClientId, googleKeysUrl, deps.clock)
    : null;
  return {
    login: ({ body, caller }) => login(deps, body, caller),
    google: ({ body, caller }) => signInWithGoogle(deps, verifyGoogle, body, caller),
    googleConfig: () => ({ clientId: googleClientId }),
    register: ({ body }) => register(deps, body),
    verifyEmail: ({ body }) => verifyEmail(deps, body.uid, body.token),
    resendVerification: ({ body }) => resendVerification(deps, body.email),
    forgotPassword: ({ body }) => forgotPassword(deps, body.email),
    resetPassword: ({ body }) => resetPassword(deps, body.token, body.newPassword),
    refresh: ({ body }) => refreshAuthSession(deps, body.refreshToken),
  };
});
