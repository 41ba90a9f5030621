import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: what a mailed link, a refresh token or a ticket carries. Only its hash is stored. */
export const newSecret = () => randomBytes(32).toString('base64url');

export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest();
