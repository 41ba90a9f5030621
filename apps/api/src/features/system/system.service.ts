import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { ping } from './system.sql.ts';

export const getHealth = async ({ db, log, version }: Deps) => {
  const begun = performance.now();
  await ping(db).catch((error: unknown) => {
    log.error({ err: error }, 'database does not answer');
    throw new AppError('server.busy', { retryAfter: 5 });
  });
  return {
    status: 'ok' as const,
    version,
    uptimeSeconds: Math.floor(process.uptime()),
    database: { status: 'ok' as const, milliseconds: Math.round((performance.now() - begun) * 10) / 10 },
  };
};
