import { firstRun } from '@netlik/contract/identity/first-run';
import { accessSuite } from '@netlik/testkit/access/access-suite';

accessSuite('firstRun', firstRun, {
  finish: { own: { input: () => ({ body: { grade: '12', weekdayMinutes: 120 } }) } },
});
