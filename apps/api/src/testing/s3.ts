import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3 } from '../config.ts';

type Server = { run(): Promise<{ port: number }>; close(): Promise<void> };
type Rver = new (options: object) => Server;

/** An S3 server on loopback with one empty bucket; its keys are those it ships with. */
export const startS3 = async (): Promise<{ s3: S3; env: Record<string, string>; stop(): Promise<void> }> => {
  // @ts-expect-error: it has no types.
  const loaded: unknown = await import('s3rver');
  const S3rver = (loaded as { default: Rver }).default;
  const directory = mkdtempSync(join(tmpdir(), 'netlik-s3-'));
  const bucket = 'netlik-test';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  return {
    s3: { bucket, endpoint, region: 'us-east-1', credentials },
    env: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};
