import { analytics } from '@netlik/contract/study/analytics';
import { feature } from '../../http/feature.ts';
import { getAdvancedStats } from './advanced.service.ts';
import { getDashboard } from './dashboard.service.ts';
import { analyticsJobs } from './rank.service.ts';

export const analyticsFeature = feature(
  analytics,
  (deps) => ({
    dashboard: ({ actor, query }) => getDashboard(deps, actor, query.range),
    advanced: ({ actor, query }) => getAdvancedStats(deps, actor, query),
  }),
  { jobs: analyticsJobs },
);
