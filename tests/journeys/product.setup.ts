import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from '../../scripts/prepare.mjs';
import { cleanUp, startServer, stop, temporaryFolder } from '../process/server-process.ts';

export default async function startProduct() {
  await prepare();
  const folder = temporaryFolder('e2e');
  const dataDir = join(folder, 'data');
  const server = await startServer({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    UPGRADE_URL: 'https://premium.netlik.example/',
  });
  const abandon = () => {
    server.child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  process.once('exit', abandon);
  await server.ready();
  // For tests that change the database directly.
  process.env.E2E_DATA_DIR = dataDir;
  // Links in mails use localhost.
  process.env.E2E_URL = server.base.replace('127.0.0.1', 'localhost');

  return async () => {
    await stop(server);
    process.off('exit', abandon);
    await cleanUp(folder);
    const logged = server.output().match(/^\{"level":.*$/gm) ?? [];
    if (logged.length > 0 || server.errors() !== '')
      throw new Error(`The server logged errors:\n${logged.join('\n')}\n${server.errors()}`);
  };
}
