import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { AppError } from '../http/app-error.ts';

/** Limit for all files of one archive, whatever their headers claim. */
const MAX_UNZIPPED_BYTES = 32 * 1024 * 1024;
const MAX_ENTRIES = 1000;
const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;

type Entry = { isDeflated: boolean; start: number; packedBytes: number };

export type Archive = {
  has(name: string): boolean;
  /** Unzips in pieces on demand; yields nothing for a missing file. */
  read(name: string): AsyncGenerator<string>;
};

const unreadable = () => new AppError('table.unreadable');

const findEnd = (bytes: Buffer): number => {
  const first = Math.max(0, bytes.length - 22 - 65_535);
  for (let at = bytes.length - 22; at >= first; at -= 1) if (bytes.readUInt32LE(at) === END) return at;
  throw unreadable();
};

const readEntries = (bytes: Buffer): Map<string, Entry> => {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw new AppError('table.too_big');
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== CENTRAL) throw unreadable();
    const method = bytes.readUInt16LE(at + 10);
    const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) === 1;
    const nameLength = bytes.readUInt16LE(at + 28);
    const local = bytes.readUInt32LE(at + 42);
    if (isEncrypted || (method !== 0 && method !== 8) || bytes.readUInt32LE(local) !== LOCAL)
      throw unreadable();
    entries.set(bytes.toString('utf8', at + 46, at + 46 + nameLength), {
      isDeflated: method === 8,
      // The local header repeats the name and has its own extra fields.
      start: local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28),
      packedBytes: bytes.readUInt32LE(at + 20),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
};

/** Unzips files piece by piece within a shared limit. */
export const openArchive = (bytes: Buffer): Archive => {
  let entries: Map<string, Entry>;
  try {
    entries = readEntries(bytes);
  } catch (error) {
    // An offset outside the file is a RangeError.
    throw error instanceof AppError ? error : unreadable();
  }
  let unzipped = 0;
  return {
    has: (name) => entries.has(name),
    async *read(name) {
      const entry = entries.get(name);
      if (!entry) return;
      const packed = bytes.subarray(entry.start, entry.start + entry.packedBytes);
      const decoder = new TextDecoder('utf-8');
      const pieces: AsyncIterable<Buffer> = entry.isDeflated
        ? Readable.from([packed]).pipe(createInflateRaw({ chunkSize: 64 * 1024 }))
        : Readable.from([packed]);
      try {
        for await (const piece of pieces) {
          unzipped += piece.length;
          if (unzipped > MAX_UNZIPPED_BYTES) throw new AppError('table.too_big');
          yield decoder.decode(piece, { stream: true });
        }
      } catch (error) {
        throw error instanceof AppError ? error : unreadable();
      }
    },
  };
};
