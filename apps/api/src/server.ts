import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { collectDefaultMetrics } from 'prom-client';
import { buildApp } from './app.ts';
import { loadCatalogue } from './catalogue/load-catalogue.ts';
import { systemClock } from './clock.ts';
import { compose } from './compose.ts';
import { type Config, isLoopback } from './config.ts';
import { connectingTo } from './connection-failed.ts';
import type { Connection } from './db/database.ts';
import { findUnsafeSettings } from './db/durability.sql.ts';
import { migrate } from './db/migrate.ts';
import { openPostgres } from './db/postgres.ts';
import { fillDemo, refuseDemo } from './demo/fill.ts';
import { createLog, type Log } from './http/log.ts';
import { memoryRateLimiter, noRateLimiter, redisRateLimiter } from './http/rate-limit.ts';
import { answerWhileStarting } from './http/starting.ts';
import { backupFolder } from './platform/backup/backup-store.ts';
import { DamagedData, refuseFileAt, requireWritable } from './storage/damaged-data.ts';
import { filesFolder } from './storage/files.ts';
import { readOrCreateSecret } from './storage/secret-file.ts';
import { readVersion, root } from './version.ts';

const MIN_SECRET = 32;

/** Signs access tokens; generated once and stored in the data folder unless set by the environment. */
const authSecret = ({ authSecret: given, dataDir }: Config): string => {
  if (given) return given;
  const file = join(dataDir, 'auth-secret');
  const secret = readOrCreateSecret(file, () => randomBytes(48).toString('base64url'));
  if (secret.length < MIN_SECRET)
    throw new DamagedData(
      file,
      `it has ${secret.length} characters, at least ${MIN_SECRET} are needed`,
      'Delete it to get a new one; everybody signs in again.',
    );
  return secret;
};

export type RunningServer = {
  url: string;
  /** True if demo people can sign in. */
  demo: boolean;
  databaseEnded: Promise<void> | null;
  /** `/api/ready` redirects the proxy from now on, while requests are still answered. */
  drain(): void;
  close(): Promise<void>;
  closing(): string;
};

const migrateDatabase = async ({ databaseUrl, database }: Config, direct: Connection) => {
  const migrated = () => migrate(direct);
  if (!databaseUrl) return migrated();
  const { directUrl } = database;
  const name = directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  return connectingTo(name, directUrl ?? databaseUrl, migrated);
};

const openLimiter = async ({ rateLimits, redisUrl }: Config, log: Log) => {
  if (!rateLimits) return noRateLimiter;
  if (!redisUrl) return memoryRateLimiter(() => performance.now());
  return redisRateLimiter(redisUrl, (error) => log.error({ err: error }, 'REDIS_URL: rate limiter failed'));
};

export const startServer = async (config: Config, print: (line: string) => void): Promise<RunningServer> => {
  const { dataDir } = config;
  for (const folder of [dataDir, filesFolder(dataDir), backupFolder(dataDir)]) refuseFileAt(folder);
  requireWritable(dataDir);
  // With port 0 no client knows the port.
  const endStarting = config.port
    ? await answerWhileStarting(config.host, config.port)
    : async () => undefined;
  const closers: { name: string; close: () => Promise<void> }[] = [
    { name: 'the answer while starting', close: endStarting },
  ];
  let closing = 'nothing';
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) {
      closing = closer.name;
      await closer.close();
    }
  };
  try {
    const postgres = await openPostgres(config, print);
    closers.push({ name: 'PostgreSQL', close: postgres.stop });
    const applied = await migrateDatabase(config, postgres.direct);
    if (applied.length > 0) print(`Database: applied ${applied.join(', ')}.`);

    const log = createLog(config.logLevel);
    let address = config.publicUrl ?? '';
    const { deps, close: closeDeps } = await compose({
      config,
      connection: postgres.connection,
      direct: postgres.direct,
      clock: systemClock,
      log,
      version: readVersion(),
      secret: authSecret(config),
      publicUrl: () => address,
      ...(config.pushKeys ? { pushKeys: config.pushKeys } : {}),
    });
    closers.push({ name: 'jobs, mail and connections', close: closeDeps });
    const unsafe = await findUnsafeSettings(deps.db);
    if (unsafe.length > 0)
      log.warn({ settings: unsafe }, 'PostgreSQL may lose what it has acknowledged when the power fails');
    const loaded = await loadCatalogue(deps.db);
    if (loaded.length > 0) print(`Catalogue: loaded ${loaded.join(', ')}.`);

    const limiter = await openLimiter(config, log);
    collectDefaultMetrics({ register: deps.metrics.registry });
    const app = await buildApp(deps, { limiter, webFolder: fileURLToPath(new URL('apps/web/dist', root)) });
    closers.push({
      name: 'open requests',
      close: async () => {
        await app.close();
        limiter.close();
      },
    });
    // Demo passwords are public, so the demo is limited to loopback.
    const demo = !config.production && !config.databaseUrl && isLoopback(config.host);
    if (demo) await fillDemo(deps);
    else await refuseDemo(deps.db);
    // Jobs start after the demo, because one that counts people would wait for it and store an old count.
    await deps.jobs.start({ work: config.role !== 'web' });
    await endStarting();
    await app.listen({ port: config.port, host: config.host });
    const { port } = app.server.address() as AddressInfo;
    if (!address) address = `http://${isLoopback(config.host) ? 'localhost' : config.host}:${port}`;
    const drain = () => {
      deps.lifecycle.isDraining = true;
    };
    return { url: address, demo, databaseEnded: postgres.exited, drain, close, closing: () => closing };
  } catch (error) {
    await close();
    throw error;
  }
};
