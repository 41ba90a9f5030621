import { programSheets } from '@netlik/contract/coaching/program-sheets';
import { feature } from '../../http/feature.ts';
import { createFromSheet, downloadPrograms, previewSheet } from './program-sheets.service.ts';

export const programSheetsFeature = feature(programSheets, (deps) => ({
  download: ({ actor, query }) => downloadPrograms(deps, actor, query),
  preview: ({ actor, files }) => previewSheet(deps, actor, files),
  create: async ({ actor, files, alsoNotify }) => {
    const outcome = await createFromSheet(deps, actor, files);
    for (const { studentId, action } of outcome.items)
      if (studentId && action !== 'refuse') alsoNotify(studentId);
    return outcome;
  },
}));
