import { hash, verify } from '@node-rs/argon2';

export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };

/** OWASP's second choice for argon2id: 19 MiB and two passes, about 20 ms on a worker thread. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Passwords = {
  hash(password: string): Promise<string>;
  /**
   * Takes the same time without a password or account, so that timing does not reveal registered addresses.
   */
  matches(stored: string | null | undefined, password: string): Promise<boolean>;
};

export const createPasswords = (cost: PasswordCost = PASSWORD_COST): Passwords => {
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => hash(password, cost),
    async matches(stored, password) {
      decoy ??= hash('nobody has this password', cost);
      const matches = await verify(stored ?? (await decoy), password);
      return Boolean(stored) && matches;
    },
  };
};
