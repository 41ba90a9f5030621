import { universityProgrammes } from '@netlik/contract/exams/university-programmes';
import { accessSuite } from '@netlik/testkit/access/access-suite';

accessSuite('universityProgrammes', universityProgrammes, {
  list: {
    everyone: {
      input: () => ({
        query: {
          q: 'itü',
          city: 'İstanbul',
          kind: 'devlet',
          scoreType: 'SAY',
          sort: 'rank',
          page: '1',
          limit: '5',
        },
      }),
    },
  },
  departments: {
    everyone: { input: () => ({ query: { university: 'Ege Üniversitesi' } }) },
  },
});
