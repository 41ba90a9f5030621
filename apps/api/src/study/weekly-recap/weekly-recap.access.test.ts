import { weeklyRecap } from '@netlik/contract/study/weekly-recap';
import { accessSuite } from '@netlik/testkit/access/access-suite';

accessSuite('weeklyRecap', weeklyRecap, { week: { own: { input: () => ({}) } } });
