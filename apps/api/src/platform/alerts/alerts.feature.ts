import { alerts } from '@netlik/contract/platform/alerts';
import { feature } from '../../http/feature.ts';
import { createAlert, listActiveAlerts, listAlerts, updateAlert } from './alerts.service.ts';

export const alertsFeature = feature(
  alerts,
  (deps) => ({
    active: ({ actor, query }) => listActiveAlerts(deps, actor, query.audience),
    list: ({ query }) => listAlerts(deps, query),
    create: ({ actor, body }) => createAlert(deps, actor, body),
    change: ({ actor, params, body }) => updateAlert(deps, actor, params.id, body),
  }),
  { demo: async () => (await import('./alerts.demo.ts')).fillDemoAlerts },
);
