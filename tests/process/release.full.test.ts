import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cleanUp, freePort, run, temporaryFolder } from './server-process.ts';

// Installs from the registry and builds everything, which takes minutes.
describe('the archive of a release', () => {
  const folder = temporaryFolder('release');
  afterAll(() => cleanUp(folder));

  it('starts in an empty folder with the production dependencies alone', async () => {
    execFileSync(process.execPath, ['scripts/release.mjs']);
    const archive = readdirSync('release').find((name) => name.endsWith('.tar.gz'))!;
    const home = join(folder, 'netlik');
    mkdirSync(home);
    execFileSync('tar', ['-xzf', resolve('release', archive), '-C', home, '--strip-components=1']);
    execFileSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: home });
    expect(readdirSync(join(home, 'node_modules'))).not.toContain('typescript');

    const port = String(await freePort());
    const env = { PORT: port, HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), NODE_ENV: 'test' };
    const server = run(env, { file: join(home, 'server.js') });
    const page = () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        (answer) => answer.text(),
        () => '',
      );
    await expect.poll(page, { timeout: 120_000, interval: 500 }).toContain('<html lang="tr"');
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
  }, 600_000);
});
