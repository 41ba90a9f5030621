import { leaderboard } from '@netlik/contract/community/leaderboard';
import { accessSuite } from '@netlik/testkit/access/access-suite';

accessSuite('leaderboard', leaderboard, {
  medalsOfYear: { own: { input: () => ({ query: { year: '2026' } }) } },
  userStats: { own: { input: () => ({}) } },
});
