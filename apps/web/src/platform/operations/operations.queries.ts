import type { CallInput } from '@netlik/contract/endpoint';
import { operations } from '@netlik/contract/platform/operations';
import { read } from '../../data/calls/read.ts';

/** A user of this page waits for something to change. */
const often = { refetchInterval: 15_000 };

export const operationsQueries = {
  state: () => read(operations.state, {}, often),
  jobs: () => read(operations.jobs, {}, often),
  mails: (query: CallInput<typeof operations.mails>['query']) =>
    read(operations.mails, { query }, { ...often, keepPrevious: true }),
  // S3 is paid by the question.
  backups: () => read(operations.backups, {}),
  calls: () => read(operations.calls, {}, often),
};
