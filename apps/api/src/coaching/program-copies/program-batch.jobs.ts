import type { Deps } from '../../deps.ts';
import { BATCH_QUEUE } from './copy-programs.service.ts';
import { resumeBatches, runBatch } from './program-batches.service.ts';

export const programBatchJobs = (deps: Deps): void => {
  deps.jobs.define(BATCH_QUEUE, ({ id }: { id: string }) => runBatch(deps, id));
  // A killed process keeps its job longer than a coach would wait.
  deps.jobs.define('coach.program-batch-resume', () => resumeBatches(deps), { cron: '* * * * *' });
};
