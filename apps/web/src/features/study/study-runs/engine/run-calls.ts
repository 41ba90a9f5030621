import type { CallInput } from '@netlik/contract/endpoint';
import { studyRuns } from '@netlik/contract/study/study-runs';
import { call } from '../../../../api/call.ts';

const PATIENCE_MS = 15_000;
const soon = () => AbortSignal.timeout(PATIENCE_MS);

type Body<E extends (typeof studyRuns)[keyof typeof studyRuns]> =
  CallInput<E> extends { body: infer B } ? B : never;

/** What is asked of the server about the run. A call that takes too long rejects like a lost connection. */
export const runCalls = {
  active: () => call(studyRuns.active, {}, soon()),
  start: (body: Body<typeof studyRuns.start>) => call(studyRuns.start, { body }, soon()),
  tick: (body: Body<typeof studyRuns.tick>) => call(studyRuns.tick, { body }, soon()),
  takeover: (runId: string) => call(studyRuns.takeover, { body: { runId } }, soon()),
  discard: (runId: string) => call(studyRuns.stop, { body: { runId, discard: true } }, soon()),
};

export type RunCalls = typeof runCalls;
