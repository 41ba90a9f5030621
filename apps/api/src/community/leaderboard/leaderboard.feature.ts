import { leaderboard } from '@netlik/contract/community/leaderboard';
import { feature } from '../../http/feature.ts';
import { getUserStats, leaderboardJobs, listMedals } from './leaderboard.service.ts';

export const leaderboardFeature = feature(
  leaderboard,
  (deps) => ({
    medalsOfYear: ({ actor, query }) => listMedals(deps, actor, query.year),
    userStats: ({ actor }) => getUserStats(deps, actor),
  }),
  { jobs: leaderboardJobs },
);
