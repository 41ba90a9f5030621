import { system } from '@netlik/contract/platform/system';
import { accessSuite } from '@netlik/testkit/access/access-suite';

accessSuite('system', system, {
  health: { anyone: { input: () => ({}) } },
  config: { anyone: { input: () => ({}) } },
});
