import type { CallInput } from '@netlik/contract/endpoint';
import { operations } from '@netlik/contract/platform/operations';
import { read } from '../../data/calls/read.ts';

/** Users of this page wait for changes, so it polls often. */
const often = { refetchInterval: 15_000 };

export const operationsQueries = {
  state: () => read(operations.state, {}, often),
  jobs: () => read(operations.jobs, {}, often),
  mails: (query: CallInput<typeof operations.mails>['query']) =>
    read(operations.mails, { query }, { ...often, keepPrevious: true }),
  // Not polled, because S3 charges per request.
  backups: () => read(operations.backups, {}),
  calls: () => read(operations.calls, {}, often),
};
