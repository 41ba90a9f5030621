import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { scaled } from '@netlik/testkit/tier';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { prepare } from '../../scripts/prepare.mjs';
import {
  cleanUp,
  freePort,
  postgresProcesses,
  run,
  startServer,
  stop,
  temporaryFolder,
  withoutDemo,
} from './server-process.ts';

const root = temporaryFolder('damaged');
const dataDir = join(root, 'data');
const env = { ...withoutDemo, DATA_DIR: dataDir };

vi.setConfig({ testTimeout: 100_000, hookTimeout: 100_000 });

beforeAll(async () => {
  await prepare({ web: false });
  const server = await startServer(env);
  await server.ready();
  await stop(server);
});
afterAll(() => cleanUp(root));

const inData = (path: string) => join(dataDir, path);
const aside = (path: string) => join(root, `aside-${path.replaceAll('/', '-')}`);
const damagedPaths = new Set<string>();

/** Moved away and restored after the test. */
const remove = (path: string) => {
  damagedPaths.add(path);
  if (existsSync(inData(path))) renameSync(inData(path), aside(path));
};
const replace = (path: string, text: string) => {
  remove(path);
  writeFileSync(inData(path), text);
  const { uid, gid } = statSync(dirname(inData(path)));
  chownSync(inData(path), uid, gid);
};
const replaceByFolder = (path: string) => {
  remove(path);
  mkdirSync(inData(path));
};

afterEach(() => {
  for (const path of damagedPaths) {
    rmSync(inData(path), { recursive: true, force: true });
    if (existsSync(aside(path))) renameSync(aside(path), inData(path));
  }
  damagedPaths.clear();
});

/** The fault, its cause, and the path in the message; `npm test` takes the first six. */
const damages: [string, () => void, string][] = [
  ['the data folder is a file', () => replace('.', ''), '.'],
  ['the version is gone', () => remove('postgres/data/PG_VERSION'), 'postgres/data'],
  ['the control file is gone', () => remove('postgres/data/global/pg_control'), 'postgres/data'],
  ['the password is another', () => replace('postgres/password', 'another'), 'postgres/password'],
  ['the secret has one character', () => replace('auth-secret', 'x'), 'auth-secret'],
  ['the uploads are a file', () => replace('files', ''), 'files'],
  ['the database is a file', () => replace('postgres', ''), 'postgres'],
  ["PostgreSQL's folder is gone", () => remove('postgres/data'), 'postgres/data'],
  ['the version is unreadable', () => replace('postgres/data/PG_VERSION', '\0\0'), 'postgres/data'],
  ['the settings are gone', () => remove('postgres/data/postgresql.conf'), 'postgres/data'],
  ['the control file is cut', () => replace('postgres/data/global/pg_control', 'x'), 'postgres/data'],
  ['the write-ahead log is gone', () => remove('postgres/data/pg_wal'), 'postgres/data'],
  ['the tables are gone', () => remove('postgres/data/base'), 'postgres/data'],
  ['the password is gone', () => remove('postgres/password'), 'postgres/password'],
  ['the secret is a folder', () => replaceByFolder('auth-secret'), 'auth-secret'],
  ['the backups are a file', () => replace('backups', ''), 'backups'],
];

describe('a start on a damaged data folder', () => {
  it.each(damages.slice(0, scaled(3, damages.length)))(
    'where %s ends in one line that names it',
    async (_, damage, named) => {
      damage();
      const refused = run({ ...env, PORT: String(await freePort()) });
      expect(await refused.ended).toEqual({ code: 1, signal: null });
      const lines = refused.errors().trimEnd().split('\n');
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(/^Netlik could not start\. .+\. .*(Bring it back|Move it away|Delete it)/);
      expect(lines[0]).toMatch(
        new RegExp(`(${inData(named)} is damaged|does not start on ${inData(named)}): \\w`),
      );
      expect(lines[0]).not.toMatch(/ENO|EIS|EACC|undefined|illegal operation/);
      expect(postgresProcesses(dataDir)).toEqual([]);
    },
  );

  it('changes nothing: the repaired folder starts again', async () => {
    expect(readdirSync(root)).toEqual(['data']);
    const server = await startServer(env);
    await server.ready();
    expect(await stop(server)).toEqual({ code: 0, signal: null });
  });
});
