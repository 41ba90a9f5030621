import pg from 'pg';
import { findEmbedded } from '../../apps/api/src/db/embedded.ts';

/** Queries the product's database directly. */
export const queryDatabase = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> => {
  const client = new pg.Client(findEmbedded(process.env.E2E_DATA_DIR!));
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
};

/** Queues a job that the server's own worker runs. */
export const runJob = (queue: string) =>
  queryDatabase('insert into jobs.job (name, data) values ($1, $2)', [queue, {}]);
