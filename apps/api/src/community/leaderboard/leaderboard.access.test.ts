import { leaderboard } from '@netlik/contract/rewards/leaderboard';
import { accessSuite } from '../../../../../../quality/access/access-suite.ts';

accessSuite('leaderboard', leaderboard, {
  medalsOfYear: { own: { input: () => ({ query: { year: '2026' } }) } },
  userStats: { own: { input: () => ({}) } },
});
