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
import { hashSecret, newSecret } from '@netlik/api/http/secrets';
import { deviceName } from '@netlik/api/identity/auth-sessions/device-name';
import { MAIL_REQUESTS } from '@netlik/api/identity/sign-in/mail-requests';
import { foldedName } from '@netlik/api/identity/users/present';
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
  /** `due`: the notice is not accepted; `guardian`: a minor without the guardian's confirmation. */
  consent?: 'due' | 'guardian' | 'given';
  verified?: boolean;
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
  passwordCost?: PasswordCost;
  /** A PostgreSQL of the test's own that contains `database`. */
  cluster?: Cluster;
  /** Includes the catalogue's rows. */
  catalogue?: boolean;
  database?: string;
  /** Opens another server process on the database of this world. */
  beside?: { database: string; clock: TestClock; dataDir: string };
};

export type World = Awaited<ReturnType<typeof openWorld>>;

/** A server with its own database, a real port and a clock the test sets. */
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
    /** Runs the mail jobs of register, forgot and resend. */
    answerMailRequests: () => deps.jobs.runWaiting(MAIL_REQUESTS),
    statements: statementCount.during,
    close: async () => {
      await app.close();
      await close();
      if (!options.beside) rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};

const DEVICE = deviceName('test');
const REMEMBERED_MS = 30 * 24 * 60 * 60_000;
const birthYears = { due: null, guardian: 2012, given: 2000 };

/** As a first sign-in leaves a person, in one statement: tests create thousands. */
const createPerson = async (
  { db, clock, tokens }: Deps,
  call: ReturnType<typeof callOver>,
  wanted: PersonOptions,
): Promise<TestPerson> => {
  const [id, sessionId, refreshToken] = [newId(), newId(), newSecret()];
  const email = wanted.email ?? `${id}@test.example`;
  const { firstName = 'Deniz', lastName = 'Yılmaz', consent = 'given' } = wanted;
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + REMEMBERED_MS);
  await db.run(sql`
    with person as (
      insert into users (id, email, password_hash, password_proven, role, tier, first_name, last_name, name_folded,
        email_verified_at, created_at, last_activity_at, coach_id, is_active, second_factor, discoverable, birth_year,
        notice_version, consent_at, guardian_email)
      values (${id}, ${email}, ${wanted.passwordHash ?? null}, ${wanted.passwordProven ?? true},
        ${wanted.role ?? 'student'}, ${wanted.tier ?? 'free'}, ${firstName}, ${lastName},
        ${foldedName(firstName, lastName)}, ${wanted.verified === false ? null : now}, ${now}, ${now},
        ${wanted.coachId ?? null}, ${!wanted.suspended}, ${wanted.secondFactor ?? false},
        ${wanted.discoverable ?? true}, ${birthYears[consent]}, ${consent === 'due' ? null : NOTICE_VERSION},
        ${consent === 'due' ? null : now}, ${consent === 'guardian' ? 'veli@test.example' : null})
    ), session as (
      insert into sessions (id, user_id, device, remembered, created_at, last_seen_at, stepped_up_at, expires_at)
      values (${sessionId}, ${id}, ${DEVICE}, true, ${now}, ${now}, ${now}, ${expiresAt})
    ), refresh_token as (
      insert into refresh_tokens (hash, session_id, created_at) values (${hashSecret(refreshToken)}, ${sessionId}, ${now})
    )
    insert into sign_in_log (id, user_id, result, device, address, hour, last_at)
    values (${newId()}, ${id}, 'ok', ${DEVICE}, '127.0.0.1', date_trunc('hour', ${now}::timestamptz), ${now})`);
  const token = tokens.sign({ sub: id, sid: sessionId });
  return {
    id,
    email,
    token,
    refreshToken,
    call: (endpoint, input, key) => call(endpoint, input, token, key),
  };
};
