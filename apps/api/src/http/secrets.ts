import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for mailed links, refresh tokens and tickets; only the hash is stored. */
export const newSecret = () => randomBytes(32).toString('base64url');

export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest();
