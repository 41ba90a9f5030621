import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { account } from '@netlik/contract/identity/account';
import { signIn } from '@netlik/contract/identity/sign-in';
import { emptyDatabase, freshDatabase } from '@netlik/testkit/databases';
import { migrateAsFormerRelease } from '@netlik/testkit/former-release';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type World } from '@netlik/testkit/world';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, sql } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import { diskFiles } from '../../storage/files.ts';
import { createBackup, writeBackupFile } from './backup.service.ts';
import { backupFolder, diskBackups } from './backup-store.ts';
import { restoreBackup } from './restore.service.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'netlik-restored-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('what opened an account before a restore', () => {
  let world: World;
  let restored: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(async () => {
    await restored.close();
    await world.close();
  });

  it('opens nothing afterwards', async () => {
    const person = await world.person();
    await world.call(signIn.forgotPassword, { body: { email: person.email } });
    await person.call(account.ticket, {});
    const { name } = await createBackup(world.deps, null, 'manual');
    const connection = await freshDatabase();
    const there = openDatabase(connection);
    await restoreBackup(there, diskFiles(newFolder()), join(backupFolder(world.dataDir), name));
    await there.close();

    restored = await openWorld({ database: connection.database! });
    const counts = sql`
      select (select count(*) from sessions) + (select count(*) from refresh_tokens)
        + (select count(*) from user_tokens) as count, (select count(*) from users) as people`;
    expect(await world.db.one(counts)).not.toMatchObject({ count: 0 });
    expect(await restored.db.one(counts)).toEqual({ count: 0, people: 1 });
    const { refreshToken, token } = person;
    expect((await restored.call(account.profile, {}, token)).code).toBe('session.expired');
    const refreshed = await restored.call(signIn.refresh, { body: { refreshToken } });
    expect(refreshed.status).toBe(401);
  });
});

describe('a backup of version 0.2.0', () => {
  const write = async (connection: pg.PoolConfig) => {
    const dataDir = newFolder();
    const db = openDatabase(connection);
    const options = { key: null, store: diskBackups(dataDir), version: '0.2.0', type: 'manual' } as const;
    const { name, tables } = await writeBackupFile({
      ...options,
      db,
      files: diskFiles(dataDir),
      now: new Date(),
    });
    await db.close();
    return { file: join(backupFolder(dataDir), name), tables };
  };

  it('is restored and migrated', async () => {
    const connection = await emptyDatabase();
    await migrateAsFormerRelease(connection);
    const former = openDatabase(connection);
    const [person, reminder] = [newId(), newId()];
    await former.run(sql`
      insert into users (id, email, role, created_at) values (${person}, 'eski@test.example', 'student', now())`);
    await former.run(sql`
      insert into reminders (id, user_id, day, text, is_done, created_at, updated_at)
      values (${reminder}, ${person}, '2026-11-16', 'Türev', true, now(), now())`);
    await former.run(sql`
      insert into study_totals (user_id, seconds, sessions, correct, wrong, blank, xp, streak_days, longest_streak, score, rank)
      values (${person}, 60, 1, 0, 0, 0, 7, 1, 1, 5, 1)`);
    await former.close();
    const { file, tables } = await write(connection);

    const there = openDatabase(await freshDatabase({ catalogue: true }));
    for (let n = 0; n < 2; n += 1)
      expect(await restoreBackup(there, diskFiles(newFolder()), file)).toMatchObject({ tables });
    expect(await there.many(sql`select id, text from reminders`)).toEqual([{ id: reminder, text: 'Türev' }]);
    expect(await there.many(sql`select user_id as id, xp from study_totals`)).toEqual([
      { id: person, xp: 7 },
    ]);
    expect(await there.one(sql`select count(*) from daily_challenges`)).toEqual({ count: 7 });
    // Not part of the backup and loaded again by its files.
    expect(await there.one(sql`select count(*) from catalogue.programmes`)).toEqual({ count: 23_109 });
    const schemas = sql`select nspname as name from pg_namespace where nspname like 'netlik%'`;
    expect(await there.many(schemas)).toEqual([]);
    await there.close();
  });

  it('is refused, and nothing changed, while a migration of that version is missing', async () => {
    const connection = await emptyDatabase();
    await migrateAsFormerRelease(connection);
    const former = openDatabase(connection);
    await former.run(sql`delete from migrations where name = '0185_coaches_by_name.sql'`);
    await former.close();
    const { file } = await write(connection);

    const there = openDatabase(await freshDatabase());
    const person = newId();
    await insertRow(there, 'users', { id: person });
    await expect(restoreBackup(there, diskFiles(newFolder()), file)).rejects.toThrow(
      'migration 0185_coaches_by_name.sql of version 0.2.0 is missing. Restore it with version 0.2.0',
    );
    expect(await there.many(sql`select id from users`)).toEqual([{ id: person }]);
    await there.close();
  });
});
