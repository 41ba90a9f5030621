import { signInLog } from '@netlik/contract/identity/sign-in-log';
import { accessSuite } from '@netlik/testkit/access/access-suite';

accessSuite('signInLog', signInLog, {
  list: { own: { input: () => ({}) } },
  counts: { everyone: { input: () => ({}) } },
});
