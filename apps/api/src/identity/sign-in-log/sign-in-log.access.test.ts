import { signInLog } from '@netlik/contract/identity/sign-in-log';
import { accessSuite } from '../../../../../../quality/access/access-suite.ts';

accessSuite('signInLog', signInLog, {
  list: { own: { input: () => ({}) } },
  counts: { everyone: { input: () => ({}) } },
});
