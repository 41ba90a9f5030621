import { randomBytes } from 'node:crypto';

/** measured: fetching random bytes one id at a time costs a system call each. */
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
