import { resolve } from 'node:path';
import type { Role } from '@netlik/domain/roles';
import * as z from 'zod/mini';
import { findMisspelt } from './config-names.ts';
import { Environment } from './config-variables.ts';

export const isLoopback = (host: string): boolean =>
  ['127.0.0.1', 'localhost', '::1', '[::1]'].includes(host);

type Variables = Record<string, string | undefined>;

export type S3 = {
  bucket: string;
  /** Null: Amazon's endpoint. */
  endpoint: string | null;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
};

export type Operator = { name: string; contact: string };

export type Config = {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  database: {
    /** PostgreSQL itself if `databaseUrl` is a pooler, for session features. */
    directUrl: string | null;
    replicaUrl: string | null;
    poolSize: number;
    /** Transaction poolers do not support named statements. */
    isNaming: boolean;
  };
  redisUrl: string | null;
  /** Without a key everybody with the file can read a backup. */
  backup: {
    key: Buffer | null;
    keepDays: number;
    /** Null: backups go to the data folder. */
    s3: S3 | null;
  };
  /** Null: uploads go to the data folder. */
  s3: S3 | null;
  /** Null until the server knows its address; required in production. */
  publicUrl: string | null;
  upgradeUrl: string | null;
  /** Null: generated once and stored in the data folder, never in production. */
  authSecret: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** The data controller under KVKK; null marks a demo installation. */
  operator: Operator | null;
  googleClientId: string | null;
  googleKeysUrl: string;
  youtube: { apiKey: string; apiUrl: string } | null;
  /** Null: only the built-in engine answers. */
  ai: { baseUrl: string; apiKey: string | null; model: string } | null;
  /** Null: generated once and stored in the data folder. */
  pushKeys: { publicKey: string; privateKey: string } | null;
  pushHosts: string[];
  trustProxy: boolean;
  logLevel: string;
  rateLimits: boolean;
  /** A web server runs no jobs; a worker does, and the proxy skips it. */
  role: 'all' | 'web' | 'worker';
  /** Null: metrics are available only to callers on this machine. */
  metricsToken: string | null;
  /** A stopping server still answers for this long while `/api/ready` redirects the proxy. */
  drainSeconds: number;
  /** Roles that require a second factor; empty outside production, where it is optional. */
  secondFactorRoles: readonly Role[];
};

export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(
      `The configuration has ${problems.length === 1 ? 'a problem' : 'problems'}:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
  }
}

const requiredInProduction = [
  'AUTH_SECRET',
  'SMTP_URL',
  'PUBLIC_URL',
  'MAIL_FROM',
  'OPERATOR_NAME',
  'OPERATOR_CONTACT',
] as const;

const s3Together = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const httpsInProduction = ['GOOGLE_KEYS_URL', 'YOUTUBE_API_URL', 'AI_BASE_URL'] as const;

/** Random text of 32 characters has about 20 different ones, a repeated word few. */
const MIN_DIFFERENT = 10;

const requiredOf = { admins: ['admin'], staff: ['admin', 'coach'] } as const;

const isOrigin = (text: string): boolean => {
  const { pathname, search, hash, username } = new URL(text);
  return /^\/*$/.test(pathname) && !search && !hash && !username;
};

/** An empty value in a .env file means "not set". */
const readGiven = (env: Variables): Record<string, string> =>
  Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value]] : [])));

const findUnread = (given: Record<string, string>) =>
  findMisspelt(Object.keys(given), Object.keys(Environment.shape));

const productionProblems = (given: Record<string, string>): string[] => {
  const problems = requiredInProduction
    .filter((name) => given[name] === undefined)
    .map((name) => `${name}: must be set when NODE_ENV=production`);
  if (given.RATE_LIMITS === 'off') problems.push('RATE_LIMITS: cannot be off when NODE_ENV=production');
  for (const name of httpsInProduction)
    if (given[name]?.startsWith('http:')) problems.push(`${name}: must be https in production`);
  const { PUBLIC_URL: address, AUTH_SECRET: secret = '' } = given;
  if (address?.startsWith('http:') && URL.canParse(address) && !isLoopback(new URL(address).hostname))
    problems.push('PUBLIC_URL: must be https in production');
  if (secret.length >= 32 && new Set(secret).size < MIN_DIFFERENT)
    problems.push('AUTH_SECRET: must be random, like the output of `openssl rand -base64 48`');
  // Without this check a misspelt name would start on an empty database.
  const misspelt = findUnread(given).find(({ meant }) => meant === 'DATABASE_URL');
  if (misspelt && given.DATABASE_URL === undefined)
    problems.push(`${misspelt.name}: is not read; did you mean DATABASE_URL?`);
  return problems;
};

export const configWarnings = (env: Variables): string[] => {
  const given = readGiven(env);
  const unread = findUnread(given)
    .filter(({ meant }) => meant === null || given[meant] === undefined)
    .map(({ name, meant }) => `${name}: is not read${meant ? `; did you mean ${meant}?` : ''}`);
  if (given.NODE_ENV !== 'production') return unread;
  if (given.SMTP_URL?.startsWith('smtp:') && !isLoopback(new URL(given.SMTP_URL).hostname))
    unread.push('SMTP_URL: smtp:// is encrypted only if the server offers it; smtps:// always is');
  if (given.S3_ENDPOINT?.startsWith('http:') && !isLoopback(new URL(given.S3_ENDPOINT).hostname))
    unread.push('S3_ENDPOINT: http:// sends files in the open');
  if (given.BACKUP_TARGET === 's3' && !given.BACKUP_KEY)
    unread.push('BACKUP_KEY: is not set, so whoever reads the bucket reads the backups');
  return unread;
};

const s3Problems = (given: Record<string, string>): string[] => {
  const isGiven = (name: string) => given[name] !== undefined;
  const problems: string[] = [];
  const areBackupsThere = given.BACKUP_TARGET === 's3';
  if (areBackupsThere && !isGiven('S3_BUCKET') && !isGiven('BACKUP_S3_BUCKET'))
    problems.push('BACKUP_S3_BUCKET: must be set when backups are on S3 and files are not');
  if (isGiven('BACKUP_S3_BUCKET') && !areBackupsThere)
    problems.push('BACKUP_TARGET: must be s3 when BACKUP_S3_BUCKET is set');
  if (!areBackupsThere && ![...s3Together, 'S3_ENDPOINT'].some(isGiven)) return problems;
  for (const name of s3Together)
    if (!isGiven(name) && !(name === 'S3_BUCKET' && areBackupsThere))
      problems.push(
        `${name}: must be set when ${isGiven('S3_BUCKET') ? 'files' : 'files or backups'} are on S3`,
      );
  return problems;
};

const togetherProblems = (given: Record<string, string>): string[] => {
  const problems: string[] = [];
  if ((given.VAPID_PUBLIC_KEY === undefined) !== (given.VAPID_PRIVATE_KEY === undefined))
    problems.push('VAPID_PUBLIC_KEY: must be set together with VAPID_PRIVATE_KEY');
  if ((given.AI_BASE_URL === undefined) !== (given.AI_MODEL === undefined))
    problems.push('AI_BASE_URL: must be set together with AI_MODEL');
  if (
    given.NODE_ENV !== 'production' &&
    (given.OPERATOR_NAME === undefined) !== (given.OPERATOR_CONTACT === undefined)
  )
    problems.push('OPERATOR_NAME: must be set together with OPERATOR_CONTACT');
  problems.push(...s3Problems(given));
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'])
    if (given[name] && !given.DATABASE_URL) problems.push(`${name}: must be set together with DATABASE_URL`);
  if (given.PUBLIC_URL && URL.canParse(given.PUBLIC_URL) && !isOrigin(given.PUBLIC_URL))
    problems.push('PUBLIC_URL: must be an address without a path, like https://netlik.example');
  if (given.NODE_ENV === 'production') problems.push(...productionProblems(given));
  return problems;
};

export const readConfig = (env: Variables): Config => {
  const given = readGiven(env);
  const parsed = z.safeParse(Environment, given);
  const problems = [
    ...(parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []),
    ...togetherProblems(given),
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  const e = parsed.data;
  const s3In = (bucket: string | undefined): S3 | null =>
    bucket && e.S3_ACCESS_KEY_ID && e.S3_SECRET_ACCESS_KEY
      ? {
          bucket,
          endpoint: e.S3_ENDPOINT ?? null,
          region: e.S3_REGION,
          credentials: { accessKeyId: e.S3_ACCESS_KEY_ID, secretAccessKey: e.S3_SECRET_ACCESS_KEY },
        }
      : null;
  return {
    production: e.NODE_ENV === 'production',
    port: e.PORT,
    host: e.HOST,
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL ?? null,
    database: {
      directUrl: e.DATABASE_DIRECT_URL ?? null,
      replicaUrl: e.DATABASE_REPLICA_URL ?? null,
      poolSize: e.DATABASE_POOL_SIZE,
      isNaming: (e.DATABASE_NAMED_STATEMENTS ?? (e.DATABASE_DIRECT_URL ? 'off' : 'on')) === 'on',
    },
    redisUrl: e.REDIS_URL ?? null,
    backup: {
      key: e.BACKUP_KEY ? Buffer.from(e.BACKUP_KEY, 'base64') : null,
      keepDays: e.BACKUP_KEEP_DAYS,
      s3: e.BACKUP_TARGET === 's3' ? s3In(e.BACKUP_S3_BUCKET ?? e.S3_BUCKET) : null,
    },
    s3: s3In(e.S3_BUCKET),
    publicUrl: e.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    upgradeUrl: e.UPGRADE_URL ?? null,
    authSecret: e.AUTH_SECRET ?? null,
    smtpUrl: e.SMTP_URL ?? null,
    mailFrom: e.MAIL_FROM,
    operator:
      e.OPERATOR_NAME && e.OPERATOR_CONTACT ? { name: e.OPERATOR_NAME, contact: e.OPERATOR_CONTACT } : null,
    googleClientId: e.GOOGLE_CLIENT_ID ?? null,
    googleKeysUrl: e.GOOGLE_KEYS_URL,
    youtube: e.YOUTUBE_API_KEY
      ? { apiKey: e.YOUTUBE_API_KEY, apiUrl: e.YOUTUBE_API_URL.replace(/\/+$/, '') }
      : null,
    ai:
      e.AI_BASE_URL && e.AI_MODEL
        ? { baseUrl: e.AI_BASE_URL.replace(/\/+$/, ''), apiKey: e.AI_API_KEY ?? null, model: e.AI_MODEL }
        : null,
    pushKeys:
      e.VAPID_PUBLIC_KEY && e.VAPID_PRIVATE_KEY
        ? { publicKey: e.VAPID_PUBLIC_KEY, privateKey: e.VAPID_PRIVATE_KEY }
        : null,
    pushHosts: e.PUSH_HOSTS.split(',')
      .map((host) => host.trim())
      .filter(Boolean),
    trustProxy: e.TRUST_PROXY === 'true',
    logLevel: e.LOG_LEVEL,
    rateLimits: e.RATE_LIMITS === 'on',
    role: e.SERVER_ROLE,
    metricsToken: e.METRICS_TOKEN ?? null,
    drainSeconds: e.DRAIN_SECONDS,
    secondFactorRoles: e.NODE_ENV !== 'production' ? [] : requiredOf[e.SECOND_FACTOR_FOR],
  };
};
