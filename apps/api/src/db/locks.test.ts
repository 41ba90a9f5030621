import { freshDatabase } from '@netlik/testkit/databases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { LOCKS, type LockName, takeLock, tryLock } from './locks.sql.ts';

let db: Database;
beforeAll(async () => {
  db = openDatabase(await freshDatabase());
});
afterAll(() => db.close());

const isFree = (name: LockName) => db.transaction((tx) => tryLock(tx, name));

describe('locks', () => {
  it('have a number each', () => {
    const numbers = Object.values(LOCKS);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('keep out their own kind only, until the transaction ends', async () => {
    const failed = db.transaction(async (tx) => {
      await takeLock(tx, 'ranking');
      expect(await isFree('ranking')).toBe(false);
      expect(await isFree('backup')).toBe(true);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await isFree('ranking')).toBe(true);
  });
});
