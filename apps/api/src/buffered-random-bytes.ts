import { randomBytes } from 'node:crypto';

/** Gives random bytes for one id after the other. measured: fetching them one by one costs a system call each. */
export const bufferedRandomBytes = (size: number, atOnce = 256): (() => Buffer) => {
  let bytes = Buffer.alloc(0);
  let used = 0;
  return () => {
    if (used >= bytes.length) {
      bytes = randomBytes(size * atOnce);
      used = 0;
    }
    used += size;
    return bytes.subarray(used - size, used);
  };
};
