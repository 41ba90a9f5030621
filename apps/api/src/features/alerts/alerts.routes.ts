import { alerts } from '@netlik/contract/alerts';
import type { Deps } from '../../deps.ts';
import { mount, type Server } from '../../http/mount.ts';
import { activeAlerts, changeAlert, createAlert, pageOfAlerts } from './alerts.service.ts';

export const alertRoutes = (server: Server, deps: Deps) =>
  mount(server, deps, alerts, {
    active: ({ actor, query }) => activeAlerts(deps, actor, query.audience),
    list: ({ query }) => pageOfAlerts(deps, query),
    create: ({ actor, body }) => createAlert(deps, actor, body),
    change: ({ params, body }) => changeAlert(deps, params.id, body),
  });
