import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../../http/app-error.ts';

const AT_ONCE = 2;
const PACE_MS = 1000;
const MAX_WAITING = 60;
const RETRY_S = 5;

/**
 * Where an address waits that has tried too many passwords: two a second instead of none, because a whole school may be
 * behind it and a right password must pass.
 */
export type AttemptPacer = { wait(address: string): Promise<void> };

export const createAttemptPacer = (): AttemptPacer => {
  const lanes = new Map<string, { waiting: number; next: Promise<void>[] }>();
  return {
    async wait(address) {
      const lane = lanes.get(address) ?? {
        waiting: 0,
        next: Array.from({ length: AT_ONCE }, () => Promise.resolve()),
      };
      if (lane.waiting >= MAX_WAITING) throw new AppError('sign_in.throttled', { retryAfter: RETRY_S });
      lanes.set(address, lane);
      const place = lane.waiting % AT_ONCE;
      lane.waiting += 1;
      const turn = lane.next[place]!.then(() => sleep(PACE_MS, undefined, { ref: false }));
      lane.next[place] = turn;
      await turn;
      lane.waiting -= 1;
      if (lane.waiting === 0) lanes.delete(address);
    },
  };
};
