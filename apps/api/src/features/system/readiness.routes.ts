import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerPart } from '@netlik/contract/operations';
import type { Deps } from '../../deps.ts';
import type { Server } from '../../http/mount.ts';
import { FULL_MEGABYTES, measureFree } from './system.service.ts';
import { ping } from './system.sql.ts';

const WAIT_MS = 2000;

type Part = { name: ServerPart; ok: boolean };

const isAnswering = async (work: Promise<unknown>): Promise<boolean> => {
  const late = sleep(WAIT_MS, false, { ref: false });
  return Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    late,
  ]);
};

export const checkParts = async ({ db, bus, config, lifecycle }: Deps): Promise<Part[]> => [
  { name: 'database', ok: await isAnswering(ping(db)) },
  { name: 'bus', ok: !bus.isDisconnected() },
  { name: 'disk', ok: (await measureFree(config.dataDir).catch(() => 0)) >= FULL_MEGABYTES },
  { name: 'server', ok: !lifecycle.isDraining },
];

/** For a load balancer: `/live` says that the process runs, `/ready` whether it should be sent people. */
export const readinessRoutes = ({ app }: Pick<Server, 'app'>, deps: Deps) => {
  app.get('/live', () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const parts = await checkParts(deps);
    const isReady = parts.every(({ ok }) => ok);
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'unavailable', parts });
  });
};
