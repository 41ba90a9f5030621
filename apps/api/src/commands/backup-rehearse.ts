import { readConfig } from '../config.ts';
import type { Connection } from '../db/database.ts';
import { joinOrOpenPostgres } from '../db/postgres.ts';
import { findBackup, openBackups } from '../platform/backup/find-backup.service.ts';
import { rehearseRestore } from '../platform/backup/rehearse.service.ts';

const withDatabase = (connection: Connection, database: string | undefined): Connection => {
  if (!database) return connection;
  if (typeof connection !== 'string') return { ...connection, database };
  const url = new URL(connection);
  url.pathname = `/${database}`;
  return url.href;
};

/** `backup rehearse [FILE]` exits with 1 if the newest backup cannot be restored completely. */
const main = async () => {
  const config = readConfig(process.env);
  const { name, file, release } = await findBackup(await openBackups(config), process.argv[2]);
  const postgres = await joinOrOpenPostgres(config, console.error);
  try {
    const done = await rehearseRestore(
      (database) => withDatabase(postgres.direct, database),
      file,
      config.backup.key,
    );
    console.log(
      `${name}: ${done.tables} tables, ${done.rows} rows, ${done.files} files restored in ${done.seconds} s.`,
    );
    if (!done.isCompared)
      console.log('It is of an older version: its rows were not counted against the file.');
    for (const fault of done.faults) console.error(fault);
    if (done.faults.length > 0) process.exitCode = 1;
  } finally {
    await postgres.stop();
    await release();
  }
};

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exit(1);
});
