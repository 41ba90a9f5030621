import type { Deps } from '../../deps.ts';
import { deleteExpiredAuthSessions } from './auth-sessions/auth-sessions.sql.ts';
import { deleteExpiredTokens } from './sign-in/user-tokens.sql.ts';

// Used refresh tokens are kept this long to detect their reuse.
const SPENT_TOKEN_RETENTION_MS = 7 * 24 * 3_600_000;

export const sweepExpired = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => {
  const now = clock.now();
  await deleteExpiredTokens(db, now);
  await deleteExpiredAuthSessions(db, now, new Date(now.getTime() - SPENT_TOKEN_RETENTION_MS));
};

export const identityJobs = (deps: Deps) => {
  deps.jobs.define('identity.sweep', () => sweepExpired(deps), { cron: '*/30 * * * *' });
};
