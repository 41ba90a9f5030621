import { createHmac, randomBytes } from 'node:crypto';

/** Codes of authenticator apps (RFC 6238): SHA-1, six digits, a new one every 30 seconds. */
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

/** The code of one step (RFC 4226). */
export const codeOfStep = (secret: Uint8Array, step: number, digits = DIGITS): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE(mac.at(-1)! & 0xf) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
};

export const stepOf = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** The step whose code this is, the one before and the one after included, for clocks that differ; null for a wrong code. */
export const findStep = (secret: Uint8Array, code: string, now: Date): number | null => {
  const current = stepOf(now);
  return [current, current - 1, current + 1].find((step) => codeOfStep(secret, step) === code) ?? null;
};

/** What a QR code for an authenticator app says. */
export const totpUri = (secret: Uint8Array, email: string): string =>
  `otpauth://totp/Netlik:${encodeURIComponent(email)}?secret=${base32(secret)}&issuer=Netlik`;
