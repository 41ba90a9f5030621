import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { CATALOGUE_TEMPLATE, type Cluster, TEMPLATE } from './cluster.ts';

const createDatabase = async (cluster: Cluster, template: string): Promise<string> => {
  const database = `t_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ ...cluster, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${database} template ${template}`);
  await admin.end();
  return database;
};

/** A migrated database, empty or with the catalogue. */
export const cloneTemplate = (cluster: Cluster, catalogue = false) =>
  createDatabase(cluster, catalogue ? CATALOGUE_TEMPLATE : TEMPLATE);

export const freshDatabase = async (options: { catalogue?: boolean } = {}): Promise<pg.PoolConfig> => {
  const cluster = inject('cluster');
  return { ...cluster, database: await cloneTemplate(cluster, options.catalogue) };
};

/** Without a schema, for tests that migrate themselves. */
export const emptyDatabase = async (): Promise<pg.PoolConfig> => {
  const cluster = inject('cluster');
  return { ...cluster, database: await createDatabase(cluster, 'template1') };
};
