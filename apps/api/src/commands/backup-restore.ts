import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres.ts';
import { findBackup, openBackups } from '../platform/backup/find-backup.service.ts';
import { restoreBackup } from '../platform/backup/restore.service.ts';
import { openFiles } from '../storage/files.ts';

/** `npm run backup:restore -- data/backups/FILE`, or a file name on S3, with the server stopped. */
const main = async () => {
  const [given] = process.argv.slice(2);
  if (!given) throw new Error('Usage: npm run backup:restore -- data/backups/FILE');
  const config = readConfig(process.env);
  const { file, release } = await findBackup(await openBackups(config), given);
  const postgres = await openPostgres(config, console.log);
  try {
    await migrate(postgres.direct);
    const db = openDatabase(postgres.direct);
    const restored = await restoreBackup(db, await openFiles(config), file, config.backup.key);
    await db.close();
    console.log(
      `Restored ${restored.tables} tables and ${restored.files} files of ${restored.createdAt}; ${restored.erasedAgain} erased people were erased again.`,
    );
  } finally {
    await postgres.stop();
    await release();
  }
};

main().catch((error: unknown) => {
  console.error(`Nothing was changed: ${(error as Error).message}`);
  process.exit(1);
});
