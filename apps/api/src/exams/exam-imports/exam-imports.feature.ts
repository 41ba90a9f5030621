import { examImports } from '@netlik/contract/exams/exam-imports';
import { feature } from '../../http/feature.ts';
import { createImport, previewImport, undoImport } from './exam-imports.service.ts';

export const examImportsFeature = feature(examImports, (deps) => ({
  previewClass: ({ actor, body, files }) => previewImport(deps, actor, { form: body, files }),
  createClass: async ({ actor, body, files, alsoNotify }) => {
    const { userIds, ...outcome } = await createImport(deps, actor, { form: body, files });
    for (const id of userIds) alsoNotify(id);
    return outcome;
  },
  previewOwn: ({ actor, body, files }) => previewImport(deps, actor, { form: body, files }),
  createOwn: async ({ actor, body, files }) => {
    const { userIds: _, ...outcome } = await createImport(deps, actor, { form: body, files });
    return outcome;
  },
  undo: async ({ actor, params, alsoNotify }) => {
    const { userIds, ...outcome } = await undoImport(deps, actor, params.id);
    for (const id of userIds) alsoNotify(id);
    return outcome;
  },
}));
