import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres.ts';
import { emptyDatabase } from '../demo/demo.sql.ts';
import { fillDemo } from '../demo/fill.ts';
import { largeDemoPeople } from '../demo/large-people.ts';
import { demoPeople } from '../demo/people.ts';
import { openFiles } from '../storage/files.ts';

/**
 * `npm run demo:reset` refills the development database with demo people; `-- --large` adds a coach with
 * forty students.
 */
const main = async () => {
  const config = readConfig(process.env);
  if (config.production || config.databaseUrl)
    throw new Error('demo:reset empties the database: it runs only on the embedded one of development.');
  const postgres = await openPostgres(config, console.log);
  try {
    await migrate(postgres.direct);
    const db = openDatabase(postgres.direct);
    await emptyDatabase(db);
    const people = process.argv.includes('--large') ? largeDemoPeople : demoPeople;
    await fillDemo({ db, clock: systemClock, files: await openFiles(config) }, people);
    await db.close();
    console.log('The demo people are back, with nothing but what they came with.');
  } finally {
    await postgres.stop();
  }
};

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exit(1);
});
