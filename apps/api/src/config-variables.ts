import * as z from 'zod/mini';

const url = (what: string, ...schemes: string[]) =>
  z.string().check(
    z.refine((text) => {
      return URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1));
    }, `${what}, like ${schemes[0]}://…`),
  );

const key = (what: string, bytes: number) =>
  z
    .string()
    .check(
      z.refine((text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes, what),
    );

const bucket = z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be a bucket'));

export const Environment = z.object({
  NODE_ENV: z._default(
    z.enum(['development', 'production', 'test'], 'must be development, production or test'),
    'development',
  ),
  PORT: z._default(
    z.coerce
      .number('must be a port number')
      .check(z.int(), z.minimum(0), z.maximum(65_535, 'must be a port number')),
    3000,
  ),
  HOST: z._default(z.string().check(z.minLength(1, 'must be an address to listen on')), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1, 'must be a folder')), './data'),
  DATABASE_URL: z.optional(url('must be a PostgreSQL address', 'postgres', 'postgresql')),
  DATABASE_DIRECT_URL: z.optional(url('must be a PostgreSQL address', 'postgres', 'postgresql')),
  DATABASE_REPLICA_URL: z.optional(url('must be a PostgreSQL address', 'postgres', 'postgresql')),
  DATABASE_POOL_SIZE: z._default(
    z.coerce
      .number('must be a number of connections')
      .check(z.int(), z.minimum(2, 'must be at least 2'), z.maximum(200, 'must be at most 200')),
    10,
  ),
  DATABASE_NAMED_STATEMENTS: z.optional(z.enum(['on', 'off'], 'must be on or off')),
  BACKUP_KEY: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => /^[A-Za-z0-9+/]{43}=$/.test(text),
          'must be 32 random bytes, like the output of `openssl rand -base64 32`',
        ),
      ),
  ),
  BACKUP_KEEP_DAYS: z._default(
    z.coerce
      .number('must be a number of days')
      .check(
        z.int(),
        z.minimum(1, 'must be at least 1'),
        z.maximum(30, 'must be at most 30, which the privacy notice promises'),
      ),
    30,
  ),
  BACKUP_TARGET: z._default(z.enum(['disk', 's3'], 'must be disk or s3'), 'disk'),
  BACKUP_S3_BUCKET: z.optional(bucket),
  S3_BUCKET: z.optional(bucket),
  S3_ENDPOINT: z.optional(url('must be where the store is', 'https', 'http')),
  S3_REGION: z._default(z.string().check(z.regex(/^[a-z0-9-]+$/, 'must be a region')), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/, 'must be a key'))),
  S3_SECRET_ACCESS_KEY: z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/, 'must be a key'))),
  REDIS_URL: z.optional(url('must be a Redis address', 'redis', 'rediss')),
  PUBLIC_URL: z.optional(url('must be the address people open', 'https', 'http')),
  UPGRADE_URL: z.optional(url('must be a web address', 'https', 'http')),
  AUTH_SECRET: z.optional(z.string().check(z.minLength(32, 'must be at least 32 random characters'))),
  SMTP_URL: z.optional(url('must be a mail server address', 'smtp', 'smtps')),
  MAIL_FROM: z._default(z.string().check(z.minLength(3, 'must be a sender')), 'Netlik <netlik@localhost>'),
  OPERATOR_NAME: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.regex(/^[^\p{Cc}]{2,}$/u, 'must be the name of who runs this'),
        z.maxLength(200, 'must be at most 200 characters'),
      ),
  ),
  OPERATOR_CONTACT: z.optional(
    z.string().check(z.trim(), z.email('must be the e-mail address people write to about their data')),
  ),
  GOOGLE_CLIENT_ID: z.optional(z.string().check(z.minLength(1, 'must be a client id'))),
  GOOGLE_KEYS_URL: z._default(
    url('must be where the signing keys are', 'https', 'http'),
    'https://www.googleapis.com/oauth2/v3/certs',
  ),
  YOUTUBE_API_KEY: z.optional(z.string().check(z.regex(/^[\w-]+$/, 'must be an API key'))),
  YOUTUBE_API_URL: z._default(
    url('must be where the YouTube Data API is', 'https', 'http'),
    'https://www.googleapis.com/youtube/v3',
  ),
  AI_BASE_URL: z.optional(url('must be where the chat service is', 'https', 'http')),
  AI_API_KEY: z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/, 'must be an API key'))),
  AI_MODEL: z.optional(z.string().check(z.regex(/^[\w./:-]{1,100}$/, 'must be the name of a model'))),
  VAPID_PUBLIC_KEY: z.optional(key('must be a VAPID public key', 65)),
  VAPID_PRIVATE_KEY: z.optional(key('must be a VAPID private key', 32)),
  PUSH_HOSTS: z._default(
    z
      .string()
      .check(
        z.regex(
          /^\s*[a-z0-9.-]+(?::\d{1,5})?(?:\s*,\s*[a-z0-9.-]+(?::\d{1,5})?)*\s*$/,
          'must be hosts with commas between, like push.example.com,push.example.org:8443',
        ),
      ),
    '',
  ),
  TRUST_PROXY: z._default(z.enum(['true', 'false'], 'must be true or false'), 'false'),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    ),
    'info',
  ),
  SECOND_FACTOR_FOR: z._default(z.enum(['admins', 'staff'], 'must be admins or staff'), 'admins'),
  RATE_LIMITS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  SERVER_ROLE: z._default(z.enum(['all', 'web', 'worker'], 'must be all, web or worker'), 'all'),
  METRICS_TOKEN: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{16,}$/, 'must be at least 16 characters')),
  ),
  DRAIN_SECONDS: z._default(
    z.coerce
      .number('must be a number of seconds')
      .check(z.minimum(0, 'must not be negative'), z.maximum(60, 'must be at most 60')),
    0,
  ),
});
