import { readConfig } from '../config.ts';
import { connectingTo } from '../connection-failed.ts';
import { migrate } from '../db/migrate.ts';
import { joinOrOpenPostgres } from '../db/postgres.ts';

/** Migrates and exits, so that servers started later find nothing to do. */
const main = async () => {
  const config = readConfig(process.env);
  const postgres = await joinOrOpenPostgres(config, console.error);
  try {
    const applied = await connectingTo('DATABASE_URL', config.databaseUrl ?? '', () =>
      migrate(postgres.direct),
    );
    console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Nothing to do.');
  } finally {
    await postgres.stop();
  }
};

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exit(1);
});
