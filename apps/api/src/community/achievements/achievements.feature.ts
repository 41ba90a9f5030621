import { achievements } from '@netlik/contract/community/achievements';
import { feature } from '../../http/feature.ts';
import { listAchievements } from './achievements.service.ts';
import { rewardChanges, rewardJobs } from './rewards.jobs.ts';

export const achievementsFeature = feature(
  achievements,
  (deps) => ({
    list: ({ actor, query }) => listAchievements(deps, actor, query),
  }),
  {
    jobs: rewardJobs,
    onChange: rewardChanges,
    demo: async () => (await import('./achievements.demo.ts')).fillDemoAchievements,
  },
);
