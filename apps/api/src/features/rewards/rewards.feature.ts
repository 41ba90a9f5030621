import { achievements } from '@netlik/contract/rewards/achievements';
import { dailyChallenges } from '@netlik/contract/rewards/daily-challenges';
import { leaderboard } from '@netlik/contract/rewards/leaderboard';
import { feature } from '../../http/feature.ts';
import { listAchievements } from './achievements/achievements.service.ts';
import {
  getTodaysChallenges,
  listDailyChallenges,
  saveDailyChallenges,
} from './daily-challenges/daily-challenges.service.ts';
import { getUserStats, leaderboardJobs, listMedals } from './leaderboard/leaderboard.service.ts';
import { rewardChanges, rewardJobs } from './rewards.jobs.ts';

export const achievementsFeature = feature(
  achievements,
  (deps) => ({
    list: ({ actor, query }) => listAchievements(deps, actor, query),
  }),
  {
    jobs: rewardJobs,
    onChange: rewardChanges,
    demo: async () => (await import('./achievements/achievements.demo.ts')).fillDemoAchievements,
  },
);

export const leaderboardFeature = feature(
  leaderboard,
  (deps) => ({
    medalsOfYear: ({ actor, query }) => listMedals(deps, actor, query.year),
    userStats: ({ actor }) => getUserStats(deps, actor),
  }),
  { jobs: leaderboardJobs },
);

export const dailyChallengesFeature = feature(dailyChallenges, (deps) => ({
  today: ({ actor }) => getTodaysChallenges(deps, actor),
  list: () => listDailyChallenges(deps),
  save: ({ actor, body }) => saveDailyChallenges(deps, actor, body.challenges),
}));
