import { adminSystem } from '@netlik/contract/platform/admin-system';
import { feature } from '../../http/feature.ts';
import { answerCollecting, getMetrics, getUserGrowth, measureSystem, processOf } from './metrics.service.ts';

export const adminSystemFeature = feature(
  adminSystem,
  (deps) => ({
    metrics: () => getMetrics(deps),
    userGrowth: () => getUserGrowth(deps),
  }),
  {
    jobs: (deps) => {
      answerCollecting(deps);
      deps.jobs.define('system.measure', () => measureSystem(deps), { cron: '* * * * *', retries: 0 });
    },
    routes: ({ app }, deps) => {
      const { responses } = processOf(deps);
      app.addHook('onResponse', (_request, reply, done) => {
        responses.record(reply.elapsedTime);
        done();
      });
    },
    demo: async () => (await import('./admin-system.demo.ts')).fillDemoSystem,
  },
);
