import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalogue } from '@netlik/api/catalogue/load-catalogue';
import { systemClock } from '@netlik/api/clock';
import { compose } from '@netlik/api/compose';
import { readConfig } from '@netlik/api/config';
import { type Connection, openDatabase } from '@netlik/api/db/database';
import { type EmbeddedConnection, startEmbedded } from '@netlik/api/db/embedded';
import { migrate } from '@netlik/api/db/migrate';
import { createLog } from '@netlik/api/http/log';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import webPush from 'web-push';

export type Cluster = { host: string; port: number; user: string; password: string };

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: Cluster;
  }
}

export const TEMPLATE = 'netlik_template';
/** Separate, because the catalogue doubles the template's size. */
export const CATALOGUE_TEMPLATE = 'netlik_catalogue_template';

/** Created in the template, because a queue is a table with indexes. */
const createQueues = async (connection: Connection, dataDir: string) => {
  const { deps, close } = await compose({
    config: readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir }),
    connection,
    clock: systemClock,
    log: createLog('silent'),
    version: 'test',
    secret: 'a secret for a database without people',
    publicUrl: () => 'https://netlik.test',
    pushKeys: webPush.generateVAPIDKeys(),
  });
  await deps.jobs.start({ work: false });
  await close();
};

const createCatalogue = async (connection: EmbeddedConnection) => {
  const admin = openDatabase(connection);
  await admin.raw(`create database ${CATALOGUE_TEMPLATE} template ${TEMPLATE}`, []);
  await admin.close();
  const db = openDatabase({ ...connection, database: CATALOGUE_TEMPLATE });
  await loadCatalogue(db);
  await db.close();
};

/** One PostgreSQL per run with a migrated template that every test file clones. */
export const setup = async (project: TestProject) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'netlik-test-'));
  const embedded = await startEmbedded({ dataDir, durable: false, maxConnections: 200 });
  const { database: _, ...cluster } = embedded.connection;

  const admin = new pg.Client(embedded.connection);
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const template = { ...cluster, database: TEMPLATE };
  await migrate(template);
  await createQueues(template, dataDir);
  await createCatalogue(embedded.connection);

  project.provide('cluster', cluster);
  return async () => {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  };
};
