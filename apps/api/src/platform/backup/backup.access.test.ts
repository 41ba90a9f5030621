import { backup } from '@netlik/contract/platform/backup';
import { accessSuite } from '@netlik/testkit/access/access-suite';

accessSuite('backup', backup, {
  create: { own: { input: () => ({ body: { type: 'manual' } }) } },
});
