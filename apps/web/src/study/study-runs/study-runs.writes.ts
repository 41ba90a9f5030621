import type { CallInput } from '@netlik/contract/endpoint';
import type { studyRuns } from '@netlik/contract/study/study-runs';
import type { studySessions } from '@netlik/contract/study/study-sessions';
import { enqueue } from '../../data/outbox/outbox.ts';
import type { NewWrite } from '../../data/outbox/store.ts';

/** These writes have fixed names (see `outbox/write-names.ts`), because their replies end a timer. */
export const STOP_RUN = 'study-run.stop';
export const TIMER_SESSION = 'study-session.timer';
/** A finished timer waits under one of these names. */
export const TIMER_WRITES: readonly string[] = [STOP_RUN, TIMER_SESSION];

type Options = Pick<NewWrite, 'idempotencyKey' | 'label'>;

export const enqueueStopRun = (input: CallInput<typeof studyRuns.stop>, options: Options) =>
  enqueue({ write: STOP_RUN, input, ...options });

export const enqueueCreateTimerSession = (input: CallInput<typeof studySessions.create>, options: Options) =>
  enqueue({ write: TIMER_SESSION, input, ...options });
