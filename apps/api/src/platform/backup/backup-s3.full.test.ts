import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { users } from '@netlik/contract/identity/users';
import { freshDatabase } from '@netlik/testkit/databases';
import { tinyPicture } from '@netlik/testkit/pictures';
import { startS3 } from '@netlik/testkit/s3';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase, sql } from '../../db/database.ts';
import { diskFiles } from '../../storage/files.ts';
import { createBackup, createNewestBackup, listBackups, sweepBackups } from './backup.service.ts';
import { s3Backups } from './backup-s3.ts';
import { backupFolder } from './backup-store.ts';
import { findBackup, openBackups } from './find-backup.service.ts';
import { rehearseRestore } from './rehearse.service.ts';
import { restoreBackup } from './restore.service.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
let world: World;
let folder: string;
beforeAll(async () => {
  s3 = await startS3();
  folder = mkdtempSync(join(tmpdir(), 'netlik-s3-backup-'));
  const backup = { key: Buffer.alloc(32, 7), keepDays: 30, s3: s3.s3 };
  world = await openWorld({ config: { backup }, now: new Date().toISOString() });
});
afterAll(async () => {
  await world.close();
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const create = () => {
  // Names contain the time and must differ.
  world.clock.advance(1);
  return createBackup(world.deps, null, 'manual');
};
const localNames = () => {
  try {
    return readdirSync(backupFolder(world.dataDir));
  } catch {
    return [];
  }
};

describe('backups on S3', () => {
  it('are written, listed with size and encryption, and rehearsed from there; nothing of them stays on the disk', async () => {
    const older = await create();
    const made = await create();
    const store = await openBackups(world.deps.config);
    const { newest, total } = await listBackups(store, 1);
    expect(total).toBe(2);
    expect(newest).toMatchObject([{ name: made.name, bytes: made.bytes, isEncrypted: true }]);
    expect(await createNewestBackup(world.deps)()).toEqual(newest[0]!.at);

    const found = await findBackup(store, undefined);
    expect(found.name).toBe(made.name);
    const connectTo = (database = world.database) => ({ ...inject('cluster'), database });
    expect(await rehearseRestore(connectTo, found.file, Buffer.alloc(32, 7))).toMatchObject({
      isCompared: true,
      faults: [],
    });
    await found.release();
    expect(localNames()).toEqual([]);
    expect((await findBackup(store, `data/backups/${older.name}`)).name).toBe(older.name);
    await expect(findBackup(store, 'netlik-other.backup')).rejects.toThrow('There is no backup');
  });

  it('bring people and files back on a server that has lost both', async () => {
    const student = await world.person();
    await student.call(users.avatar, { file: tinyPicture });
    const pictures = await diskFiles(world.dataDir).list();
    expect(pictures.length).toBeGreaterThan(0);
    const made = await create();
    const store = await openBackups({ ...world.deps.config, dataDir: folder });
    const there = openDatabase(await freshDatabase());
    const { file, release } = await findBackup(store, made.name);
    await restoreBackup(there, diskFiles(folder), file, Buffer.alloc(32, 7));
    await release();
    expect(await there.many(sql`select id from users where id = ${student.id}`)).toHaveLength(1);
    expect(await diskFiles(folder).list()).toEqual(pictures);
    await there.close();
  });

  it('lapse there after the retention', async () => {
    const store = await openBackups(world.deps.config);
    const before = (await store.list()).length;
    await sweepBackups(world.deps.config, world.clock.now());
    expect((await store.list()).length).toBe(before);
    await sweepBackups(world.deps.config, new Date(Date.now() + 31 * 86_400_000));
    expect(await store.list()).toEqual([]);
  });

  it('go there in parts, come back as they were, and leave nothing when they fail in the middle', async () => {
    // The smallest part size stores accept, except for the last part.
    const partBytes = 5 * 1024 * 1024;
    const store = s3Backups(s3.s3, folder, { partBytes });
    const name = 'netlik-parts-manual.backup';
    const piece = Buffer.alloc(1024 * 1024);
    const pieces = async function* (count: number, fails = false) {
      for (let n = 0; n < count; n += 1) yield Buffer.from(piece.fill(n));
      if (fails) throw new Error('the disk is full');
    };
    const given = async (target: unknown, chunks: AsyncIterable<Buffer>) =>
      (target as (chunks: AsyncIterable<Buffer>) => Promise<void>)(chunks);
    await expect(store.write(name, (target) => given(target, pieces(6, true)))).rejects.toThrow(
      'the disk is full',
    );
    expect(await store.list()).toEqual([]);
    expect(await store.write(name, (target) => given(target, pieces(12)))).toBe(12 * piece.length);
    const { file, release } = await store.localCopy(name);
    const bytes = readFileSync(file);
    await release();
    expect(bytes.length).toBe(12 * piece.length);
    for (let n = 0; n < 12; n += 1) expect(bytes[n * piece.length + 5]).toBe(n);
  });
});
