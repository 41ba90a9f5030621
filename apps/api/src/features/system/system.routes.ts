import { system } from '@netlik/contract/system';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { mount, type Server } from '../../http/mount.ts';
import { ping } from './system.sql.ts';

export const systemRoutes = (server: Server, deps: Deps) =>
  mount(server, deps, system, {
    health: async () => {
      const begun = performance.now();
      await ping(deps.db).catch((error: unknown) => {
        deps.log.error({ err: error }, 'database does not answer');
        throw new AppError('server.busy', { retryAfter: 5 });
      });
      return {
        status: 'ok' as const,
        version: deps.version,
        uptimeSeconds: Math.floor(process.uptime()),
        database: { status: 'ok' as const, milliseconds: Math.round((performance.now() - begun) * 10) / 10 },
      };
    },
    config: () => ({ upgradeUrl: deps.config.upgradeUrl, operator: deps.config.operator }),
  });
