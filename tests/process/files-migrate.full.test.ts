import { join } from 'node:path';
import { startS3 } from '@netlik/testkit/s3';
import { tier } from '@netlik/testkit/tier';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { diskFiles, openFiles } from '../../apps/api/src/storage/files.ts';
import { prepare } from '../../scripts/prepare.mjs';
import { cleanUp, run, temporaryFolder } from './server-process.ts';

const FILES = 600;
const folder = temporaryFolder('files-migrate');
const dataDir = join(folder, 'data');
let store: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  await prepare({ web: false });
  store = await startS3();
}, 180_000);
afterAll(async () => {
  await store?.stop();
  await cleanUp(folder);
});

const cli = (args: string[], env: Record<string, string>) =>
  run({ DATA_DIR: dataDir, ...env }, { file: 'apps/api/bundle/cli.js', args });

describe('netlik files migrate', () => {
  // The test store takes minutes for this many files.
  it.runIf(tier === 'soak')('killed in the middle and run again, copies every file once', async () => {
    const disk = diskFiles(dataDir);
    for (let n = 0; n < FILES; n += 1)
      await disk.restore(`cards/${n.toString(16).padStart(32, '0')}.webp`, Buffer.from(`kart ${n}`));
    const cut = cli(['files', 'migrate'], store.env);
    await vi.waitFor(() => expect(cut.output()).toContain('100 copied'), { timeout: 60_000, interval: 5 });
    cut.child.kill('SIGKILL');
    await cut.ended;
    expect(cut.output()).not.toContain('to S3');

    const bucket = await openFiles({ s3: store.s3, dataDir });
    const present = (await bucket.list()).length;
    expect(present).toBeGreaterThanOrEqual(100);
    const again = cli(['files', 'migrate'], store.env);
    expect(await again.ended).toMatchObject({ code: 0 });
    expect(again.output()).toContain(`Copied ${FILES - present} files to S3; ${present} were there already.`);
    expect(await bucket.list()).toEqual(await disk.list());
    for (const path of (await bucket.list()).slice(0, 120))
      expect(Buffer.from((await bucket.read(path))!)).toEqual(Buffer.from((await disk.read(path))!));
  });

  it('without a store says which variable is missing', async () => {
    const refused = cli(['files', 'migrate'], {});
    expect(await refused.ended).toMatchObject({ code: 1 });
    expect(refused.errors()).toBe('S3_BUCKET: must be set; files go there.\n');
  });
});

describe('netlik check-config', () => {
  it('tries the store, and names it when it does not answer or has no such bucket', async () => {
    const lineOf = async (env: Record<string, string>) => {
      const checked = cli(['check-config'], env);
      await checked.ended;
      return checked
        .output()
        .split('\n')
        .find((line) => line.startsWith('S3_BUCKET'));
    };
    expect(await lineOf(store.env)).toMatch(/ok .*netlik-test can be written/);
    expect(await lineOf({ ...store.env, S3_ENDPOINT: 'http://127.0.0.1:1' })).toMatch(
      /FAIL +S3_ENDPOINT: no connection to 127\.0\.0\.1:1: nothing listens there/,
    );
    expect(await lineOf({ ...store.env, S3_BUCKET: 'no-such-bucket' })).toMatch(/FAIL .*does not exist/);
    expect(await lineOf({})).toMatch(/–.*files are in DATA_DIR/);
  });
});
