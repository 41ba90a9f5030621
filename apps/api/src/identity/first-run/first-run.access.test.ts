import { firstRun } from '@netlik/contract/identity/first-run';
import { accessSuite } from '../../../../../../quality/access/access-suite.ts';

accessSuite('firstRun', firstRun, {
  finish: { own: { input: () => ({ body: { grade: '12', weekdayMinutes: 120 } }) } },
});
