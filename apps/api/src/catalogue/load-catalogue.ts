import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import type { Database } from '../db/database.ts';
import { takeLock } from '../db/locks.sql.ts';
import {
  begin,
  commit,
  copyRows,
  createIndexes,
  emptyTable,
  findLoadedFiles,
  type LoadedFile,
  saveLoaded,
} from './catalogue.sql.ts';
import { type CatalogueFile, readContents } from './catalogue-file.ts';
import { universityProgrammesFile } from './programmes.file.ts';
import { topicEffortFile, topicPrerequisitesFile, topicQuestionsFile } from './topics.file.ts';

export const CATALOGUE_FILES: readonly CatalogueFile[] = [
  universityProgrammesFile,
  topicQuestionsFile,
  topicEffortFile,
  topicPrerequisitesFile,
];

const outdated = (files: readonly CatalogueFile[], loaded: readonly LoadedFile[]) => {
  const known = new Map(loaded.map(({ file, checksum }) => [file, checksum]));
  return files.filter(({ file, checksum }) => known.get(file) !== checksum);
};

const replaceTable = async (client: pg.PoolClient, declared: CatalogueFile, folder?: URL) => {
  const { file, table } = declared;
  const { columns, text, checksum } = await readContents(declared, folder);
  if (checksum !== declared.checksum)
    throw new Error(
      `The catalogue file ${file} has the checksum ${checksum} instead of ${declared.checksum}`,
    );
  const indexes = await emptyTable(client, table);
  await pipeline(Readable.from([text]), copyRows(client, table, columns));
  await createIndexes(client, indexes);
  await saveLoaded(client, { file, checksum });
};

/**
 * Replaces the tables of changed files in one transaction and returns the files' names. Processes that start
 * together wait for each other, and the first does the work.
 */
export const loadCatalogue = async (
  db: Database,
  files: readonly CatalogueFile[] = CATALOGUE_FILES,
  folder?: URL,
): Promise<string[]> => {
  if (outdated(files, await findLoadedFiles(db)).length === 0) return [];
  // A separate transaction holds the lock, because COPY needs a plain connection.
  return db.transaction(async (tx) => {
    await takeLock(tx, 'catalogue');
    const wanted = outdated(files, await findLoadedFiles(tx));
    if (wanted.length === 0) return [];
    await db.dedicated(async (client) => {
      await begin(client);
      for (const declared of wanted) await replaceTable(client, declared, folder);
      await commit(client);
    });
    return wanted.map(({ file }) => file);
  });
};
