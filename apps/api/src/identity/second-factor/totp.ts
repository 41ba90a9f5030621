import { createHmac, randomBytes } from 'node:crypto';

/** RFC 6238: SHA-1, six digits, a new code every 30 seconds. */
const STEP_MS = 30_000;
const DIGITS = 6;
const SECRET_BYTES = 20;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const newTotpSecret = () => randomBytes(SECRET_BYTES);

export const base32 = (bytes: Uint8Array): string => {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
};

export const codeOfStep = (secret: Uint8Array, step: number, digits = DIGITS): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE(mac.at(-1)! & 0xf) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
};

export const stepOf = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** Accepts the previous and next step for differing clocks; null for a wrong code. */
export const findStep = (secret: Uint8Array, code: string, now: Date): number | null => {
  const current = stepOf(now);
  return [current, current - 1, current + 1].find((step) => codeOfStep(secret, step) === code) ?? null;
};

export const totpUri = (secret: Uint8Array, email: string): string =>
  `otpauth://totp/Netlik:${encodeURIComponent(email)}?secret=${base32(secret)}&issuer=Netlik`;
