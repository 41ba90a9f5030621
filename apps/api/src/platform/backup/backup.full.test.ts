import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { users } from '@netlik/contract/identity/users';
import { audit } from '@netlik/contract/platform/audit';
import { backup } from '@netlik/contract/platform/backup';
import { uploads } from '@netlik/contract/platform/uploads';
import { studyRuns } from '@netlik/contract/study/study-runs';
import { freshDatabase } from '@netlik/testkit/databases';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { tinyPicture } from '@netlik/testkit/pictures';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type Database, openDatabase, sql } from '../../db/database.ts';
import { takeLock } from '../../db/locks.sql.ts';
import { newId } from '../../ids.ts';
import { diskFiles } from '../../storage/files.ts';
import { notify } from '../notifications/notifications.service.ts';
import { backupJobs, sweepBackups, writeBackupFile } from './backup.service.ts';
import { DamagedBackup } from './backup-format.ts';
import { backupFolder, diskBackups } from './backup-store.ts';
import { rehearseRestore } from './rehearse.service.ts';
import { restoreBackup } from './restore.service.ts';

let world: World;
let admin: TestPerson;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.person({ role: 'admin' });
});
const folders: string[] = [];
afterAll(async () => {
  await world.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const create = async () => {
  // Names contain the time and must differ.
  world.clock.advance(1);
  const { data } = await admin.call(backup.create, { body: {} });
  return { ...data, file: join(backupFolder(world.dataDir), data.name) };
};

/** Checksums of all restored tables, without the restore's own log entry. */
const printOf = async (db: Database) => {
  const tables = await db.many<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'public' 
      and tablename not in ('migrations', 'sessions', 'refresh_tokens', 'user_tokens') order by 1`);
  const prints: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await db.raw(
      `select count(*)::int as rows, md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as print from "${name}" t
       where to_jsonb(t) ->> 'action' is distinct from 'backup.restored'`,
      [],
    );
    prints[name] = rows[0];
  }
  return prints;
};

const fileContents = async (dataDir: string) => {
  const files = diskFiles(dataDir);
  return Object.fromEntries(
    (await files.list()).map((path) => [path, readFileSync(join(dataDir, 'files', path)).toString('base64')]),
  );
};

const elsewhere = async () => {
  const db = openDatabase(await freshDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'netlik-restored-'));
  folders.push(dataDir);
  return { db, dataDir };
};
const restore = ({ db, dataDir }: { db: Database; dataDir: string }, file: string) =>
  restoreBackup(db, diskFiles(dataDir), file);

/** A bit of everything, including values that break text formats. */
const live = async () => {
  const coach = await world.person({ role: 'coach' });
  const person = await world.person({ coachId: coach.id, firstName: 'Işıl\\N', lastName: 'Tab\tve"tırnak' });
  const image = (await person.call(uploads.universityImage, { file: tinyPicture })).data.imageUrl;
  await person.call(users.avatar, { file: tinyPicture });
  const goal = { name: 'Ege Üniversitesi', department: 'Tıp', priority: 1, image };
  await person.call(users.update, {
    params: { id: person.id },
    body: { bio: 'Satır\nsatır \\. son 🙂', targetUniversities: [goal] },
  });
  await world.db.transaction((tx) =>
    notify(world.deps, tx, person.id, { title: 'a', body: '\\N', category: 'system', type: 'a.b' }),
  );
  const body = {
    subject: 'fizik',
    technique: 'Pomodoro',
    metadata: { not: 'çift "tırnak" \\ ve\nsatır' },
  } as const;
  const runId = (await person.call(studyRuns.start, { body })).data.id;
  world.clock.advance(60);
  const session = { quality: 4, mood: 'Mutlu', notes: 'Işık\\hız\t🙂' } as const;
  await person.call(studyRuns.stop, { body: { runId, reportedSeconds: 60, session } });
  return person;
};

describe('POST /backup/create', () => {
  it('is for admins, and writes a file readable by its owner only', async () => {
    await live();
    const made = await create();
    expect(made).toMatchObject({ type: 'manual', files: 2 });
    expect(made.tables).toBe(Object.keys(await printOf(world.db)).length + 3);
    expect(made.rows).toBeGreaterThan(8);
    expect(statSync(made.file).mode & 0o777).toBe(0o600);
    expect(statSync(backupFolder(world.dataDir)).mode & 0o777).toBe(0o700);
    expect(statSync(made.file).size).toBe(made.bytes);
    expect(readdirSync(backupFolder(world.dataDir)).filter((name) => name.endsWith('.partial'))).toEqual([]);
    expect(readFileSync(made.file).includes(admin.email)).toBe(false);
  });

  it('is written in the audit log with who made it, and so is a restore', async () => {
    const made = await create();
    const entry = (await admin.call(audit.list, { query: { action: 'backup.created', limit: 1 } })).data[0];
    expect(entry).toMatchObject({ actor: { id: admin.id }, subject: null, after: { backup: 'manual' } });
    const target = await elsewhere();
    await restore(target, made.file);
    expect(
      await target.db.many(sql`select action, actor_id from audit_entries where action like 'backup.%'
        order by id desc limit 2`),
    ).toEqual([
      { action: 'backup.restored', actor_id: null },
      { action: 'backup.created', actor_id: admin.id },
    ]);
    await target.db.close();
  });

  it('runs one at a time', async () => {
    const answers = await inParallel(8, () => admin.call(backup.create, {}));
    const counts = countStatuses(answers);
    expect((counts[201] ?? 0) + (counts[409] ?? 0)).toBe(8);
    expect(counts[201]).toBeGreaterThanOrEqual(1);
    expect(counts[409]).toBeGreaterThanOrEqual(1);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('backup.running');
  });
});

describe('a restored backup', () => {
  it('has equal tables and files', async () => {
    await live();
    const made = await create();
    const [rows, files] = [await printOf(world.db), await fileContents(world.dataDir)];
    const there = await elsewhere();
    const restored = await restore(there, made.file);
    expect(restored).toEqual({
      createdAt: made.createdAt,
      tables: made.tables,
      files: made.files,
      erasedAgain: 0,
    });
    expect(await printOf(there.db)).toEqual(rows);
    expect(await fileContents(there.dataDir)).toEqual(files);
    expect(Object.keys(files).length).toBeGreaterThan(2);

    // Restores over the same database, with a new value that must disappear.
    await there.db.run(sql`update users set bio = 'değişti'`);
    const extra = await diskFiles(there.dataDir).put('avatars', Buffer.from('yeni'));
    await restore(there, made.file);
    expect(await printOf(there.db)).toEqual(rows);
    expect(Object.keys(await fileContents(there.dataDir))).not.toContain(extra);
    await there.db.close();
  });

  it('brings the rows of a table that an operator has partitioned into a whole one', async () => {
    const partitioned = await elsewhere();
    await partitioned.db.raw(
      `create table by_month (like study_days including all) partition by range (day);
       create table study_days_2026_11 partition of by_month for values from ('2026-11-01') to ('2026-12-01');
       drop table study_days;
       alter table by_month rename to study_days`,
      [],
    );
    const { id } = await insertRow(partitioned.db, 'users', {});
    await insertRow(partitioned.db, 'study_days', { userId: id });
    const { name } = await writeBackupFile({
      db: partitioned.db,
      files: diskFiles(partitioned.dataDir),
      store: diskBackups(partitioned.dataDir),
      version: 'test',
      type: 'manual',
      now: new Date(),
      key: null,
    });
    await partitioned.db.close();
    const whole = await elsewhere();
    await restore(whole, join(backupFolder(partitioned.dataDir), name));
    expect(await whole.db.many(sql`select user_id, day from study_days`)).toEqual([
      { user_id: id, day: '2026-11-15' },
    ]);
    await whole.db.close();
  });

  it('is one snapshot, whatever is written meanwhile', async () => {
    let running = true;
    const writing = (async () => {
      while (running) {
        await world.db.transaction(async (tx) => {
          const { id } = await insertRow(tx, 'users', { email: `${newId()}@x.example` });
          await insertRow(tx, 'notifications', { userId: id, title: 'çift' });
        });
      }
    })();
    for (let n = 0; n < 3; n += 1) {
      const made = await create();
      const there = await elsewhere();
      await restore(there, made.file);
      const { pairs, alone } = await there.db.one<{ pairs: number; alone: number }>(sql`
        select count(n.id)::int as pairs, count(*) filter (where n.id is null)::int as alone
        from users u left join notifications n on n.user_id = u.id where u.email like '%@x.example'`);
      expect(alone).toBe(0);
      expect(pairs).toBeGreaterThan(n === 0 ? -1 : 0);
      await there.db.close();
    }
    running = false;
    await writing;
  });

  it('does not bring back erased people', async () => {
    const person = await live();
    const owned = await world.rows<{ path: string }>(
      sql`select path from files where owner_id = ${person.id}`,
    );
    expect(owned).toHaveLength(2);
    const made = await create();
    const there = await elsewhere();
    await restore(there, made.file);
    await insertRow(there.db, 'erasures', { userId: person.id });
    expect((await restore(there, made.file)).erasedAgain).toBe(1);
    const left = await there.db.many(sql`
      select id from users where id = ${person.id} union all select id from mails where recipient = ${person.email}
      union all select id from target_universities where user_id = ${person.id}`);
    expect(left).toEqual([]);
    const files = await fileContents(there.dataDir);
    expect(owned.filter(({ path }) => path in files)).toEqual([]);
    expect(await there.db.many(sql`select from erasures where user_id = ${person.id}`)).toHaveLength(1);
    await there.db.close();
  });
});

describe('a damaged backup', () => {
  it('is refused before anything changes', async () => {
    const made = await create();
    const good = readFileSync(made.file);
    const there = await elsewhere();
    await restore(there, made.file);
    await there.db.run(sql`update users set bio = 'bugünkü'`);
    const before = await printOf(there.db);
    const kept = await fileContents(there.dataDir);
    const damaged: [string, Buffer][] = [
      ['empty', Buffer.alloc(0)],
      ['another kind of file', Buffer.from('merhaba')],
      ['a gzip of something else', gzipSync('merhaba\n')],
      ['a gzip of JSON', gzipSync('null\n{"kind":"manifest"}\n')],
      ['a backup without its end', gzipSync('{"kind":"manifest","format":1,"migrations":[]}\n')],
      ['more behind it', Buffer.concat([good, Buffer.from('x')])],
      ['zeros behind it', Buffer.concat([good, Buffer.alloc(64)])],
      ['another backup behind it', Buffer.concat([good, good])],
    ];
    for (const part of [0.01, 0.25, 0.5, 0.9, 0.999])
      damaged.push([`cut at ${part}`, good.subarray(0, Math.floor(good.length * part))]);
    for (let n = 0; n < 40; n += 1) {
      const copy = Buffer.from(good);
      const at = 10 + Math.floor(((good.length - 10) * n) / 40);
      copy[at] = copy[at]! ^ (1 << (n % 8));
      damaged.push([`bit ${n % 8} of byte ${at} turned`, copy]);
    }
    const file = join(there.dataDir, 'damaged.backup');
    for (const [label, bytes] of damaged) {
      writeFileSync(file, bytes);
      await expect(restore(there, file), label).rejects.toThrow(/the backup/);
    }
    await expect(restore(there, join(there.dataDir, 'yok')), 'missing').rejects.toThrow();
    expect(await printOf(there.db)).toEqual(before);
    expect(await fileContents(there.dataDir)).toEqual(kept);
    await there.db.close();
  });

  it('of a newer version, or while a server runs, is refused too', async () => {
    const insertLater = (db: Database) => insertRow(db, 'migrations', { name: '9999_later.sql' });
    const made = await create();
    await insertLater(world.db);
    const newer = await create();
    await world.db.run(sql`delete from migrations where name = '9999_later.sql'`);
    const there = await elsewhere();
    await expect(restore(there, newer.file)).rejects.toThrow('newer than this one');
    await insertLater(there.db);
    await expect(restore(there, made.file)).rejects.toThrow('made by a newer version');
    await there.db.close();
    await expect(restoreBackup(world.db, world.deps.files, made.file)).rejects.toThrow('a server is running');
  });
});

describe('backup.daily', () => {
  it('keeps 30 days of backups and removes incomplete ones', async () => {
    const made = await create();
    const folder = backupFolder(world.dataDir);
    const aged = (name: string, days: number) => {
      const file = join(folder, name);
      copyFileSync(made.file, file);
      chmodSync(file, 0o600);
      const time = world.clock.now().getTime() / 1000 - days * 86_400;
      utimesSync(file, time, time);
    };
    aged('netlik-29-daily.backup', 29.9);
    aged('netlik-31-daily.backup', 30.1);
    aged('netlik-new-daily.backup.partial', 0.5);
    aged('netlik-old-daily.backup.partial', 1.5);
    aged('not-ours.txt', 400);
    await sweepBackups(world.deps.config, world.clock.now());
    const left = readdirSync(folder);
    expect(left).toEqual(
      expect.arrayContaining([
        made.name,
        'netlik-29-daily.backup',
        'not-ours.txt',
        'netlik-new-daily.backup.partial',
      ]),
    );
    expect(left).not.toContain('netlik-31-daily.backup');
    expect(left).not.toContain('netlik-old-daily.backup.partial');
    await sweepBackups({ ...world.deps.config, dataDir: join(world.dataDir, 'yok') }, world.clock.now());
  });

  it('is made while ranks are computed', async () => {
    await world.db.transaction(async (tx) => {
      await takeLock(tx, 'ranking');
      expect((await admin.call(backup.create, {})).status).toBe(201);
    });
  });

  it('is scheduled every night', () => {
    const define = vi.fn();
    backupJobs({ ...world.deps, jobs: { ...world.deps.jobs, define } });
    const nightly = expect.objectContaining({ cron: '30 3 * * *' });
    expect(define).toHaveBeenCalledWith('backup.daily', expect.any(Function), nightly);
  });
});

describe('a backup under BACKUP_KEY', () => {
  const key = randomBytes(32);
  const createEncrypted = async () => {
    const { name } = await writeBackupFile({
      db: world.db,
      files: world.deps.files,
      store: diskBackups(world.dataDir),
      version: 'test',
      type: 'manual',
      now: new Date(),
      key,
    });
    return join(backupFolder(world.dataDir), name);
  };
  const connectTo = (database = world.database) => ({ ...inject('cluster'), database });

  it('is restored with its key, and refused with none, with another and with one byte changed', async () => {
    const file = await createEncrypted();
    const target = await elsewhere();
    const restoreWith = (path: string, given: Buffer | null) =>
      restoreBackup(target.db, diskFiles(target.dataDir), path, given);
    await expect(restoreWith(file, null)).rejects.toThrow('set BACKUP_KEY');
    await expect(restoreWith(file, randomBytes(32))).rejects.toBeInstanceOf(DamagedBackup);
    const bytes = readFileSync(file);
    for (const at of [10, 30, Math.floor(bytes.length / 2), bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      writeFileSync(`${file}.changed`, changed);
      await expect(restoreWith(`${file}.changed`, key)).rejects.toBeInstanceOf(DamagedBackup);
    }
    writeFileSync(`${file}.cut`, bytes.subarray(0, -1));
    await expect(restoreWith(`${file}.cut`, key)).rejects.toBeInstanceOf(DamagedBackup);
    await restoreWith(file, key);
    expect(await fileContents(target.dataDir)).toEqual(await fileContents(world.dataDir));
    await target.db.close();
  });

  it('is rehearsed in a scratch database, which is gone after', async () => {
    const file = await createEncrypted();
    const rehearsed = await rehearseRestore(connectTo, file, key);
    expect(rehearsed).toMatchObject({ isCompared: true, faults: [] });
    expect(rehearsed.rows).toBeGreaterThan(8);
    const left = await world.rows(sql`select from pg_database where datname like 'netlik_rehearsal%'`);
    expect(left).toEqual([]);
    await expect(rehearseRestore(connectTo, file, null)).rejects.toThrow('set BACKUP_KEY');
  });
});
