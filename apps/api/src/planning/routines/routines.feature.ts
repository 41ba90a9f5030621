import { routines } from '@netlik/contract/planning/routines';
import { feature } from '../../http/feature.ts';
import { createEntry, removeEntry, updateEntry } from './entries.service.ts';
import {
  applyToWeek,
  createWeek,
  generateWeek,
  getTemplate,
  getWeek,
  undoApply,
  updateTemplate,
} from './routines.service.ts';

export const routinesFeature = feature(
  routines,
  (deps) => ({
    template: ({ actor }) => getTemplate(deps, actor),
    saveTemplate: ({ actor, body }) => updateTemplate(deps, actor, body),
    week: ({ actor, query }) => getWeek(deps, actor, query.date),
    createWeek: ({ actor, body }) => createWeek(deps, actor, body.weekStartDate),
    generateWeek: ({ actor, body }) => generateWeek(deps, actor, body.weekStartDate),
    applyToWeek: ({ actor, body }) => applyToWeek(deps, actor, body.weekStartDate),
    undoApply: ({ actor, params }) => undoApply(deps, actor, params.id),
    addEntry: ({ actor, params, body }) => createEntry(deps, actor, params.id, body),
    updateEntry: ({ actor, params, body }) => updateEntry(deps, actor, params, body),
    removeEntry: ({ actor, params }) => removeEntry(deps, actor, params),
  }),
  { demo: async () => (await import('./routines.demo.ts')).fillDemoRoutines },
);
