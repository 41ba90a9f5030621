import { S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3 } from '../config.ts';

/** Imported only for S3, because the client takes time and memory. */

const REQUEST_MS = 60_000;

/** Other vendors' stores support neither trailing checksums nor ACLs per file. */
export const openClient = (
  { endpoint, region, credentials }: S3,
  { attempts = 3, connectMs = 5000 } = {},
): S3Client =>
  new S3Client({
    maxAttempts: attempts,
    requestHandler: { connectionTimeout: connectMs, requestTimeout: REQUEST_MS },
    region,
    credentials,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

export const openBucket = (s3: S3, options: { attempts?: number; connectMs?: number } = {}): Disk => {
  const client = openClient(s3, options);
  const { bucket } = s3;
  return new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
};

export const isMissingObject = (error: object): boolean =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;
