import type { Config } from '../config.ts';
import type { Connection } from './database.ts';
import { findEmbedded, startEmbedded } from './embedded.ts';

export type Postgres = {
  connection: Connection;
  /** The same database without a pooler. */
  direct: Connection;
  stop: () => Promise<void>;
  exited: Promise<void> | null;
};

const externalPostgres = (connection: Connection, direct: Connection | null): Postgres => ({
  connection,
  direct: direct ?? connection,
  stop: async () => undefined,
  exited: null,
});

/** Uses DATABASE_URL, or the embedded PostgreSQL in the data folder. */
export const openPostgres = async (config: Config, print: (line: string) => void): Promise<Postgres> => {
  if (config.databaseUrl) return externalPostgres(config.databaseUrl, config.database.directUrl);
  const { connection, stop, exited } = await startEmbedded({ dataDir: config.dataDir, print });
  return { connection, direct: connection, stop, exited };
};

/** For commands that may run beside a server and share its PostgreSQL. */
export const joinOrOpenPostgres = async (
  config: Config,
  print: (line: string) => void,
): Promise<Postgres> => {
  const running = config.databaseUrl ? undefined : findEmbedded(config.dataDir);
  return running ? externalPostgres(running, null) : openPostgres(config, print);
};
