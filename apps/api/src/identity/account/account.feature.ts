import { account } from '@netlik/contract/identity/account';
import { feature } from '../../http/feature.ts';
import { issueTicket } from '../../platform/live/tickets.service.ts';
import { signOut } from '../auth-sessions/auth-sessions.service.ts';
import { confirmAsGuardian, getProfile, giveConsent } from './account.service.ts';
import { exportData } from './export.service.ts';
import { changePassword } from './password.service.ts';

export const accountFeature = feature(account, (deps) => ({
  profile: ({ actor }) => getProfile(deps, actor),
  consent: ({ actor, body }) => giveConsent(deps, actor, body),
  confirmGuardian: ({ body }) => confirmAsGuardian(deps, body.uid, body.token),
  logout: ({ actor, body }) => signOut(deps, actor, body.all ?? false),
  changePassword: ({ actor, body, caller, requireStepUp }) =>
    changePassword(deps, actor, body, caller, requireStepUp),
  exportData: ({ actor }) => exportData(deps, actor),
  ticket: ({ actor }) => issueTicket(deps, actor),
}));
