import { experiments } from '@netlik/contract/platform/experiments';
import { accessSuite } from '@netlik/testkit/access/access-suite';

accessSuite('experiments', experiments, {
  count: { anyone: { input: () => ({ body: { variant: 'A' as const, step: 'view' as const } }) } },
  results: { own: { input: () => ({}) } },
});
