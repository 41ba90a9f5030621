import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { systemClock } from '../clock.ts';
import { openDatabase } from '../db/database.ts';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { createLog } from '../http/log.ts';
import { createJobs } from '../jobs/jobs.ts';

export type Cluster = { host: string; port: number; user: string; password: string };

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: Cluster;
  }
}

export const TEMPLATE = 'netlik_template';

/** One PostgreSQL for the whole run, with a migrated template that every test file clones. */
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
  const db = openDatabase(template);
  const jobs = createJobs(db, createLog('silent'), systemClock);
  await jobs.start({ work: false });
  await jobs.stop();
  await db.close();

  project.provide('cluster', cluster);
  return async () => {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  };
};
