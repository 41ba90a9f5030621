import { experiments } from '@netlik/contract/experiments';
import { accessSuite } from '../../../../../quality/access/access-suite.ts';

accessSuite('experiments', experiments, {
  count: { anyone: { input: () => ({ body: { variant: 'A' as const, step: 'view' as const } }) } },
  results: { own: { input: () => ({}) } },
});
