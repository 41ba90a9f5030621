import { AppError } from './app-error.ts';

const MAX_WAITING = 100;
const RETRY_S = 5;

/**
 * Runs one task per key at a time, in order of arrival. Attempts are counted before their check and refunded
 * on success, so parallel correct ones would otherwise refuse each other.
 */
export type PerKeyQueue = { take<T>(key: string, work: () => Promise<T>): Promise<T> };

export const createPerKeyQueue = (): PerKeyQueue => {
  const queues = new Map<string, { last: Promise<unknown>; waiting: number }>();
  return {
    async take(key, work) {
      const queue = queues.get(key) ?? { last: Promise.resolve(), waiting: 0 };
      if (queue.waiting >= MAX_WAITING) throw new AppError('request.too_many', { retryAfter: RETRY_S });
      queues.set(key, queue);
      queue.waiting += 1;
      const mine = queue.last.then(work);
      queue.last = mine.catch(() => undefined);
      try {
        return await mine;
      } finally {
        queue.waiting -= 1;
        if (queue.waiting === 0) queues.delete(key);
      }
    },
  };
};
