import type { Agent } from 'node:https';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { connectingTo } from './connection-failed.ts';
import { type Connection, openDatabase } from './db/database.ts';
import { openReads } from './db/replica.ts';
import type { Deps } from './deps.ts';
import { features } from './features.ts';
import { createAccessTokens } from './http/access-tokens.ts';
import { createAuthSessionDirectory } from './http/auth-session.ts';
import { subscribeFeatures } from './http/feature.ts';
import { createFeatureEvents, type Subscriptions } from './http/feature-events.ts';
import { createKeyedHmac } from './http/hmac.ts';
import { idempotencyJobs } from './http/idempotency.ts';
import type { Log } from './http/log.ts';
import { createMetrics } from './http/metrics.ts';
import { createPasswords, type PasswordCost } from './http/passwords.ts';
import { createPerKeyQueue } from './http/per-key-queue.ts';
import { authSessionLoader } from './identity/auth-sessions/auth-sessions.service.ts';
import { stepUpLoader } from './identity/step-up/step-up.service.ts';
import { createJobs } from './jobs/jobs.ts';
import { mailJobs } from './mail/mail.jobs.ts';
import { createMailer } from './mail/mailer.ts';
import { loadPushKeys } from './push/push-keys.ts';
import { createPush, type PushKeys } from './push/web-push.ts';
import { openPostgresBus } from './realtime/bus-postgres.ts';
import { openRedisBus } from './realtime/bus-redis.ts';
import { createConnections } from './realtime/connections.ts';
import { createLive } from './realtime/live.ts';
import { createFileLinks } from './storage/file-links.ts';
import { openFiles } from './storage/files.ts';

export type Composition = {
  config: Config;
  connection: Connection;
  /** Connection without a pooler, for session features. */
  direct?: Connection;
  clock: Clock;
  log: Log;
  version: string;
  secret: string;
  publicUrl: () => string;
  /** Without keys, those stored in the database are used. */
  pushKeys?: PushKeys;
  /** Accepts the test push service's self-signed certificate. */
  pushAgent?: Agent;
  /** Cheap hashing for tests that are not about passwords. */
  passwordCost?: PasswordCost;
  onStatement?: () => void;
};

/** Jobs plus an occasional backup; a start holds one connection while it needs another. */
const DIRECT_POOL = 4;

const openDatabases = (given: Composition, onFailure: (error: unknown) => void) => {
  const { config, connection, log } = given;
  const { directUrl, replicaUrl, poolSize: max, isNaming } = config.database;
  const direct = directUrl
    ? openDatabase(given.direct ?? directUrl, { max: DIRECT_POOL, onError: onFailure })
    : null;
  const db = openDatabase(connection, {
    max,
    isNaming,
    direct,
    onError: onFailure,
    onEffectError: (error) => log.error({ err: error }, 'after-commit effect failed'),
    ...(given.onStatement ? { onStatement: given.onStatement } : {}),
  });
  return { direct, db, reads: openReads(db, replicaUrl, { max, isNaming, log }) };
};

const openBus = ({ config: { redisUrl }, connection, direct, log }: Composition, db: Deps['db']) => {
  const onFailure = (error: unknown) =>
    log.error({ err: error }, redisUrl ? 'REDIS_URL: the bus failed' : 'the bus failed');
  return redisUrl
    ? connectingTo('REDIS_URL', redisUrl, () => openRedisBus(redisUrl, db, onFailure))
    : openPostgresBus(direct ?? connection, onFailure);
};

export const compose = async (given: Composition): Promise<{ deps: Deps; close: () => Promise<void> }> => {
  const { config, clock, log, version, secret, publicUrl } = given;
  const onFailure = (error: unknown) => log.error({ err: error }, 'background failure');
  const { direct, db, reads } = openDatabases(given, onFailure);
  const bus = await openBus(given, db);
  const live = createLive(bus);
  const jobs = createJobs(direct ?? db, log, clock);
  const mailer = createMailer({
    db,
    jobs,
    clock,
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    operator: config.operator,
  });
  const tokens = createAccessTokens(secret, clock);
  const authSessions = createAuthSessionDirectory(
    bus,
    authSessionLoader(db, clock, config.secondFactorRoles),
    () => clock.now().getTime(),
  );

  const connections = createConnections({ bus, authSessions, onFailure });
  const push = createPush({
    keys: given.pushKeys ?? (await loadPushKeys(db, config.dataDir)),
    subject: config.publicUrl?.startsWith('https:') ? config.publicUrl : 'mailto:netlik@localhost',
    extraHosts: config.pushHosts,
    ...(given.pushAgent ? { agent: given.pushAgent } : {}),
  });
  const files = await openFiles(config);
  const fileLinks = createFileLinks(secret);

  const subscriptions: Subscriptions = { onChange: new Map(), onPerson: new Map() };
  const deps: Deps = {
    config,
    publicUrl,
    version,
    clock,
    log,
    metrics: createMetrics(),
    lifecycle: { isDraining: false },
    db,
    reads: reads.executor,
    bus,
    jobs,
    mailer,
    tokens,
    passwords: createPasswords(given.passwordCost),
    hmac: createKeyedHmac(secret),
    perKeyQueue: createPerKeyQueue(),
    authSessions,
    findStepUp: stepUpLoader(db),
    events: createFeatureEvents(subscriptions),
    searchSources: features.flatMap(({ search }) => search ?? []),
    connections,
    live,
    push,
    files,
    fileLinks,
  };
  mailJobs(deps);
  idempotencyJobs(deps);
  subscribeFeatures(subscriptions, features, deps);
  for (const feature of features) feature.jobs?.(deps);

  const close = async () => {
    connections.close();
    await jobs.stop();
    mailer.close();
    await bus.close();
    await reads.close();
    await db.close();
    await direct?.close();
  };
  return { deps, close };
};
