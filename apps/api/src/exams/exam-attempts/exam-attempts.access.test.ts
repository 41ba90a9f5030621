import { examAttempts } from '@netlik/contract/exam-attempts';
import { accessSuite } from '../../../../../quality/access/access-suite.ts';
import { attemptRows, attemptReads as reads } from '../../testing/exam-attempt-rows.ts';

accessSuite('examAttempts', examAttempts, {
  ...attemptRows,
  overview: reads(),
  topicHistory: reads({ topic: 'Temel Kavramlar', subject: 'matematik', range: 'all' }),
  aggregateHistory: reads({ type: 'TYT', bucket: 'week', range: '90d', source: 'Özdebir' }),
  frequentTopics: reads({ limit: '15', period: '30d' }),
  insights: reads(),
  hours: reads(),
});
