import { registerWrite } from '../../../outbox/outbox.ts';
import { TIMER_SESSION } from '../../../outbox/write-names.ts';

/** Loaded with the app, so that what an earlier visit left is sent; the contract only when it is needed. */

export const STOP_RUN = 'study-run.stop';

export const stopRunLater = registerWrite(
  STOP_RUN,
  async () => (await import('@netlik/contract/study/study-runs')).studyRuns.stop,
);

export const saveSessionLater = registerWrite(
  TIMER_SESSION,
  async () => (await import('@netlik/contract/study/study-sessions')).studySessions.create,
);
