import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, configWarnings, readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'only-this-test-uses-this-secret-0123',
  SMTP_URL: 'smtps://mail.example:465',
  PUBLIC_URL: 'https://netlik.example',
  MAIL_FROM: 'Netlik <merhaba@netlik.example>',
  OPERATOR_NAME: 'Netlik Eğitim A.Ş.',
  OPERATOR_CONTACT: 'kvkk@netlik.example',
};

const problems = (env: Record<string, string | undefined>): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
};

describe('the configuration', () => {
  it('needs nothing in development', () => {
    expect(readConfig({})).toEqual({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: null,
      database: { directUrl: null, replicaUrl: null, poolSize: 10, isNaming: true },
      redisUrl: null,
      backup: { key: null, keepDays: 30, s3: null },
      s3: null,
      publicUrl: null,
      upgradeUrl: null,
      authSecret: null,
      smtpUrl: null,
      mailFrom: 'Netlik <netlik@localhost>',
      operator: null,
      googleClientId: null,
      googleKeysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
      youtube: null,
      ai: null,
      pushKeys: null,
      pushHosts: [],
      trustProxy: false,
      logLevel: 'info',
      rateLimits: true,
      role: 'all',
      metricsToken: null,
      drainSeconds: 0,
      secondFactorRoles: [],
    });
  });

  it('takes an empty value for one that is not set', () => {
    expect(readConfig({ PORT: ' ', SMTP_URL: '', AUTH_SECRET: '' })).toEqual(readConfig({}));
    expect(problems({ ...production, AUTH_SECRET: '' })).toEqual([
      'AUTH_SECRET: must be set when NODE_ENV=production',
    ]);
  });

  it.each([
    ['NODE_ENV', 'prod', 'must be development, production or test'],
    ['PORT', 'kapi', 'must be a port number'],
    ['PORT', '-1', 'must be a port number'],
    ['PORT', '65536', 'must be a port number'],
    ['PORT', '80.5', 'must be a port number'],
    ['DATABASE_URL', 'mysql://x', 'must be a PostgreSQL address, like postgres://…'],
    ['DATABASE_URL', 'localhost', 'must be a PostgreSQL address, like postgres://…'],
    ['REDIS_URL', 'http://x', 'must be a Redis address, like redis://…'],
    ['PUBLIC_URL', 'netlik.example', 'must be the address people open, like https://…'],
    ['PUBLIC_URL', 'ftp://netlik.example', 'must be the address people open, like https://…'],
    [
      'PUBLIC_URL',
      'https://netlik.example/app',
      'must be an address without a path, like https://netlik.example',
    ],
    ['METRICS_TOKEN', 'short', 'must be at least 16 characters'],
    ['DRAIN_SECONDS', '61', 'must be at most 60'],
    ['UPGRADE_URL', 'javascript:alert(1)', 'must be a web address, like https://…'],
    ['AUTH_SECRET', 'x'.repeat(31), 'must be at least 32 random characters'],
    ['SMTP_URL', 'https://mail.example', 'must be a mail server address, like smtp://…'],
    ['MAIL_FROM', 'x', 'must be a sender'],
    ['OPERATOR_CONTACT', 'bize yaz', 'must be the e-mail address people write to about their data'],
    ['GOOGLE_KEYS_URL', 'keys', 'must be where the signing keys are, like https://…'],
    ['YOUTUBE_API_KEY', 'iki kelime', 'must be an API key'],
    ['AI_API_KEY', 'iki kelime', 'must be an API key'],
    ['YOUTUBE_API_URL', 'youtube', 'must be where the YouTube Data API is, like https://…'],
    [
      'PUSH_HOSTS',
      'https://push.example',
      'must be hosts with commas between, like push.example.com,push.example.org:8443',
    ],
    ['TRUST_PROXY', 'yes', 'must be true or false'],
    ['LOG_LEVEL', 'loud', 'must be fatal, error, warn, info, debug or silent'],
    ['RATE_LIMITS', 'no', 'must be on or off'],
  ])('says of %s=%s that it %s', (name, value, message) => {
    const rest = name === 'OPERATOR_CONTACT' ? { OPERATOR_NAME: 'Netlik Eğitim A.Ş.' } : {};
    expect(problems({ ...rest, [name]: value })).toEqual([`${name}: ${message}`]);
  });

  it('takes the keys for push together, and only keys', () => {
    const publicKey = Buffer.alloc(65, 4).toString('base64url');
    const privateKey = Buffer.alloc(32, 1).toString('base64url');
    const both = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
    expect(readConfig({ ...both, PUSH_HOSTS: 'push.example, push.example:8443' })).toMatchObject({
      pushKeys: { publicKey, privateKey },
      pushHosts: ['push.example', 'push.example:8443'],
    });
    for (const name of ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const)
      expect(problems({ [name]: both[name] })).toEqual([
        'VAPID_PUBLIC_KEY: must be set together with VAPID_PRIVATE_KEY',
      ]);
    expect(problems({ VAPID_PUBLIC_KEY: privateKey, VAPID_PRIVATE_KEY: publicKey })).toEqual([
      'VAPID_PUBLIC_KEY: must be a VAPID public key',
      'VAPID_PRIVATE_KEY: must be a VAPID private key',
    ]);
  });

  it('takes who runs it with an address to write to, or neither', () => {
    const both = { OPERATOR_NAME: ' Netlik Eğitim A.Ş. ', OPERATOR_CONTACT: 'kvkk@netlik.example' };
    expect(readConfig(both).operator).toEqual({ name: 'Netlik Eğitim A.Ş.', contact: 'kvkk@netlik.example' });
    for (const name of ['OPERATOR_NAME', 'OPERATOR_CONTACT'] as const)
      expect(problems({ [name]: both[name] })).toEqual([
        'OPERATOR_NAME: must be set together with OPERATOR_CONTACT',
      ]);
    expect(problems({ ...both, OPERATOR_NAME: 'x'.repeat(201) })).toEqual([
      'OPERATOR_NAME: must be at most 200 characters',
    ]);
  });

  it('tells all problems at once', () => {
    expect(problems({ PORT: 'x', LOG_LEVEL: 'y' })).toHaveLength(2);
  });

  it('never repeats a value, which may be a secret', () => {
    expect(problems({ AUTH_SECRET: 'kisa-sir', SMTP_URL: 'mail:gizli@x' }).join()).not.toMatch(
      /kisa-sir|gizli/,
    );
  });

  it('reads what is set', () => {
    const config = readConfig({ ...production, PORT: '8080', HOST: '0.0.0.0', TRUST_PROXY: 'true' });
    expect(config).toMatchObject({ production: true, port: 8080, host: '0.0.0.0', trustProxy: true });
    expect(
      readConfig({ YOUTUBE_API_KEY: 'AIza_x-1', YOUTUBE_API_URL: 'https://videos.example/' }).youtube,
    ).toEqual({
      apiKey: 'AIza_x-1',
      apiUrl: 'https://videos.example',
    });
    expect(readConfig({ PUBLIC_URL: 'https://netlik.example//' }).publicUrl).toBe('https://netlik.example');
  });
});

describe('in production', () => {
  it('starts with what it needs', () => {
    expect(problems(production)).toEqual([]);
  });

  it.each(Object.keys(production).slice(1))('stops without %s', (name) => {
    expect(problems({ ...production, [name]: undefined })).toEqual([
      `${name}: must be set when NODE_ENV=production`,
    ]);
  });

  it('names all that is missing at once', () => {
    expect(problems({ NODE_ENV: 'production' })).toHaveLength(6);
  });

  it('requires a second factor of admins, or of all staff, and nowhere else of anybody', () => {
    expect(readConfig(production).secondFactorRoles).toEqual(['admin']);
    expect(readConfig({ ...production, SECOND_FACTOR_FOR: 'staff' }).secondFactorRoles).toEqual([
      'admin',
      'coach',
    ]);
    expect(readConfig({ SECOND_FACTOR_FOR: 'staff' }).secondFactorRoles).toEqual([]);
  });

  it('refuses to run without rate limits or with keys fetched in the open', () => {
    expect(problems({ ...production, RATE_LIMITS: 'off' })).toEqual([
      'RATE_LIMITS: cannot be off when NODE_ENV=production',
    ]);
    expect(problems({ ...production, GOOGLE_KEYS_URL: 'http://keys.example' })).toEqual([
      'GOOGLE_KEYS_URL: must be https in production',
    ]);
    expect(problems({ ...production, YOUTUBE_API_URL: 'http://videos.example' })).toEqual([
      'YOUTUBE_API_URL: must be https in production',
    ]);
  });

  it('refuses an address in the open and a secret that is a word repeated', () => {
    expect(problems({ ...production, PUBLIC_URL: 'http://netlik.example' })).toEqual([
      'PUBLIC_URL: must be https in production',
    ]);
    expect(problems({ ...production, PUBLIC_URL: 'http://localhost:8080' })).toEqual([]);
    expect(problems({ ...production, AUTH_SECRET: 'changeme'.repeat(5) })).toEqual([
      'AUTH_SECRET: must be random, like the output of `openssl rand -base64 48`',
    ]);
  });

  it.each(['DATABSE_URL', 'DATABASE_URI', 'NETLIK_DATABASE_URL', 'POSTGRES_URL', 'database_url'])(
    'refuses to start a database of its own where %s was set',
    (name) => {
      expect(problems({ ...production, [name]: 'postgres://db.example/netlik' })).toEqual([
        `${name}: is not read; did you mean DATABASE_URL?`,
      ]);
    },
  );
});

describe('variables that nobody reads', () => {
  it('are named with the one that was probably meant', () => {
    expect(configWarnings({ STMP_URL: 'smtp://x', NETLIK_PORT: '1', TRUSTPROXY: 'true' })).toEqual([
      'STMP_URL: is not read; did you mean SMTP_URL?',
      'NETLIK_PORT: is not read; did you mean PORT?',
      'TRUSTPROXY: is not read; did you mean TRUST_PROXY?',
    ]);
    expect(configWarnings({ NETLIK_COLOUR: 'blue' })).toEqual(['NETLIK_COLOUR: is not read']);
  });

  it('are left alone where they belong to the system or the right one is set', () => {
    const system = [
      'PATH',
      'HOME',
      'HOSTNAME',
      'PWD',
      'NODE_OPTIONS',
      'NODE_PATH',
      'LOGNAME',
      'XDG_DATA_DIRS',
    ];
    expect(configWarnings(Object.fromEntries(system.map((name) => [name, 'x'])))).toEqual([]);
    expect(configWarnings({ SMTP_URI: 'smtp://x', SMTP_URL: 'smtp://x' })).toEqual([]);
  });
});

describe('settings for more than one machine', () => {
  const s3 = { S3_BUCKET: 'netlik', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };

  it('are refused when a part is missing or could not be meant', () => {
    expect(problems({ S3_BUCKET: 'netlik', S3_ACCESS_KEY_ID: 'a' })).toEqual([
      'S3_SECRET_ACCESS_KEY: must be set when files are on S3',
    ]);
    expect(problems({ DATABASE_DIRECT_URL: 'postgres://db/a' })).toEqual([
      'DATABASE_DIRECT_URL: must be set together with DATABASE_URL',
    ]);
    expect(problems({ BACKUP_KEY: 'short' })[0]).toMatch(/^BACKUP_KEY: must be 32 random bytes/);
    expect(problems({ BACKUP_KEEP_DAYS: '31' })[0]).toMatch(/^BACKUP_KEEP_DAYS: must be at most 30/);
    expect(problems({ BACKUP_TARGET: 's3' })).toEqual([
      'BACKUP_S3_BUCKET: must be set when backups are on S3 and files are not',
      'S3_ACCESS_KEY_ID: must be set when files or backups are on S3',
      'S3_SECRET_ACCESS_KEY: must be set when files or backups are on S3',
    ]);
    expect(problems({ ...s3, BACKUP_S3_BUCKET: 'copies' })).toEqual([
      'BACKUP_TARGET: must be s3 when BACKUP_S3_BUCKET is set',
    ]);
    expect(configWarnings({ ...production, ...s3, BACKUP_TARGET: 's3' })).toEqual([
      'BACKUP_KEY: is not set, so whoever reads the bucket reads the backups',
    ]);
    expect(configWarnings({ ...production, ...s3, S3_ENDPOINT: 'http://store.example' })).toEqual([
      'S3_ENDPOINT: http:// sends files in the open',
    ]);
  });

  it('put backups into a bucket of their own, or beside the files', () => {
    const { S3_BUCKET, ...keys } = s3;
    const bucketsOf = (env: Record<string, string>) => {
      const config = readConfig(env);
      return [config.s3?.bucket, config.backup.s3?.bucket];
    };
    expect(bucketsOf(s3)).toEqual(['netlik', undefined]);
    expect(bucketsOf({ ...s3, BACKUP_TARGET: 's3' })).toEqual(['netlik', 'netlik']);
    const own = { BACKUP_TARGET: 's3', BACKUP_S3_BUCKET: 'copies' };
    expect(bucketsOf({ ...s3, ...own })).toEqual(['netlik', 'copies']);
    expect(bucketsOf({ ...keys, ...own })).toEqual([undefined, 'copies']);
  });

  it('send statements without names once there is a direct address, unless told otherwise', () => {
    const pooled = { DATABASE_URL: 'postgres://pooler/a', DATABASE_DIRECT_URL: 'postgres://db/a' };
    expect(readConfig(pooled).database.isNaming).toBe(false);
    expect(readConfig({ ...pooled, DATABASE_NAMED_STATEMENTS: 'on' }).database.isNaming).toBe(true);
    expect(readConfig({ DATABASE_URL: 'postgres://db/a' }).database.isNaming).toBe(true);
  });
});
