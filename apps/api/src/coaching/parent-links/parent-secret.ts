import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits; only the hash is stored. */
export const newParentSecret = () => randomBytes(16).toString('base64url');

export const hashParentSecret = (secret: string) => createHash('sha256').update(secret).digest();
