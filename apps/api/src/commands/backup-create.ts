import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { joinOrOpenPostgres } from '../db/postgres.ts';
import { writeBackupFile } from '../platform/backup/backup.service.ts';
import { openBackups } from '../platform/backup/find-backup.service.ts';
import { openFiles } from '../storage/files.ts';
import { readVersion } from '../version.ts';

/** Works beside a running server or without one. */
const main = async () => {
  const config = readConfig(process.env);
  const postgres = await joinOrOpenPostgres(config, console.error);
  const store = await openBackups(config);
  const db = openDatabase(postgres.direct);
  try {
    const made = await writeBackupFile({
      db,
      files: await openFiles(config),
      store,
      version: readVersion(),
      type: 'manual',
      now: new Date(),
      key: config.backup.key,
    });
    console.log(
      `${made.name} in ${store.place}: ${made.tables} tables, ${made.rows} rows, ${made.files} files.`,
    );
  } finally {
    await db.close();
    await postgres.stop();
  }
};

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exit(1);
});
