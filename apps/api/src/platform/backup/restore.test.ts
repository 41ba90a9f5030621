import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { account } from '@netlik/contract/identity/account';
import { signIn } from '@netlik/contract/identity/sign-in';
import { emptyDatabase, freshDatabase } from '@netlik/testkit/databases';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, sql } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
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

describe('a backup of an older version', () => {
  it('is restored and migrated', async () => {
    const dataDir = newFolder();
    const connection = await emptyDatabase();
    await migrate(connection, { last: '0004_reminder_keys.sql' });
    const old = openDatabase(connection);
    const [person, reminder, key] = [newId(), newId(), newId()];
    await old.run(sql`
      insert into users (id, email, role, created_at) values (${person}, 'eski@test.example', 'student', now())`);
    await old.run(sql`
      insert into reminders (id, user_id, day, text, is_done, created_at, updated_at, idempotency_key, body_hash)
      values (${reminder}, ${person}, '2026-11-16', 'Türev', true, now(), now(), ${key}, 'x')`);
    const now = new Date();
    const { name, tables } = await writeBackupFile({
      db: old,
      files: diskFiles(dataDir),
      key: null,
      store: diskBackups(dataDir),
      version: 'old',
      type: 'manual',
      now,
    });
    await old.close();

    const there = openDatabase(await freshDatabase({ catalogue: true }));
    const file = join(backupFolder(dataDir), name);
    for (let n = 0; n < 2; n += 1)
      expect(await restoreBackup(there, diskFiles(newFolder()), file)).toMatchObject({ tables });
    expect(await there.many(sql`select id, text from reminders`)).toEqual([{ id: reminder, text: 'Türev' }]);
    expect(await there.many(sql`select key, user_id from idempotency_keys`)).toEqual([
      { key, user_id: person },
    ]);
    // Not in the backup, and made by a migration that ran again in between.
    expect(await there.one(sql`select count(*) from catalogue.programmes`)).toEqual({ count: 23_109 });
    const schemas = sql`select nspname as name from pg_namespace where nspname like 'netlik%'`;
    expect(await there.many(schemas)).toEqual([]);
    await there.close();
  });
});
