import { analytics } from '@netlik/contract/analytics';
import { accessSuite } from '../../../../../quality/access/access-suite.ts';

accessSuite('analytics', analytics, {
  dashboard: { own: { input: () => ({ query: { range: 'monthly' } }) } },
  advanced: {
    own: {
      input: () => ({
        query: { range: 'all', subjects: 'fizik,matematik_ayt', includeSessions: 'true' },
      }),
    },
  },
});
