import { account } from '@netlik/contract/identity/account';
import { authSessions } from '@netlik/contract/identity/auth-sessions';
import { signIn } from '@netlik/contract/identity/sign-in';
import { users } from '@netlik/contract/identity/users';
import type { Deps } from '../../deps.ts';
import { mount, type Server } from '../../http/mount.ts';
import { confirmAsGuardian, giveConsent, issueTicket, readProfile } from './account/account.service.ts';
import { exportData } from './account/export.service.ts';
import { changePassword } from './account/password.service.ts';
import {
  listAuthSessions,
  refreshAuthSession,
  removeAuthSession,
  removeOtherAuthSessions,
  signOut,
} from './auth-sessions/auth-sessions.service.ts';
import { signInWithGoogle } from './sign-in/google.service.ts';
import { createGoogleVerifier } from './sign-in/google.ts';
import {
  forgotPassword,
  login,
  register,
  resendVerification,
  resetPassword,
  verifyEmail,
} from './sign-in/sign-in.service.ts';
import {
  basicUsers,
  createUser,
  findUserByEmail,
  getUser,
  listUsers,
  markTutorial,
  removeUser,
  searchUsers,
  updateUser,
} from './users/users.service.ts';

export const identityRoutes = (server: Server, deps: Deps) => {
  const { googleClientId, googleKeysUrl } = deps.config;
  const verifyGoogle = googleClientId
    ? createGoogleVerifier(googleClientId, googleKeysUrl, deps.clock)
    : null;

  mount(server, deps, signIn, {
    login: ({ body, caller }) => login(deps, body, caller),
    google: ({ body, caller }) => signInWithGoogle(deps, verifyGoogle, body, caller),
    googleConfig: () => ({ clientId: googleClientId }),
    register: ({ body }) => register(deps, body),
    verifyEmail: ({ body }) => verifyEmail(deps, body.uid, body.token),
    resendVerification: ({ body }) => resendVerification(deps, body.email),
    forgotPassword: ({ body }) => forgotPassword(deps, body.email),
    resetPassword: ({ body }) => resetPassword(deps, body.token, body.newPassword),
    refresh: ({ body }) => refreshAuthSession(deps, body.refreshToken),
  });

  mount(server, deps, account, {
    profile: ({ actor }) => readProfile(deps, actor),
    consent: ({ actor, body }) => giveConsent(deps, actor, body),
    confirmGuardian: ({ body }) => confirmAsGuardian(deps, body.uid, body.token),
    logout: ({ actor, body }) => signOut(deps, actor, body.all ?? false),
    changePassword: ({ actor, body, caller }) => changePassword(deps, actor, body, caller),
    exportData: ({ actor }) => exportData(deps, actor),
    ticket: ({ actor }) => issueTicket(deps, actor),
  });

  mount(server, deps, authSessions, {
    list: ({ actor }) => listAuthSessions(deps, actor),
    remove: ({ actor, params }) => removeAuthSession(deps, actor, params.id),
    removeOthers: ({ actor }) => removeOtherAuthSessions(deps, actor),
  });

  mount(server, deps, users, {
    list: ({ query }) => listUsers(deps, query),
    create: ({ body }) => createUser(deps, body),
    byEmail: ({ actor, query }) => findUserByEmail(deps, actor, query.email),
    search: ({ actor, query }) => searchUsers(deps, actor, query),
    basic: ({ actor, query }) => basicUsers(deps, actor, query.ids),
    tutorialSeen: ({ actor, body }) => markTutorial(deps, actor, body.page, body.seen),
    get: ({ actor, params }) => getUser(deps, actor, params.id),
    update: ({ actor, params, body }) => updateUser(deps, actor, params.id, body),
    remove: ({ actor, params, body, caller }) => removeUser(deps, actor, params.id, body?.password, caller),
  });
};
