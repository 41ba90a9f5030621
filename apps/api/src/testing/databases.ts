import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Cluster, TEMPLATE } from './cluster.ts';

/** A migrated, empty database in the test cluster. */
export const cloneTemplate = async (cluster: Cluster): Promise<string> => {
  const database = `t_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ ...cluster, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${database} template ${TEMPLATE}`);
  await admin.end();
  return database;
};

export const freshDatabase = async (): Promise<pg.PoolConfig> => {
  const cluster = inject('cluster');
  return { ...cluster, database: await cloneTemplate(cluster) };
};
