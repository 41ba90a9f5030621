import { mistakes } from '@netlik/contract/practice/mistakes';
import { feature } from '../../http/feature.ts';
import {
  createMistake,
  createMistakes,
  getOverview,
  listDueMistakes,
  listMistakes,
  redoMistake,
  removeMistake,
  updateMistake,
} from './mistakes.service.ts';

export const mistakesFeature = feature(
  mistakes,
  (deps) => ({
    list: ({ actor, query }) => listMistakes(deps, actor, query),
    overview: ({ actor }) => getOverview(deps, actor),
    due: ({ actor, query }) => listDueMistakes(deps, actor, query),
    create: ({ actor, body }) => createMistake(deps, actor, body),
    createMany: ({ actor, body }) => createMistakes(deps, actor, body),
    update: ({ actor, params, body }) => updateMistake(deps, actor, params.id, body),
    remove: ({ actor, params }) => removeMistake(deps, actor, params.id),
    redo: ({ actor, params, body }) => redoMistake(deps, actor, params.id, body),
  }),
  { demo: async () => (await import('./demo/mistakes.demo.ts')).fillDemoMistakes },
);
