import type { Deps } from '../../deps.ts';
import type { Server } from '../../http/mount.ts';
import { checkParts, isServing } from './system.service.ts';

/** For load balancers: `/live` reports a running process, `/ready` a server that can answer. */
export const readinessRoutes = ({ app }: Pick<Server, 'app'>, deps: Deps) => {
  app.get('/live', () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const parts = await checkParts(deps);
    const isReady = isServing(parts);
    const status = parts.every(({ ok }) => ok) ? 'ok' : 'degraded';
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? status : 'unavailable', parts });
  });
};
