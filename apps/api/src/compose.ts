import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { type Connection, openDatabase } from './db/database.ts';
import type { Deps } from './deps.ts';
import { identityJobs } from './features/identity/identity.jobs.ts';
import { sessionLoader } from './features/identity/sessions.service.ts';
import { createAccessTokens } from './http/access-tokens.ts';
import type { Log } from './http/log.ts';
import { createSessionDirectory } from './http/session.ts';
import { createJobs } from './jobs/jobs.ts';
import { mailJobs } from './mail/mail.jobs.ts';
import { createMailer } from './mail/mailer.ts';
import { openPostgresBus } from './realtime/bus-postgres.ts';
import { openRedisBus } from './realtime/bus-redis.ts';

export type Composition = {
  config: Config;
  connection: Connection;
  clock: Clock;
  log: Log;
  version: string;
  secret: string;
  publicUrl: () => string;
};

/** Opens everything the features reach, and gives back how to close it, last opened first. */
export const compose = async (given: Composition): Promise<{ deps: Deps; close: () => Promise<void> }> => {
  const { config, connection, clock, log, version, secret, publicUrl } = given;
  const onFailure = (error: unknown) => log.error({ err: error }, 'background failure');

  const db = openDatabase(connection, { onError: onFailure });
  const bus = config.redisUrl
    ? await openRedisBus(config.redisUrl, onFailure)
    : await openPostgresBus(connection, onFailure);
  const jobs = createJobs(db, log);
  const mailer = createMailer({ db, jobs, clock, smtpUrl: config.smtpUrl, from: config.mailFrom });
  const tokens = createAccessTokens(secret, clock);
  const sessions = createSessionDirectory(bus, sessionLoader(db, clock), () => clock.now().getTime());

  const deps: Deps = { config, publicUrl, version, clock, log, db, bus, jobs, mailer, tokens, sessions };
  identityJobs(deps);
  mailJobs(deps);

  const close = async () => {
    await jobs.stop();
    mailer.close();
    await bus.close();
    await db.close();
  };
  return { deps, close };
};
