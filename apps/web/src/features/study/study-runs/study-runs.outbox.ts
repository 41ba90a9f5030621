import { registerWrite } from '../../../outbox/outbox.ts';
import { TIMER_SESSION } from '../../../outbox/write-names.ts';

/** Registered at app start, so that writes left by an earlier visit are sent; the contract is loaded on demand. */

export const STOP_RUN = 'study-run.stop';

export const enqueueStopRun = registerWrite(
  STOP_RUN,
  async () => (await import('@netlik/contract/study/study-runs')).studyRuns.stop,
);

export const enqueueCreateTimerSession = registerWrite(
  TIMER_SESSION,
  async () => (await import('@netlik/contract/study/study-sessions')).studySessions.create,
);
