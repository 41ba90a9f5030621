import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { recordAudit } from '../../platform/audit/audit.service.ts';
import { deleteAuthSessions } from '../auth-sessions/auth-sessions.sql.ts';
import { lockPerson } from '../users/users.sql.ts';
import { noteFactorChange } from './factor-change.ts';
import {
  countRecoveryCodes,
  deleteFactors,
  deleteSpentChallenges,
  findFactors,
  findPasskeys,
} from './second-factor.sql.ts';

export const getSecondFactor = async ({ db, config }: Deps, actor: Actor) => {
  const [passkeys, { codes }, recoveryCodesLeft] = await Promise.all([
    findPasskeys(db, actor.id),
    findFactors(db, actor.id),
    countRecoveryCodes(db, actor.id),
  ]);
  return { required: config.secondFactorRoles.includes(actor.role), codes, recoveryCodesLeft, passkeys };
};

/** For people who lost their factors; the password alone signs in afterwards, and open sessions end. */
export const removeAllFactors = (deps: Deps, actor: Actor, id: string): Promise<null> =>
  deps.db.transaction(async (tx) => {
    if (id === actor.id) throw new AppError('user.self_change');
    requireRow(await lockPerson(tx, id), 'user.not_found');
    const before = await findFactors(tx, id);
    if (!before.codes && !before.passkeys) throw new AppError('factor.not_found');
    await deleteFactors(tx, id);
    await deleteAuthSessions(tx, id);
    await noteFactorChange(deps, tx, id, 'removed-by-admin');
    await recordAudit(tx, actor, {
      action: 'user.factors_removed',
      subjectUserId: id,
      before,
      after: { codes: false, passkeys: false },
    });
    return null;
  });

export const sweepChallenges = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> => {
  await deleteSpentChallenges(db, clock.now());
};
