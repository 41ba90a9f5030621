import { opticalForms } from '@netlik/contract/exams/optical-forms';
import { feature } from '../../http/feature.ts';
import {
  createOpticalForm,
  listOpticalForms,
  removeOpticalForm,
  scoreOpticalForm,
} from './optical-forms.service.ts';

export const opticalFormsFeature = feature(
  opticalForms,
  (deps) => ({
    list: ({ actor, query }) => listOpticalForms(deps, actor, query),
    create: ({ actor, body }) => createOpticalForm(deps, actor, body),
    score: ({ actor, params, body }) => scoreOpticalForm(deps, actor, params.id, body),
    remove: ({ actor, params }) => removeOpticalForm(deps, actor, params.id),
  }),
  { demo: async () => (await import('./optical-forms.demo.ts')).fillDemoOpticalForms },
);
