import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerPart } from '@netlik/contract/platform/operations';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { findFigures, ping } from './system.sql.ts';

const MEGABYTE = 1024 * 1024;
const LOW_MEGABYTES = 1024;
/** Two segments of PostgreSQL's log, without which it stops. */
const FULL_MEGABYTES = 32;

export const measureFree = async (dataDir: string): Promise<number> => {
  const { bavail, bsize } = await statfs(dataDir);
  return Math.floor((bavail * bsize) / MEGABYTE);
};

const checkDisk = async ({ config, log }: Deps, measure: typeof measureFree) => {
  const freeMegabytes = await measure(config.dataDir).catch((error: unknown) => {
    log.error({ err: error }, 'the data folder cannot be read');
    return 0;
  });
  if (freeMegabytes < FULL_MEGABYTES) {
    log.error({ freeMegabytes }, 'the disk is full');
    throw new AppError('server.busy', { retryAfter: 60 });
  }
  return { status: freeMegabytes < LOW_MEGABYTES ? ('low' as const) : ('ok' as const), freeMegabytes };
};

export const getHealth = async (deps: Deps, measure = measureFree) => {
  const { db, log, version } = deps;
  const disk = await checkDisk(deps, measure);
  const begun = performance.now();
  await ping(db).catch((error: unknown) => {
    log.error({ err: error }, 'database does not answer');
    throw new AppError('server.busy', { retryAfter: 5 });
  });
  return {
    status: 'ok' as const,
    version,
    uptimeSeconds: Math.floor(process.uptime()),
    disk,
    database: { status: 'ok' as const, milliseconds: Math.round((performance.now() - begun) * 10) / 10 },
  };
};

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

/** Nothing works without these; other failures only degrade the service. */
const NEEDED_PARTS: readonly ServerPart[] = ['database', 'server'];

export const isServing = (parts: readonly Part[]): boolean =>
  parts.every(({ name, ok }) => ok || !NEEDED_PARTS.includes(name));

/** Figures of the whole product, not of this process. */
export const getFigures = ({ db }: Deps) => findFigures(db);
