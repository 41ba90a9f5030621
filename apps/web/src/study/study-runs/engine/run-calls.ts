import type { CallInput } from '@netlik/contract/endpoint';
import { studyRuns } from '@netlik/contract/study/study-runs';
import { call } from '../../../data/calls/call.ts';

const TIMEOUT_MS = 15_000;
const timeout = () => AbortSignal.timeout(TIMEOUT_MS);

type Body<E extends (typeof studyRuns)[keyof typeof studyRuns]> =
  CallInput<E> extends { body: infer B } ? B : never;

export const runCalls = {
  active: () => call(studyRuns.active, {}, timeout()),
  start: (body: Body<typeof studyRuns.start>) => call(studyRuns.start, { body }, timeout()),
  tick: (body: Body<typeof studyRuns.tick>) => call(studyRuns.tick, { body }, timeout()),
  takeover: (runId: string) => call(studyRuns.takeover, { body: { runId } }, timeout()),
  finish: (runId: string, reportedSeconds: number) =>
    call(studyRuns.stop, { body: { runId, reportedSeconds, awaitsFeedback: true } }, timeout()),
  discard: (runId: string) => call(studyRuns.stop, { body: { runId, discard: true } }, timeout()),
};

export type RunCalls = typeof runCalls;
