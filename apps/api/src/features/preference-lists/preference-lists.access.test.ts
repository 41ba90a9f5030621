import { preferenceLists } from '@netlik/contract/preference-lists';
import { accessSuite } from '../../../../../quality/access/access-suite.ts';

accessSuite('preferenceLists', preferenceLists, {
  get: { everyone: { input: () => ({ params: { list: 'A' } }) } },
  save: {
    everyone: {
      input: () => ({ params: { list: 'A' }, body: { version: 0, entries: [], ownRanks: { SAY: 50_000 } } }),
    },
    stale: {
      input: () => ({ params: { list: 'B' }, body: { version: 7, entries: [] } }),
      outcome: { others: 'preference_list.stale' },
    },
  },
});
