import { analytics } from '@netlik/contract/analytics';
import type { Deps } from '../../deps.ts';
import { mount, type Server } from '../../http/mount.ts';
import { advanced } from './advanced.service.ts';
import { dashboard } from './dashboard.service.ts';
import { examDatesToCome, putExamDates } from './exam-dates.service.ts';

export const analyticsRoutes = (server: Server, deps: Deps) =>
  mount(server, deps, analytics, {
    dashboard: ({ actor, query }) => dashboard(deps, actor, query.range),
    advanced: ({ actor, query }) => advanced(deps, actor, query),
    examDates: () => examDatesToCome(deps),
    setExamDates: ({ params, body }) => putExamDates(deps, params.year, body),
  });
