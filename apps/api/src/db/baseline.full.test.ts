import { emptyDatabase } from '@netlik/testkit/databases';
import { describeDatabase } from '@netlik/testkit/describe-database';
import { formerMigrations, migrateAsFormerRelease } from '@netlik/testkit/former-release';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readVersion } from '../version.ts';
import { LAST_OF_BASELINE } from './baseline.ts';
import { migrate, readMigrations } from './migrate.ts';

const last = LAST_OF_BASELINE;
const clients: pg.Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.end();
});

const connect = async (connection: pg.ClientConfig) => {
  const client = new pg.Client(connection);
  await client.connect();
  clients.push(client);
  return client;
};

const migratedAsFormer = async () => {
  const connection = await emptyDatabase();
  await migrateAsFormerRelease(connection);
  return { connection, client: await connect(connection) };
};
const namesOf = (migrations: readonly { name: string }[]) => migrations.map(({ name }) => name);
const readApplied = async (client: pg.Client) =>
  (
    await client.query<{ name: string }>(
      'select name, hash, applied_at, version from migrations order by name',
    )
  ).rows;

describe('the baseline', () => {
  let fresh: pg.ClientConfig;
  beforeAll(async () => {
    fresh = await emptyDatabase();
    await migrate(fresh, { last });
  });

  it('is the schema and the rows that the migrations of version 0.2.0 add up to', async () => {
    const { client } = await migratedAsFormer();
    const former = await describeDatabase(client);
    expect(former.length).toBeGreaterThan(1500);
    expect(await describeDatabase(await connect(fresh))).toEqual(former);
  });

  it.each([
    ['a default', 'alter table users alter column bio drop default'],
    ['a type', 'alter table exam_attempts alter column correct type smallint'],
    ['a collation', 'alter table users alter column city type text collate "tr-x-icu"'],
    ['nullability', 'alter table mails alter column recipient drop not null'],
    ['a column', 'alter table users add column extra text'],
    ['the order of columns', 'alter table users drop column bio, add column bio text not null default $$$$'],
    ['a check', 'alter table reminders drop constraint reminders_text_check'],
    ['the name of a constraint', 'alter table users rename constraint users_email_key to users_email'],
    ['a foreign key', 'alter table files drop constraint files_owner_id_fkey'],
    ['an index', 'drop index users_newest'],
    ['a storage parameter', 'alter table study_runs reset (fillfactor)'],
    [
      'a function',
      `create or replace function month_of_user(created_at timestamptz) returns date language sql immutable
      as 'select created_at::date'`,
    ],
    ['a disabled trigger', 'alter table audit_entries disable trigger audit_entries_guard'],
    ['a view', 'drop view catalogue.topic_asked'],
    ['a comment', `comment on table users is 'people'`],
    ['a row', 'update daily_challenges set target = 61 where position = 0'],
  ])('is compared with %s', async (_, change) => {
    const client = await connect(fresh);
    const before = await describeDatabase(client);
    await client.query(`begin; ${change}`);
    expect(await describeDatabase(client)).not.toEqual(before);
    await client.query('rollback');
  });

  it('does not take the place of a former file with another content', async () => {
    const { connection, client } = await migratedAsFormer();
    await client.query(`update migrations set hash = 'other' where name = '0055_catalogue.sql'`);
    await expect(migrate(connection)).rejects.toThrow(
      'Migration 0055_catalogue.sql was applied as another file than that of version 0.2.0.',
    );
  });
});

describe('a database of version 0.2.0', () => {
  const fill = (client: pg.Client) =>
    client.query(
      `insert into users (id, email, role, created_at) values (gen_random_uuid(), 'ada@test.example', 'student', now());
       insert into study_totals (user_id, seconds, sessions, correct, wrong, blank, xp, streak_days, longest_streak, score, rank)
       select id, 60, 1, 0, 0, 0, 1, 1, 1, 5, 1 from users`,
    );

  it('is adopted without a change, once for all servers that start together', async () => {
    const { connection, client } = await migratedAsFormer();
    await fill(client);
    const [before, applied] = [await describeDatabase(client), await readApplied(client)];
    const results = await Promise.all(Array.from({ length: 4 }, () => migrate(connection, { last })));
    expect(results).toEqual([[], [], [], []]);
    expect(await describeDatabase(client)).toEqual(before);
    const baseline = (await readMigrations()).filter(({ name }) => name <= last);
    expect(await readApplied(client)).toEqual([
      ...applied,
      ...baseline.map(({ name, hash }) => ({
        name,
        hash,
        applied_at: expect.anything(),
        version: readVersion(),
      })),
    ]);
  });

  it('gets the later migrations, and is then like a new one', async () => {
    const { connection, client } = await migratedAsFormer();
    const later = namesOf(await readMigrations()).filter((name) => name > last);
    expect(await migrate(connection)).toEqual(later);
    expect(await migrate(connection)).toEqual([]);
    const adopted = await describeDatabase(client);
    const fresh = await emptyDatabase();
    await migrate(fresh);
    expect(adopted).toEqual(await describeDatabase(await connect(fresh)));
    expect(adopted.join('\n')).not.toMatch(/column study_totals\.\d+ (?:score|rank|ranked_at) /);
  });

  it('is refused, unchanged, while one of its migrations is missing', async () => {
    for (const missing of [formerMigrations.at(-1)!, formerMigrations[40]!]) {
      const { connection, client } = await migratedAsFormer();
      await client.query('delete from migrations where name = $1', [missing.name]);
      const [before, applied] = [await describeDatabase(client), await readApplied(client)];
      await expect(migrate(connection)).rejects.toThrow(
        `The database is of an older version: migration ${missing.name} of version 0.2.0 is missing. Start version 0.2.0 first, then this version.`,
      );
      expect(await describeDatabase(client)).toEqual(before);
      expect(await readApplied(client)).toEqual(applied);
    }
  });

  it('is refused, unchanged, with a migration that neither version knows', async () => {
    const { connection, client } = await migratedAsFormer();
    await client.query(`insert into migrations (name, hash) values ('0150_own.sql', '')`);
    const [before, applied] = [await describeDatabase(client), await readApplied(client)];
    await expect(migrate(connection)).rejects.toThrow('migration 0150_own.sql');
    expect(await describeDatabase(client)).toEqual(before);
    expect(await readApplied(client)).toEqual(applied);
  });
});
