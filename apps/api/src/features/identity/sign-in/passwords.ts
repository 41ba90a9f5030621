import { isCommonPassword } from '@netlik/domain/identity/common-password';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../../http/app-error.ts';

// OWASP's second choice for argon2id: 19 MiB, two passes. About 20 ms, on a worker thread.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, cost);

export const refuseCommonPassword = (password: string, field: string) => {
  if (isCommonPassword(password))
    throw new AppError('password.common', {}, [
      { path: field, message: 'Bu şifre çok yaygın. Başka bir şifre seç.' },
    ]);
};

let decoy: Promise<string> | undefined;

/** Takes equally long without a password or account, so that timing does not reveal who is registered. */
export const passwordMatches = async (
  stored: string | null | undefined,
  password: string,
): Promise<boolean> => {
  decoy ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await decoy), password);
  return Boolean(stored) && matches;
};
