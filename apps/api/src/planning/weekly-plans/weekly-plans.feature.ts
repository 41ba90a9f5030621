import { weeklyPlans } from '@netlik/contract/planning/weekly-plans';
import { feature } from '../../http/feature.ts';
import {
  addEntry,
  applyTemplate,
  carryOver,
  getWeeklyPlan,
  removeEntry,
  reorder,
  toggleStatus,
  undoReplacement,
  updateEntry,
} from './weekly-plans.service.ts';

export const weeklyPlansFeature = feature(
  weeklyPlans,
  (deps) => ({
    get: ({ actor, query }) => getWeeklyPlan(deps, actor, query.date),
    addEntry: ({ actor, params: { weekStart }, body }) => addEntry(deps, { actor, weekStart }, body),
    updateEntry: ({ actor, params: { weekStart, id }, body }) =>
      updateEntry(deps, { actor, weekStart }, id, body),
    removeEntry: ({ actor, params: { weekStart, id } }) => removeEntry(deps, { actor, weekStart }, id),
    toggleStatus: ({ actor, params: { weekStart, id }, body }) =>
      toggleStatus(deps, { actor, weekStart }, id, body),
    reorder: ({ actor, params: { weekStart }, body }) => reorder(deps, { actor, weekStart }, body),
    applyTemplate: ({ actor, params: { weekStart }, body }) =>
      applyTemplate(deps, { actor, weekStart }, body),
    carryOver: ({ actor, params: { weekStart } }) => carryOver(deps, { actor, weekStart }),
    undo: ({ actor, params: { weekStart } }) => undoReplacement(deps, { actor, weekStart }),
  }),
  { demo: async () => (await import('./weekly-plans.demo.ts')).fillDemoWeeklyPlans },
);
