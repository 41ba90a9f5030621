import { createCipheriv, createDecipheriv, createHash, type Hash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { BackupTarget } from './backup-store.ts';

/**
 * A gzip stream of parts, each a line of JSON followed by its declared bytes. The last part contains the hash
 * of everything before, which detects truncation and changes.
 */

export type Part =
  | { kind: 'manifest'; format: 1; version: string; createdAt: string; type: string; migrations: string[] }
  | { kind: 'table'; name: string; columns: string[] }
  | { kind: 'rows'; bytes: number }
  | { kind: 'file'; path: string; bytes: number }
  | { kind: 'end'; sha256: string };

export type PartWithBytes = { part: Part; bytes: Buffer };

export class DamagedBackup extends Error {}

const MAX_LINE_BYTES = 64 * 1024;

const bytesOf = (part: Part) => ('bytes' in part ? part.bytes : 0);

const kinds: Part['kind'][] = ['manifest', 'table', 'rows', 'file', 'end'];

const readPart = (line: Buffer): Part => {
  let part: Part | null = null;
  try {
    part = JSON.parse(line.toString()) as Part | null;
  } catch {
    // Invalid JSON is handled below, like valid JSON of another shape.
  }
  if (!part || !kinds.includes(part.kind) || !Number.isSafeInteger(bytesOf(part)) || bytesOf(part) < 0)
    throw new DamagedBackup('the backup is not one of ours');
  return part;
};

const encoded = async function* (parts: AsyncIterable<PartWithBytes>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const { part, bytes } of parts) {
    const line = Buffer.from(`${JSON.stringify(part)}\n`);
    hash.update(line).update(bytes);
    yield line;
    if (bytes.length > 0) yield bytes;
  }
  yield Buffer.from(`${JSON.stringify({ kind: 'end', sha256: hash.digest('hex') } satisfies Part)}\n`);
};

/** An encrypted backup is this mark, the nonce, the AES-256-GCM stream and its tag. */
const MARK = Buffer.from('NETLIK-E');
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = MARK.length + NONCE_BYTES;
const ALGORITHM = 'aes-256-gcm';

const encrypted = (key: Buffer) =>
  async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, nonce);
    yield Buffer.concat([MARK, nonce]);
    for await (const chunk of chunks) yield cipher.update(chunk);
    yield Buffer.concat([cipher.final(), cipher.getAuthTag()]);
  };

/** With a key only its holder can read the backup. */
export const writeBackup = async (
  target: BackupTarget,
  parts: AsyncIterable<PartWithBytes>,
  key: Buffer | null = null,
): Promise<void> => {
  const source = Readable.from(encoded(parts, createHash('sha256')));
  const zip = createGzip({ level: 6 });
  const last = target as Writable;
  await (key ? pipeline(source, zip, encrypted(key), last) : pipeline(source, zip, last));
};

export const HEAD_OF_ENCRYPTED = MARK.length;
export const isEncrypted = (head: Buffer): boolean => head.subarray(0, MARK.length).equals(MARK);

const openStream = async (file: string, key: Buffer | null) => {
  const handle = await open(file);
  const { size } = await handle.stat();
  const read = async (position: number, bytes: number) =>
    (await handle.read(Buffer.alloc(bytes), 0, bytes, position)).buffer;
  try {
    const head = await read(0, HEAD_BYTES);
    if (!isEncrypted(head)) return { source: createReadStream(file), bytes: size };
    if (!key) throw new DamagedBackup('the backup is encrypted: set BACKUP_KEY');
    const bytes = size - HEAD_BYTES - TAG_BYTES;
    if (bytes < 1) throw new DamagedBackup('the backup is cut short');
    const decipher = createDecipheriv(ALGORITHM, key, head.subarray(MARK.length));
    decipher.setAuthTag(await read(size - TAG_BYTES, TAG_BYTES));
    const body = createReadStream(file, { start: HEAD_BYTES, end: size - TAG_BYTES - 1 });
    body.on('error', (error) => decipher.destroy(error));
    return { source: body.pipe(decipher), bytes };
  } finally {
    await handle.close();
  }
};

/** Throws `DamagedBackup` at the first invalid part. */
export const readBackup = async function* (
  file: string,
  key: Buffer | null = null,
): AsyncGenerator<PartWithBytes> {
  const hash = createHash('sha256');
  const { source, bytes: size } = await openStream(file, key);
  const stream = createGunzip();
  source.on('error', (error: Error) => stream.destroy(error));
  source.pipe(stream);
  const chunks = stream[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  let ended = false;

  /**
   * Reads until `wanted` bytes are buffered; false at an early end. Joined only once, because files arrive in
   * hundreds of chunks.
   */
  const holdAtLeast = async (wanted: number): Promise<boolean> => {
    const pieces: Buffer[] = [held];
    let bytes = held.length;
    while (bytes < wanted) {
      const next = await chunks.next().catch((error: Error) => {
        throw new DamagedBackup(`the backup cannot be read: ${error.message}`);
      });
      if (next.done) break;
      pieces.push(next.value as Buffer);
      bytes += pieces.at(-1)!.length;
    }
    if (pieces.length > 1) held = Buffer.concat(pieces, bytes);
    return bytes >= wanted;
  };
  const take = (count: number) => {
    const taken = held.subarray(0, count);
    held = held.subarray(count);
    return taken;
  };

  while (true) {
    let end = held.indexOf(10);
    while (end < 0) {
      if (held.length > MAX_LINE_BYTES) throw new DamagedBackup('the backup is not one of ours');
      if (!(await holdAtLeast(held.length + 1))) break;
      end = held.indexOf(10);
    }
    if (end < 0) break;
    if (ended) throw new DamagedBackup('the backup goes on after its end');
    const line = take(end + 1);
    const part = readPart(line);
    if (part.kind === 'end') {
      if (part.sha256 !== hash.digest('hex'))
        throw new DamagedBackup('the backup was altered: its hash is another');
      ended = true;
      continue;
    }
    const wanted = bytesOf(part);
    if (!(await holdAtLeast(wanted))) throw new DamagedBackup('the backup is cut short');
    const bytes = Buffer.from(take(wanted));
    hash.update(line).update(bytes);
    yield { part, bytes };
  }
  if (!ended || held.length > 0) throw new DamagedBackup('the backup is cut short');
  // gunzip ignores trailing bytes.
  if (stream.bytesWritten !== size) throw new DamagedBackup('the backup goes on after its end');
};
