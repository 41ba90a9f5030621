import { createHash, randomBytes } from 'node:crypto';

export const newParentSecret = () => randomBytes(16).toString('base64url');

export const hashParentSecret = (secret: string) => createHash('sha256').update(secret).digest();
