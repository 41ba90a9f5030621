import { stories } from '@netlik/contract/stories';
import { accessSuite } from '../../../../../quality/access/access-suite.ts';

accessSuite('stories', stories, { week: { own: { input: () => ({}) } } });
