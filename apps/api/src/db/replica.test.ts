import { emptyDatabase } from '@netlik/testkit/databases';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { openDatabase, sql } from './database.ts';
import { openReads } from './replica.ts';

const openPair = async () => {
  const open = async (name: string) => {
    const connection = await emptyDatabase();
    const db = openDatabase(connection, { max: 1 });
    await db.raw('create table self as select $1::text as name', [name]);
    return { connection, db };
  };
  const [primary, copy] = [await open('primary'), await open('copy')];
  await copy.db.close();
  onTestFinished(primary.db.close);
  return { primary: primary.db, database: copy.connection.database! };
};

const nameOf = sql`select name from self`;

describe('reads of a replica', () => {
  const urlTo = (database: string) => {
    const { user, password, host, port } = inject('cluster');
    return `postgresql://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  };
  const openOver = async (urlOf: (database: string) => string) => {
    const { primary, database } = await openPair();
    const log = { warn: vi.fn() };
    let now = 0;
    const options = { max: 2, isNaming: true, log, now: () => now };
    const { executor, close } = openReads(primary, urlOf(database), options);
    onTestFinished(close);
    const advance = (ms: number) => {
      now += ms;
    };
    return { reads: executor, log, advance };
  };

  it('come from the copy, writes go to the primary', async () => {
    const { reads } = await openOver(urlTo);
    expect(await reads.one(nameOf)).toEqual({ name: 'copy' });
    await reads.run(sql`update self set name = name || ' written'`);
    expect(await reads.many(nameOf)).toEqual([{ name: 'copy' }]);
  });

  it('come from the primary for half a minute after the copy did not answer', async () => {
    const { reads, log, advance } = await openOver(() => 'postgresql://a:b@127.0.0.1:1/none');
    for (let n = 0; n < 3; n += 1) expect(await reads.one(nameOf)).toEqual({ name: 'primary' });
    expect(log.warn).toHaveBeenCalledTimes(1);
    advance(30_001);
    expect(await reads.one(nameOf)).toEqual({ name: 'primary' });
    expect(log.warn).toHaveBeenCalledTimes(2);
  });

  it('fail as they would on the primary when the statement is wrong', async () => {
    const { reads, log } = await openOver(urlTo);
    await expect(reads.one(sql`select 1 / 0`)).rejects.toThrow('division by zero');
    expect(log.warn).not.toHaveBeenCalled();
  });
});
