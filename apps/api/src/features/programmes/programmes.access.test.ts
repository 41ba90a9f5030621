import { programmes } from '@netlik/contract/programmes';
import { accessSuite } from '../../../../../quality/access/access-suite.ts';

accessSuite('programmes', programmes, {
  list: {
    everyone: {
      input: () => ({
        query: {
          q: 'itü',
          city: 'İstanbul',
          kind: 'devlet',
          scoreType: 'SAY',
          sort: 'rank',
          page: '1',
          limit: '5',
        },
      }),
    },
  },
});
