import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepare } from '../../scripts/prepare.mjs';
import { cleanUp, temporaryFolder, withoutDemo } from './server-process.ts';

const STOP_MS = 10_000;
let dataDir: string;

beforeAll(() => prepare({ web: false }), 60_000);
beforeEach(() => {
  dataDir = temporaryFolder('output');
});
afterEach(() => cleanUp(dataDir));

/** The server's output is read until it is ready; then the reader disconnects. */
const startUnread = async () => {
  const server = spawn(process.execPath, ['apps/api/bundle/main.js'], {
    env: {
      ...process.env,
      ...withoutDemo,
      NODE_ENV: 'development',
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((ready, fail) => {
    server.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Netlik is ready')) ready();
    });
    server.once('exit', () => fail(new Error(`ended early: ${output}`)));
  });
  server.stdout.destroy();
  server.stderr.destroy();
  const url = /Netlik is ready: (\S+)/.exec(output)![1]!;
  return { server, url, ended: once(server, 'exit') };
};

describe('a server whose output nobody reads any more', () => {
  it('goes on serving, and ends properly on SIGTERM', async () => {
    const { server, url, ended } = await startUnread();
    for (let call = 0; call < 20; call += 1) expect((await fetch(`${url}/api/health`)).status).toBe(200);
    server.kill('SIGTERM');
    const late = sleep(STOP_MS, 'late', { ref: false });
    expect(await Promise.race([ended, late])).toEqual([0, null]);
  });
});
