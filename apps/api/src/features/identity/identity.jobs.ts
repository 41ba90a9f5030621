import type { Deps } from '../../deps.ts';
import { sweepAuthSessions } from './auth-sessions/auth-sessions.sql.ts';
import { sweepTokens } from './sign-in/user-tokens.sql.ts';

// A spent refresh token is kept this long to notice its reuse.
const SPENT_KEPT_MS = 7 * 24 * 3_600_000;

export const sweepExpired = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => {
  const now = clock.now();
  await sweepTokens(db, now);
  await sweepAuthSessions(db, now, new Date(now.getTime() - SPENT_KEPT_MS));
};

export const identityJobs = (deps: Deps) => {
  deps.jobs.define('identity.sweep', () => sweepExpired(deps), { cron: '*/30 * * * *' });
};
