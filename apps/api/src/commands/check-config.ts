import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Config, ConfigError, configWarnings, readConfig, type S3 } from '../config.ts';
import { connectingTo } from '../connection-failed.ts';
import { openRedis } from '../realtime/redis-client.ts';
import { requireWritable } from '../storage/damaged-data.ts';

const WAIT_MS = 5000;

type Check = { variable: string; isSet: boolean; withoutIt: string; attempt: () => Promise<string> };

const tryDatabase = async (url: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: WAIT_MS });
  await client.connect();
  const { rows } = await client.query('show server_version').finally(() => client.end());
  return `PostgreSQL ${rows[0].server_version}`;
};

const tryRedis = async (url: string): Promise<string> => {
  const redis = await openRedis(url, () => undefined, { connectTimeout: WAIT_MS, retryStrategy: () => null });
  const answer = redis.isCluster ? 'cluster' : await redis.ping();
  redis.disconnect();
  return `answers ${answer}`;
};

const tryMail = async (url: string): Promise<string> => {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, connectionTimeout: WAIT_MS, greetingTimeout: WAIT_MS });
  await transport.verify().finally(() => transport.close());
  return 'accepts us';
};

/** Writes, reads and deletes a test file. */
const tryS3 = async (s3: S3): Promise<string> => {
  const { openBucket } = await import('../storage/s3.ts');
  const bucket = openBucket(s3, { attempts: 1, connectMs: WAIT_MS });
  const name = `check-config/${randomUUID()}`;
  await bucket.put(name, 'netlik');
  await bucket.get(name).finally(() => bucket.delete(name));
  return `${s3.bucket} can be written, read and removed`;
};

const checksOf = (config: Config): Check[] => {
  const { databaseUrl, database, redisUrl, smtpUrl, dataDir, s3, backup } = config;
  const connect = (
    variable: string,
    url: string | null,
    withoutIt: string,
    attempt: typeof tryMail,
  ): Check => ({
    variable,
    isSet: url !== null,
    withoutIt,
    attempt: () => connectingTo(variable, url!, () => attempt(url!)),
  });
  const store = (variable: string, wanted: S3 | null, withoutIt: string): Check => ({
    variable,
    isSet: wanted !== null,
    withoutIt,
    attempt: () =>
      connectingTo('S3_ENDPOINT', wanted!.endpoint ?? 'https://s3.amazonaws.com', () =>
        // flydrive wraps the store's error.
        tryS3(wanted!).catch(({ cause, message }: Error) => {
          throw cause ?? new Error(message);
        }),
      ),
  });
  return [
    {
      variable: 'DATA_DIR',
      isSet: true,
      withoutIt: '',
      attempt: async () => {
        requireWritable(dataDir);
        return 'can be written';
      },
    },
    connect('DATABASE_URL', databaseUrl, 'our own PostgreSQL in DATA_DIR', tryDatabase),
    connect('DATABASE_DIRECT_URL', database.directUrl, 'DATABASE_URL is PostgreSQL itself', tryDatabase),
    connect('DATABASE_REPLICA_URL', database.replicaUrl, 'heavy reads go to DATABASE_URL', tryDatabase),
    connect('REDIS_URL', redisUrl, 'news go through PostgreSQL, limits count by process', tryRedis),
    connect('SMTP_URL', smtpUrl, 'mails are only kept', tryMail),
    store('S3_BUCKET', s3, 'files are in DATA_DIR'),
    store('BACKUP_TARGET', backup.s3, 'backups are in DATA_DIR'),
  ];
};

const runCheck = async ({ isSet, withoutIt, attempt }: Check) => {
  if (!isSet) return { mark: '–', text: `not set: ${withoutIt}` };
  return attempt().then(
    (text) => ({ mark: 'ok', text }),
    (error: Error) => ({ mark: 'FAIL', text: error.message }),
  );
};

/** Connects to every configured service and exits with 1 if one fails. */
const main = async () => {
  const config = readConfig(process.env);
  const checks = checksOf(config);
  const results = await Promise.all(checks.map(runCheck));
  results.forEach(({ mark, text }, index) => {
    console.log(`${checks[index]!.variable.padEnd(21)} ${mark.padEnd(5)} ${text}`);
  });
  for (const warning of configWarnings(process.env)) console.log(`${'Warning'.padEnd(21)}       ${warning}`);
  if (results.some(({ mark }) => mark === 'FAIL')) process.exitCode = 1;
};

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : String(error));
  process.exit(1);
});
