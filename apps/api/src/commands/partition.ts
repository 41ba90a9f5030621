import { readConfig } from '../config.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { findMigrations } from '../db/migrate.sql.ts';
import { readMigrations } from '../db/migrate.ts';
import {
  cancelPartitions,
  describePartitions,
  dropReplacedTables,
  partitionTables,
} from '../db/partitions.ts';
import { joinOrOpenPostgres } from '../db/postgres.ts';

const refuseOtherVersion = async (db: Database) => {
  const [known, stored] = [await readMigrations(), await findMigrations(db)];
  if (known.some(({ name }) => !stored.some((one) => one.name === name)))
    throw new Error('The database is of an older version: start this one, or run `migrate`.');
};

const actions: Record<string, (db: Database) => Promise<unknown>> = {
  '': async (db) => {
    await refuseOtherVersion(db);
    await partitionTables(db, { now: new Date(), say: console.log });
  },
  '--status': async (db) => console.log((await describePartitions(db)).join('\n')),
  '--cancel': cancelPartitions,
  '--drop-old': dropReplacedTables,
};

/** `partition [--status|--cancel|--drop-old]`: monthly partitions, beside running servers of this version. */
const main = async () => {
  const action = actions[process.argv[2] ?? ''];
  if (!action)
    throw new Error(`Unknown: ${process.argv[2]}. Known are ${Object.keys(actions).join(' ').trim()}.`);
  const postgres = await joinOrOpenPostgres(readConfig(process.env), console.error);
  const db = openDatabase(postgres.direct, { max: 2 });
  try {
    await action(db);
  } finally {
    await db.close();
    await postgres.stop();
  }
};

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exit(1);
});
