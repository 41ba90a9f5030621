import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../http/app-error.ts';

const FEW = 2;
const GAP_MS = 500;
const CROWDED_GAP_MS = 20;
/** The last of them waits 4 s. */
const MAX_WAITING = 150;
const RETRY_S = 5;

/**
 * Slows addresses with too many wrong passwords to two checks a second, because a school may share the
 * address and correct passwords must pass. Turns come faster the more are waiting.
 */
export type AttemptPacer = { wait(address: string): Promise<void> };

const pause = (ms: number): Promise<void> => sleep(ms, undefined, { ref: false });

export const createAttemptPacer = (waitMs = pause): AttemptPacer => {
  const lanes = new Map<string, { waiting: number; lastTurnAt: number }>();
  return {
    async wait(address) {
      const lane = lanes.get(address) ?? { waiting: 0, lastTurnAt: 0 };
      if (lane.waiting >= MAX_WAITING) throw new AppError('sign_in.throttled', { retryAfter: RETRY_S });
      lanes.set(address, lane);
      const now = performance.now();
      lane.lastTurnAt = Math.max(now, lane.lastTurnAt) + (lane.waiting < FEW ? GAP_MS : CROWDED_GAP_MS);
      lane.waiting += 1;
      await waitMs(lane.lastTurnAt - now);
      lane.waiting -= 1;
      if (lane.waiting === 0) lanes.delete(address);
    },
  };
};
