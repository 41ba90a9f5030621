import { backup } from '@netlik/contract/backup';
import { accessSuite } from '../../../../../quality/access/access-suite.ts';

accessSuite('backup', backup, {
  create: { own: { input: () => ({ body: { type: 'manual' } }) } },
});
