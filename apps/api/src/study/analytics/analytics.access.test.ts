import { analytics } from '@netlik/contract/study/analytics';
import { accessSuite } from '@netlik/testkit/access/access-suite';

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
