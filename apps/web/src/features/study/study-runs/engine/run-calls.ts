import type { CallInput } from '@netlik/contract/endpoint';
import { runs } from '@netlik/contract/study/study-runs';
import { call } from '../../../../api/call.ts';

const PATIENCE_MS = 15_000;
const soon = () => AbortSignal.timeout(PATIENCE_MS);

type Body<E extends (typeof runs)[keyof typeof runs]> = CallInput<E> extends { body: infer B } ? B : never;

/** What is asked of the server about the run. A call that takes too long rejects like a lost connection. */
export const runCalls = {
  active: () => call(runs.active, {}, soon()),
  start: (body: Body<typeof runs.start>) => call(runs.start, { body }, soon()),
  tick: (body: Body<typeof runs.tick>) => call(runs.tick, { body }, soon()),
  takeover: (runId: string) => call(runs.takeover, { body: { runId } }, soon()),
  discard: (runId: string) => call(runs.stop, { body: { runId, discard: true } }, soon()),
};

export type RunCalls = typeof runCalls;
