import { motivation } from '@netlik/contract/motivation';
import { accessSuite } from '../../../../../quality/access/access-suite.ts';

accessSuite('motivation', motivation, {
  current: { own: { input: () => ({}) } },
});
