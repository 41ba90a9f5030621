import { programCopies } from '@netlik/contract/coaching/program-copies';
import { programTemplates } from '@netlik/contract/coaching/program-templates';
import { feature } from '../../http/feature.ts';
import { copyPrograms, previewCopies } from './copy-programs.service.ts';
import { programBatchJobs } from './program-batch.jobs.ts';
import { getBatchProgress, retryBatch, undoCopies } from './program-batches.service.ts';
import {
  createTemplate,
  createWeekTemplate,
  listTemplates,
  removeTemplate,
} from './program-templates.service.ts';

export const programCopiesFeature = feature(
  programCopies,
  (deps) => ({
    preview: ({ actor, body }) => previewCopies(deps, actor, body),
    create: async ({ actor, body, alsoNotify }) => {
      const outcome = await copyPrograms(deps, actor, body);
      for (const { studentId } of outcome.items) alsoNotify(studentId);
      return outcome;
    },
    progress: ({ actor, params }) => getBatchProgress(deps, actor, params.id),
    retry: ({ actor, params }) => retryBatch(deps, actor, params.id),
    undo: async ({ actor, params, alsoNotify }) => {
      const { studentIds, ...reply } = await undoCopies(deps, actor, params.id);
      for (const id of studentIds) alsoNotify(id);
      return reply;
    },
  }),
  { jobs: programBatchJobs },
);

export const programTemplatesFeature = feature(
  programTemplates,
  (deps) => ({
    list: ({ actor }) => listTemplates(deps, actor),
    create: ({ actor, body }) => createTemplate(deps, actor, body),
    createWeek: ({ actor, body }) => createWeekTemplate(deps, actor, body),
    remove: ({ actor, params }) => removeTemplate(deps, actor, params.id),
  }),
  { demo: async () => (await import('./program-copies.demo.ts')).fillDemoProgramCopies },
);
