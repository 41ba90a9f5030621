import { streaks } from '@netlik/contract/study/streaks';
import { accessSuite } from '../../../../../../quality/access/access-suite.ts';

accessSuite('streaks', streaks, {
  get: { own: { input: () => ({}) } },
  setRestDay: { own: { input: () => ({ body: { restDay: 7 } }) } },
});
