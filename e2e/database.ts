import pg from 'pg';
import { findEmbedded } from '../apps/api/src/db/embedded.ts';

/** Asks the database of the product under test, beside its server. */
export const inDatabase = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> => {
  const client = new pg.Client(findEmbedded(process.env.E2E_DATA_DIR!));
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
};

/** Runs a job now instead of at its time, in the server and by its own worker. */
export const runJob = (queue: string) =>
  inDatabase('insert into jobs.job (name, data) values ($1, $2)', [queue, {}]);
