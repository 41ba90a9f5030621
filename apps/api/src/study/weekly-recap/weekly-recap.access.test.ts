import { stories } from '@netlik/contract/study/weekly-recap';
import { accessSuite } from '@netlik/testkit/access/access-suite';

accessSuite('stories', stories, { week: { own: { input: () => ({}) } } });
