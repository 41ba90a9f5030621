import { join } from 'node:path';
import { signIn } from '@netlik/contract/identity/sign-in';
import { callOver } from '@netlik/testkit/call';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepare } from '../../scripts/prepare.mjs';
import {
  cleanUp,
  postgresProcesses,
  run,
  startServer,
  stop,
  temporaryFolder,
  withoutDemo,
} from './server-process.ts';

const root = temporaryFolder('smoke');
const dataDir = join(root, 'data');

beforeAll(() => prepare({ web: false }), 60_000);
afterAll(() => cleanUp(root));

it('a server starts in an empty folder, keeps what it acknowledged through kill -9, and ends whole', async () => {
  const env = { ...withoutDemo, DATA_DIR: dataDir };
  const killed = await startServer(env);
  await killed.ready();
  const created = run(
    { DATA_DIR: dataDir },
    { file: 'apps/api/dist/commands/admin-create.js', args: ['ilk@netlik.example'], input: 'ilk-yonetici\n' },
  );
  expect(await created.ended).toEqual({ code: 0, signal: null });
  const body = { email: 'ilk@netlik.example', password: 'ilk-yonetici' };
  const { refreshToken } = (await callOver(killed.base)(signIn.login, { body })).data;
  killed.child.kill('SIGKILL');
  await killed.ended;

  const server = await startServer(env);
  await server.ready();
  expect((await callOver(server.base)(signIn.refresh, { body: { refreshToken } })).code).toBeNull();
  expect(await stop(server)).toEqual({ code: 0, signal: null });
  expect(server.errors()).toBe('');
  expect(postgresProcesses(dataDir)).toEqual([]);
}, 180_000);
