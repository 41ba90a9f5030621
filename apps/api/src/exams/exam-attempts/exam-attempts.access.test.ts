import { examAttempts } from '@netlik/contract/exams/exam-attempts';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import { attemptRows, attemptReads as reads } from '@netlik/testkit/exam-attempt-rows';

accessSuite('examAttempts', examAttempts, {
  ...attemptRows,
  overview: reads(),
  topicHistory: reads({ topic: 'Temel Kavramlar', subject: 'matematik', range: 'all' }),
  aggregateHistory: reads({ type: 'TYT', bucket: 'week', range: '90d', source: 'Özdebir' }),
  frequentTopics: reads({ limit: '15', period: '30d' }),
  insights: reads(),
  hours: reads(),
});
