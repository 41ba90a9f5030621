import { streaks } from '@netlik/contract/study/streaks';
import { accessSuite } from '@netlik/testkit/access/access-suite';

accessSuite('streaks', streaks, {
  get: { own: { input: () => ({}) } },
  setRestDay: { own: { input: () => ({ body: { restDay: 7 } }) } },
});
