import type { CallInput } from '@netlik/contract/endpoint';
import type { studyRuns } from '@netlik/contract/study/study-runs';
import type { studySessions } from '@netlik/contract/study/study-sessions';
import { type EnqueueOptions, enqueue } from '../../data/outbox/outbox.ts';

/** These writes have fixed names (see `outbox/write-names.ts`), because their replies end a timer. */
export const STOP_RUN = 'study-run.stop';
export const TIMER_SESSION = 'study-session.timer';
/** A finished timer waits under one of these names. */
export const TIMER_WRITES: readonly string[] = [STOP_RUN, TIMER_SESSION];

export const enqueueStopRun = (input: CallInput<typeof studyRuns.stop>, options: EnqueueOptions) =>
  enqueue(STOP_RUN, input, options);

export const enqueueCreateTimerSession = (
  input: CallInput<typeof studySessions.create>,
  options: EnqueueOptions,
) => enqueue(TIMER_SESSION, input, options);
