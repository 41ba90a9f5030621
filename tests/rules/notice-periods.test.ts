import { expect, it } from 'vitest';
import { noticePeriods } from '../../apps/web/src/identity/account/notice-periods.texts.ts';
import { projectFiles } from './source-files.ts';

/** The retention constant of each table; tables without personal data are at the end. */
const keptBy: Readonly<Record<string, readonly string[]>> = {
  'auth-sessions.service.ts REMEMBERED_MS': ['sessions'],
  'identity.jobs.ts SPENT_TOKEN_RETENTION_MS': ['refresh_tokens'],
  'identity.jobs.ts SIGN_IN_LOG_RETENTION_MS': ['sign_in_log'],
  'identity.jobs.ts UNVERIFIED_RETENTION_MS': ['users'],
  'mail.jobs.ts RETENTION_MS': ['mails'],
  'notifications.jobs.ts RETENTION_MS': ['notifications'],
  'events.service.ts RETENTION_MS': ['events'],
  'idempotency.ts KEPT_MS': ['idempotency_keys'],
  'study.jobs.ts KEY_RETENTION_MS': ['study_runs'],
  'room-messages.service.ts LIVES_MS': ['room_messages'],
  'messages.jobs.ts KEPT_MS': ['thread_messages'],
  'audit.service.ts KEPT_YEARS': ['audit_entries'],
  'backup.service.ts RETENTION_DAYS': ['backups'],
};
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const server = projectFiles().filter(({ path }) => /^apps\/api\/src\/.*(?<!\.test)\.ts$/.test(path));
const declared = /^const (\w*(?:RETENTION|KEPT|LIVES|REMEMBERED)_(?:MS|DAYS|YEARS)) = ([^;]+);/gm;

const productOf = (text: string) =>
  text.split('*').reduce((value, part) => {
    const plain = part.trim().replaceAll('_', '');
    const named = { DAYMS: DAY, HOURMS: HOUR }[plain];
    return value * (named ?? Number(plain));
  }, 1);

const daysOf = (name: string, text: string) => {
  if (name.endsWith('_DAYS')) return productOf(text);
  return name.endsWith('_YEARS') ? productOf(text) * 365 : productOf(text) / DAY;
};

const found = server.flatMap(({ path, text }) =>
  [...text.matchAll(declared)].map(([, name, value]) => ({
    key: `${path.split('/').at(-1)} ${name}`,
    days: daysOf(name!, value!),
  })),
);

it('the notice names how long each table keeps what lapses, as the jobs that delete it do', () => {
  expect(found.map(({ key }) => key).sort()).toEqual(Object.keys(keptBy).sort());
  for (const { key, days } of found)
    for (const table of keptBy[key]!)
      expect([table, noticePeriods.find(({ tables }) => tables.includes(table))?.days]).toEqual([
        table,
        days,
      ]);
});

it('the notice names only tables that exist', () => {
  const tables = new Set(
    projectFiles()
      .filter(({ path }) => path.startsWith('apps/api/src/db/migrations/'))
      .flatMap(({ text }) =>
        [...text.matchAll(/create table (?:if not exists )?(\w+)/g)].map(([, name]) => name!),
      ),
  );
  const named = noticePeriods.flatMap((period) => period.tables);
  expect(named.filter((name) => name !== 'backups' && !tables.has(name))).toEqual([]);
});
