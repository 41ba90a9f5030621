import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { users } from '@netlik/contract/identity/users';
import { tinyPicture } from '@netlik/testkit/pictures';
import { startS3 } from '@netlik/testkit/s3';
import { scaled } from '@netlik/testkit/tier';
import { openWorld } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyFiles } from './copy-files.ts';
import { diskFiles, type Files, openFiles } from './files.ts';

/** The full run exceeds a page of S3 (1,000). */
const FILES = scaled(20, 1100);

let store: Awaited<ReturnType<typeof startS3>>;
let folder: string;
beforeAll(async () => {
  store = await startS3();
  folder = mkdtempSync(join(tmpdir(), 'netlik-files-'));
});
afterAll(async () => {
  await store.stop();
  rmSync(folder, { recursive: true, force: true });
});

const bytes = Buffer.from('RIFF picture');
const places: [string, () => Promise<Files>][] = [
  ['on a disk', async () => diskFiles(folder)],
  ['on S3', () => openFiles({ s3: store.s3, dataDir: folder })],
];

describe.each(places)('files %s', (_name, open) => {
  it('are stored under random names, read, listed and removed', async () => {
    const files = await open();
    expect(await files.list()).toEqual([]);
    const path = await files.put('avatars', bytes);
    expect(Buffer.from((await files.read(path))!)).toEqual(bytes);
    expect(await files.list()).toEqual([path]);
    expect(await files.isOlder(path, new Date(Date.now() + 60_000))).toBe(true);
    expect(await files.isOlder(path, new Date(Date.now() - 60_000))).toBe(false);
    await files.remove(path);
    expect(await files.read(path)).toBeNull();
    expect(await files.isOlder(path, new Date())).toBe(false);
    await files.remove(path);
  });

  it('are never looked for outside their folders', async () => {
    const files = await open();
    expect(await files.read('../auth-secret')).toBeNull();
    await expect(files.restore('avatars/../../x', bytes)).rejects.toThrow('not a path of ours');
  });
});

describe('a server with files on S3', () => {
  it('serves an uploaded picture while its row lives, then 404 at once', async () => {
    const world = await openWorld({ config: { s3: store.s3 } });
    const person = await world.person();
    const { avatar } = (await person.call(users.avatar, { file: tinyPicture })).data;
    expect((await fetch(`${world.base}${avatar}`)).status).toBe(200);
    expect(await diskFiles(world.dataDir).list()).toEqual([]);
    await world.db.raw('delete from files where owner_id = $1', [person.id]);
    expect((await fetch(`${world.base}${avatar}`)).status).toBe(404);
    await world.close();
  });
});

describe('copyFiles', () => {
  it('copies what is missing, also more than one page of it, and nothing twice', async () => {
    const from = diskFiles(folder);
    const to = await openFiles({ s3: store.s3, dataDir: folder });
    for (const path of await to.list()) await to.remove(path);
    for (let n = 0; n < FILES; n += 1)
      await from.restore(`cards/${n.toString(16).padStart(32, '0')}.webp`, Buffer.from(`card ${n}`));
    await to.restore(`cards/${'0'.repeat(32)}.webp`, Buffer.from('card 0'));
    expect(await copyFiles(from, to)).toEqual({ copied: FILES - 1, present: 1 });
    expect(await copyFiles(from, to)).toEqual({ copied: 0, present: FILES });
    expect(await to.list()).toEqual(await from.list());
    const last = (await to.list()).at(-1)!;
    expect(await to.read(last)).toEqual(new Uint8Array((await from.read(last))!));
  });
});
