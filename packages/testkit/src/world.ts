import { mkdtempSync, rmSync } from 'node:fs';
import type { Agent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@netlik/api/app';
import type { Clock } from '@netlik/api/clock';
import { compose } from '@netlik/api/compose';
import { type Config, readConfig } from '@netlik/api/config';
import { type Sql, sql } from '@netlik/api/db/database';
import type { Deps } from '@netlik/api/deps';
import { createLog } from '@netlik/api/http/log';
import type { PasswordCost } from '@netlik/api/http/passwords';
import { noRateLimiter, type RateLimiter } from '@netlik/api/http/rate-limit';
import { createAuthSession } from '@netlik/api/identity/auth-sessions/auth-sessions.service';
import { MAIL_REQUESTS } from '@netlik/api/identity/sign-in/mail-requests';
import { foldedName } from '@netlik/api/identity/users/present';
import { findPerson, insertPerson } from '@netlik/api/identity/users/users.sql';
import { newId } from '@netlik/api/ids';
import type { CallInput, Endpoint } from '@netlik/contract/endpoint';
import { NOTICE_VERSION } from '@netlik/contract/identity/account';
import type { PlanTier, Role } from '@netlik/domain/roles';
import { inject } from 'vitest';
import webPush from 'web-push';
import { type Answer, callOver } from './call.ts';
import type { Cluster } from './cluster.ts';
import { cloneTemplate } from './databases.ts';
import { createStatementCount } from './statement-count.ts';

export const TEST_SECRET = 'a secret that only the tests ever use, long enough';
const CHEAP_PASSWORDS: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const testPushKeys = webPush.generateVAPIDKeys();

export type TestClock = Clock & { set(instant: string | Date): void; advance(seconds: number): void };

const testClock = (start: string): TestClock => {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set: (instant) => {
      now = new Date(instant);
    },
    advance: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
};

export type TestPerson = {
  id: string;
  email: string;
  token: string;
  refreshToken: string;
  /** `key` is the call's `Idempotency-Key`. */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, key?: string): Promise<Answer<E>>;
};

export type PersonOptions = {
  role?: Role;
  tier?: PlanTier;
  email?: string;
  firstName?: string;
  lastName?: string;
  passwordHash?: string | null;
  /** False: not chosen by a user with mailbox access. */
  passwordProven?: boolean;
  coachId?: string;
  /** `due`: has not accepted the notice; `guardian`: a minor whose guardian has not confirmed. */
  consent?: 'due' | 'guardian' | 'given';
  verified?: boolean;
  /** True: has one, which nothing can show. */
  secondFactor?: boolean;
  suspended?: boolean;
  discoverable?: boolean;
};

export type WorldOptions = {
  config?: Partial<Config>;
  limiter?: RateLimiter;
  requestTimeoutMs?: number;
  now?: string;
  pushAgent?: Agent;
  /** Cheap unless a test is about the time it takes. */
  passwordCost?: PasswordCost;
  /** A PostgreSQL of the test's own, with `database` in it. */
  cluster?: Cluster;
  /** With the rows of the catalogue. */
  catalogue?: boolean;
  /** One that is there already, instead of a new one. */
  database?: string;
  /** Opens another server process on the database of this world. */
  beside?: { database: string; clock: TestClock; dataDir: string };
};

export type World = Awaited<ReturnType<typeof openWorld>>;

/** A server on its own database, listening on a real port, with a clock that the test sets. */
export const openWorld = async (options: WorldOptions = {}) => {
  const cluster = options.cluster ?? inject('cluster');
  const database =
    options.beside?.database ?? options.database ?? (await cloneTemplate(cluster, options.catalogue));
  const clock = options.beside?.clock ?? testClock(options.now ?? '2026-11-15T09:00:00Z');
  const dataDir = options.beside?.dataDir ?? mkdtempSync(join(tmpdir(), 'netlik-files-'));
  const config = {
    ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir }),
    ...options.config,
  };
  const statementCount = createStatementCount();
  const { deps, close } = await compose({
    config,
    connection: { ...cluster, database },
    clock,
    log: createLog('silent'),
    version: 'test',
    secret: TEST_SECRET,
    publicUrl: () => 'https://netlik.test',
    pushKeys: testPushKeys,
    ...(options.pushAgent ? { pushAgent: options.pushAgent } : {}),
    passwordCost: options.passwordCost ?? CHEAP_PASSWORDS,
    onStatement: statementCount.onStatement,
  });
  await deps.jobs.start({ work: false });
  const app = await buildApp(deps, {
    limiter: options.limiter ?? noRateLimiter,
    webFolder: null,
    ...(options.requestTimeoutMs ? { requestTimeoutMs: options.requestTimeoutMs } : {}),
  });
  statementCount.watch(app.server);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const call = callOver(base);

  return {
    deps,
    db: deps.db,
    clock,
    base,
    database,
    dataDir,
    /** A call without a token, or with any token. */
    call: <E extends Endpoint>(endpoint: E, input: CallInput<E>, token?: string) =>
      call(endpoint, input, token),
    rows: <Row>(query: Sql) => deps.db.many<Row>(query),
    person: (wanted: PersonOptions = {}) => createPerson(deps, call, wanted),
    /** The newest mail to an address, with its parsed link. */
    mailTo: async (email: string) => {
      await deps.jobs.runWaiting(MAIL_REQUESTS);
      const [mail] = await deps.db.many<{ subject: string; text: string }>(sql`
        select subject, body_text as text from mails where recipient = ${email} order by created_at desc, id desc limit 1`);
      if (!mail) return null;
      const link = /https:\/\/\S+/.exec(mail.text)?.[0];
      return { ...mail, link: link ? new URL(link) : null };
    },
    /** Does what register, forgot and resend leave to a job. */
    answerMailRequests: () => deps.jobs.runWaiting(MAIL_REQUESTS),
    /** The number of statements the work sends. */
    statements: statementCount.during,
    close: async () => {
      await app.close();
      await close();
      if (!options.beside) rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};

const birthYears = { due: null, guardian: 2012, given: 2000 };

const createPerson = async (
  deps: Deps,
  call: ReturnType<typeof callOver>,
  wanted: PersonOptions,
): Promise<TestPerson> => {
  const { db, clock } = deps;
  const id = newId();
  const email = wanted.email ?? `${id}@test.example`;
  const { firstName = 'Deniz', lastName = 'Yılmaz', consent = 'given' } = wanted;
  await insertPerson(db, {
    id,
    email,
    passwordHash: wanted.passwordHash ?? null,
    passwordProven: wanted.passwordProven ?? true,
    role: wanted.role ?? 'student',
    tier: wanted.tier ?? 'free',
    firstName,
    lastName,
    nameFolded: foldedName(firstName, lastName),
    verifiedAt: wanted.verified === false ? null : clock.now(),
    createdAt: clock.now(),
  });
  await db.run(sql`
    update users set coach_id = ${wanted.coachId ?? null}, is_active = ${!wanted.suspended},
      second_factor = ${wanted.secondFactor ?? false},
      discoverable = ${wanted.discoverable ?? true}, birth_year = ${birthYears[consent]},
      notice_version = ${consent === 'due' ? null : NOTICE_VERSION},
      consent_at = ${consent === 'due' ? null : clock.now()},
      guardian_email = ${consent === 'guardian' ? 'veli@test.example' : null}
    where id = ${id}`);
  const row = (await findPerson(db, id))!;
  const { token, refreshToken } = await db.transaction((tx) =>
    createAuthSession(deps, tx, row, { ip: '127.0.0.1', device: 'test' }, true),
  );
  return {
    id,
    email,
    token,
    refreshToken,
    call: (endpoint, input, key) => call(endpoint, input, token, key),
  };
};
