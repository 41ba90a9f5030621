import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { S3 } from '../../config.ts';
import { openClient } from '../../storage/s3.ts';
import { type BackupStore, fetchInto, isBackupName, type StoredBackup } from './backup-store.ts';

const PREFIX = 'backups/';
/** Stores accept 10,000 parts: 160 GB. */
const PART_BYTES = 16 * 1024 * 1024;

/** Combines chunks to parts of equal size, so that memory holds one part instead of the backup. */
const inParts = async function* (chunks: AsyncIterable<Buffer>, size: number) {
  let gathered: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    gathered.push(chunk);
    length += chunk.length;
    if (length < size) continue;
    yield Buffer.concat(gathered, length);
    gathered = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(gathered, length);
};

export const s3Backups = (s3: S3, dataDir: string, { partBytes = PART_BYTES } = {}): BackupStore => {
  const client = openClient(s3);
  const { bucket: Bucket } = s3;
  const keyOf = (name: string) => ({ Bucket, Key: `${PREFIX}${name}` });

  /**
   * Multipart, because the size is known only at the end. Failed uploads are aborted, so that their parts
   * cost nothing.
   */
  const upload = async (name: string, chunks: AsyncIterable<Buffer>): Promise<number> => {
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(keyOf(name)));
    const target = { ...keyOf(name), UploadId };
    const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
    let bytes = 0;
    try {
      for await (const Body of inParts(chunks, partBytes)) {
        const PartNumber = Parts.length + 1;
        const { ETag } = await client.send(new UploadPartCommand({ ...target, PartNumber, Body }));
        Parts.push({ ETag, PartNumber });
        bytes += Body.length;
      }
      await client.send(new CompleteMultipartUploadCommand({ ...target, MultipartUpload: { Parts } }));
      return bytes;
    } catch (error) {
      await client.send(new AbortMultipartUploadCommand(target)).catch(() => undefined);
      throw error;
    }
  };

  return {
    kind: 's3',
    place: `s3://${Bucket}/${PREFIX}`,
    async list() {
      const found: StoredBackup[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: PREFIX, ContinuationToken }),
        );
        for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
          const name = Key.slice(PREFIX.length);
          if (isBackupName(name) && LastModified) found.push({ name, bytes: Size, at: LastModified });
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return found.sort((a, b) => (a.name < b.name ? 1 : -1));
    },
    async readHead(name, bytes) {
      const { Body } = await client.send(
        new GetObjectCommand({ ...keyOf(name), Range: `bytes=0-${bytes - 1}` }),
      );
      return Buffer.from(await Body!.transformToByteArray());
    },
    async write(name, fill) {
      let bytes = 0;
      await fill(async (chunks) => {
        bytes = await upload(name, chunks);
      });
      return bytes;
    },
    remove: async (name) => {
      await client.send(new DeleteObjectCommand(keyOf(name)));
    },
    localCopy: (name) =>
      fetchInto(dataDir, name, async (wanted, fill) => {
        const { Body } = await client.send(new GetObjectCommand(keyOf(wanted)));
        await fill(Body as unknown as AsyncIterable<Buffer>);
      }),
  };
};
