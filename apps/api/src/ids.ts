import { bufferedRandomBytes } from './buffered-random-bytes.ts';

const nextBytes = bufferedRandomBytes(16);

const withHyphens = (hex: string) =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;

/** What no id made since then lies below. */
export const lowestIdAt = (instant: number): string =>
  withHyphens(instant.toString(16).padStart(12, '0').padEnd(32, '0'));

const DAY_MS = 86_400_000;

/** The ids made in the last days, and those of a machine whose clock is ahead. */
export const recentIds = (days: number) => {
  const now = Date.now();
  return { first: lowestIdAt(now - days * DAY_MS), last: lowestIdAt(now + DAY_MS) };
};

/** UUIDv7: ids that sort by the time they were made, so new rows land at the end of their index. */
export const newId = (now: number = Date.now()): string => {
  const bytes = nextBytes();
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return withHyphens(bytes.toString('hex'));
};
