import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase } from '@netlik/testkit/databases';
import { inParallel } from '@netlik/testkit/parallel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { loadPushKeys } from './push-keys.ts';
import { newPushKeys } from './web-push.ts';

let folder: string;
let db: Database;
beforeAll(async () => {
  db = openDatabase(await freshDatabase());
});
afterAll(() => db.close());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'netlik-push-'));
  await db.raw('delete from push_keys', []);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const file = () => join(folder, 'push-keys.json');

describe('loadPushKeys', () => {
  it('makes one pair for all servers that start together', async () => {
    const all = await inParallel(8, () => loadPushKeys(db, folder));
    expect(new Set(all.map(({ publicKey }) => publicKey)).size).toBe(1);
    expect(await loadPushKeys(db, '/nowhere')).toEqual(all[0]);
  });

  it('takes over the file of an earlier release, once', async () => {
    const keys = newPushKeys();
    writeFileSync(file(), JSON.stringify(keys));
    expect(await loadPushKeys(db, folder)).toEqual(keys);
    writeFileSync(file(), '{');
    expect(await loadPushKeys(db, folder)).toEqual(keys);
  });

  it.each(['{', 'null', '{}', '[]', '{"publicKey":"a","privateKey":"b"}'])(
    'names the file that holds %s',
    async (text) => {
      writeFileSync(file(), text);
      await expect(loadPushKeys(db, folder)).rejects.toThrow(`${file()} is damaged`);
    },
  );
});
