import { achievements } from '@netlik/contract/rewards/achievements';
import { accessSuite } from '../../../../../../quality/access/access-suite.ts';

accessSuite('achievements', achievements, {
  list: { own: { input: () => ({ query: { sort: 'rarity', unlocked: 'false' } }) } },
});
