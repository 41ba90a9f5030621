import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Cluster, TEMPLATE } from './cluster.ts';

const createDatabase = async (cluster: Cluster, template: string): Promise<string> => {
  const database = `t_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ ...cluster, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${database} template ${template}`);
  await admin.end();
  return database;
};

/** A migrated database without rows in the test cluster. */
export const cloneTemplate = (cluster: Cluster) => createDatabase(cluster, TEMPLATE);

export const freshDatabase = async (): Promise<pg.PoolConfig> => {
  const cluster = inject('cluster');
  return { ...cluster, database: await cloneTemplate(cluster) };
};

/** Without a schema, for tests that migrate it themselves. */
export const emptyDatabase = async (): Promise<pg.PoolConfig> => {
  const cluster = inject('cluster');
  return { ...cluster, database: await createDatabase(cluster, 'template1') };
};
