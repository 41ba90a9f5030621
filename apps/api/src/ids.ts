import { bufferedRandomBytes } from './buffered-random-bytes.ts';

const nextBytes = bufferedRandomBytes(16);

/** UUIDv7 sorts by creation time, so new rows land at the end of their index. */
export const newId = (now: number = Date.now()): string => {
  const bytes = nextBytes();
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};
