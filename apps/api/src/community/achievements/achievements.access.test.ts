import { achievements } from '@netlik/contract/community/achievements';
import { accessSuite } from '@netlik/testkit/access/access-suite';

accessSuite('achievements', achievements, {
  list: { own: { input: () => ({ query: { sort: 'rarity', unlocked: 'false' } }) } },
});
