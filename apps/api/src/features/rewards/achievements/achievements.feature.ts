import { achievements } from '@netlik/contract/rewards/achievements';
import { feature } from '../../../http/feature.ts';
import { rewardJobs } from '../rewards.jobs.ts';
import { listAchievements } from './achievements.service.ts';

export const achievementsFeature = feature(
  achievements,
  (deps) => ({
    list: ({ actor, query }) => listAchievements(deps, actor, query),
  }),
  {
    jobs: rewardJobs,
    demo: async () => (await import('./achievements.demo.ts')).fillDemoAchievements,
  },
);
