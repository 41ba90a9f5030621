import { isCommonPassword } from '@netlik/domain/identity/common-password';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../../http/app-error.ts';

// OWASP's second choice for argon2id: 19 MiB, two passes. About 20 ms here, on a thread of its own.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, cost);

export const refuseCommon = (password: string, field: string) => {
  if (isCommonPassword(password))
    throw new AppError('password.common', {}, [
      { path: field, message: 'Bu şifre çok yaygın. Başka bir şifre seç.' },
    ]);
};

let decoy: Promise<string> | undefined;

/** Takes as long for an account without a password, or for no account at all: time must not tell who is here. */
export const passwordMatches = async (
  stored: string | null | undefined,
  password: string,
): Promise<boolean> => {
  decoy ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await decoy), password);
  return Boolean(stored) && matches;
};
