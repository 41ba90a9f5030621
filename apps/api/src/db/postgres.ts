import type { Config } from '../config.ts';
import type { Connection } from './database.ts';
import { findEmbedded, startEmbedded } from './embedded.ts';

export type Postgres = {
  connection: Connection;
  stop: () => Promise<void>;
  /** Settles when our own PostgreSQL ends; null where the environment named another. */
  exited: Promise<void> | null;
};

const theirs = (connection: Connection): Postgres => ({
  connection,
  stop: async () => undefined,
  exited: null,
});

/** PostgreSQL: the one the environment names, or our own beside the data. */
export const openPostgres = async (config: Config, say: (line: string) => void): Promise<Postgres> => {
  if (config.databaseUrl) return theirs(config.databaseUrl);
  const { connection, stop, exited } = await startEmbedded({ dataDir: config.dataDir, say });
  return { connection, stop, exited };
};

/** The same for a command that may run beside a server: joins the PostgreSQL that already runs. */
export const reachPostgres = async (config: Config, say: (line: string) => void): Promise<Postgres> => {
  const running = config.databaseUrl ? undefined : findEmbedded(config.dataDir);
  return running ? theirs(running) : openPostgres(config, say);
};
