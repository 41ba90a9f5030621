import type { Deps } from '../deps.ts';
import { inBatches } from '../jobs/batches.ts';
import { deleteUnverified, findUnverified } from './account/unverified.sql.ts';
import { deleteExpiredAuthSessions } from './auth-sessions/auth-sessions.sql.ts';
import { deleteHits } from './sign-in/throttle.sql.ts';
import { deleteExpiredTokens } from './sign-in/user-tokens.sql.ts';
import { deleteOldSignIns } from './sign-in-log/sign-in-log.sql.ts';

// Used tokens are kept this long to detect reuse.
const SPENT_TOKEN_RETENTION_MS = 7 * 24 * 3_600_000;

const SIGN_IN_LOG_RETENTION_MS = 90 * 24 * 3_600_000;

const UNVERIFIED_RETENTION_MS = 7 * 24 * 3_600_000;

/** Registrations with a verification link still valid are kept. */
export const removeUnverified = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => {
  const now = clock.now();
  const before = new Date(now.getTime() - UNVERIFIED_RETENTION_MS);
  await inBatches(
    (afterId, limit) => findUnverified(db, { before, now, afterId, limit }),
    ({ id }) =>
      db.transaction(async (tx) => {
        const email = await deleteUnverified(tx, id);
        if (email) await deleteHits(tx, [id, email]);
      }),
  );
};

export const sweepExpired = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => {
  const now = clock.now();
  await deleteExpiredTokens(db, now);
  await deleteExpiredAuthSessions(db, now, new Date(now.getTime() - SPENT_TOKEN_RETENTION_MS));
  await deleteOldSignIns(db, new Date(now.getTime() - SIGN_IN_LOG_RETENTION_MS));
};

export const identityJobs = (deps: Deps) => {
  deps.jobs.define('identity.sweep', () => sweepExpired(deps), { cron: '*/30 * * * *' });
  deps.jobs.define('identity.unverified', () => removeUnverified(deps), { cron: '45 4 * * *' });
};
