import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database, Executor } from './db/database.ts';
import type { AccessTokens } from './http/access-tokens.ts';
import type { AuthSessionDirectory } from './http/auth-session.ts';
import type { FeatureEvents } from './http/feature-events.ts';
import type { Hmac } from './http/hmac.ts';
import type { Log } from './http/log.ts';
import type { Metrics } from './http/metrics.ts';
import type { Passwords } from './http/passwords.ts';
import type { PerKeyQueue } from './http/per-key-queue.ts';
import type { SearchSource } from './http/search-source.ts';
import type { FindStepUp } from './http/step-up.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Push } from './push/web-push.ts';
import type { Bus } from './realtime/bus.ts';
import type { Connections } from './realtime/connections.ts';
import type { Live } from './realtime/live.ts';
import type { FileLinks } from './storage/file-links.ts';
import type { Files } from './storage/files.ts';

export type Deps = {
  config: Config;
  publicUrl: () => string;
  version: string;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** While draining, the server answers but asks the proxy for no new calls. */
  lifecycle: { isDraining: boolean };
  db: Database;
  /** For heavy reads that may be slightly old; a replica if configured. */
  reads: Executor;
  bus: Bus;
  jobs: Jobs;
  mailer: Mailer;
  tokens: AccessTokens;
  passwords: Passwords;
  hmac: Hmac;
  perKeyQueue: PerKeyQueue;
  authSessions: AuthSessionDirectory;
  findStepUp: FindStepUp;
  events: FeatureEvents;
  /** What features registered as `search`. */
  searchSources: readonly SearchSource[];
  connections: Connections;
  live: Live;
  push: Push;
  files: Files;
  fileLinks: FileLinks;
};
