import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { AppError } from './app-error.ts';
import { type Claim, deleteKeysBefore, findReply, insertKey, saveReply } from './idempotency.sql.ts';

export type Idempotency = { key: string; bodyHash: string };

/** `db.transaction` as handlers see it. */
export type Transact = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** Thrown out of a transaction with a known key to resend the first reply. */
export class Replay extends Error {
  readonly reply: string;

  constructor(reply: string) {
    super('replayed');
    this.reply = reply;
  }
}

/** Without path parameters nothing is added, so that keys stored earlier stay valid. */
const hashRequest = ({ body = null, params }: FastifyRequest) => {
  const given = Object.keys(params as object).length > 0 ? { params, body } : body;
  return hash('sha256', JSON.stringify(given), 'base64url');
};

export const readIdempotency = (request: FastifyRequest): Idempotency | null => {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key))
    throw new AppError('request.invalid', {}, [{ path: 'Idempotency-Key', message: 'Geçersiz değer' }]);
  return { key, bodyHash: hashRequest(request) };
};

/** Claims the key before the work, because a repeat would otherwise meet a limit's error. */
export const onceInTransaction = (
  { transaction, clock }: { transaction: Transact; clock: Deps['clock'] },
  claim: Claim,
  serialize: (result: unknown) => string,
): Transact => {
  let isTaken = false;
  return (work) => {
    // A second transaction would find the key of the first and do nothing.
    if (isTaken) throw new Error(`${claim.endpoint} has more than one transaction`);
    isTaken = true;
    return transaction(async (tx) => {
      if ((await insertKey(tx, claim, clock.now())) === 0) {
        const first = await findReply(tx, claim);
        if (!first) throw new AppError('server.busy');
        if (first.fingerprint !== claim.fingerprint) throw new AppError('request.idempotency_reused');
        throw new Replay(first.reply);
      }
      const result = await work(tx);
      await saveReply(tx, claim, serialize(result));
      return result;
    });
  };
};

const KEPT_MS = 30 * 86_400_000;

export const sweepKeys = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  deleteKeysBefore(db, new Date(clock.now().getTime() - KEPT_MS));

export const idempotencyJobs = (deps: Deps) =>
  deps.jobs.define(
    'idempotency.sweep',
    async () => {
      await sweepKeys(deps);
    },
    { cron: '45 4 * * *' },
  );
