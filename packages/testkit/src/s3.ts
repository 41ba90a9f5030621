import crypto from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3 } from '@netlik/api/config';

type Server = { run(): Promise<{ port: number }>; close(): Promise<void> };
type Rver = new (options: object) => Server;

type Maker = (algorithm: string, key: Buffer, iv: Buffer, ...more: unknown[]) => unknown;

/** The server encrypts page tokens with DES, which OpenSSL 3 lacks; triple DES with one key is equivalent. */
const bringBackDes = () => {
  const makers = crypto as unknown as Record<'createCipheriv' | 'createDecipheriv', Maker>;
  const { createCipheriv, createDecipheriv } = makers;
  const over =
    (make: Maker): Maker =>
    (algorithm, key, iv, ...more) =>
      algorithm === 'des'
        ? make('des-ede3-cbc', Buffer.concat([key, key, key]), iv)
        : make(algorithm, key, iv, ...more);
  Object.assign(makers, { createCipheriv: over(createCipheriv), createDecipheriv: over(createDecipheriv) });
  return () => Object.assign(makers, { createCipheriv, createDecipheriv });
};

/** A local S3 server with its default keys and one empty bucket. */
export const startS3 = async (): Promise<{ s3: S3; env: Record<string, string>; stop(): Promise<void> }> => {
  // @ts-expect-error: it has no types.
  const loaded: unknown = await import('s3rver');
  const S3rver = (loaded as { default: Rver }).default;
  const takeAway = bringBackDes();
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
      takeAway();
      rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};
