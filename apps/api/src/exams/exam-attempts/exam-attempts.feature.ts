import type { Endpoint } from '@netlik/contract/endpoint';
import { examAttempts, studentExams } from '@netlik/contract/exams/exam-attempts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { feature } from '../../http/feature.ts';
import type { HandlerInput } from '../../http/mount.ts';
import {
  getAggregateHistory,
  getExamHours,
  getExamOverview,
  getFrequentTopics,
  getInsights,
  getTopicHistory,
} from './exam-analytics.service.ts';
import {
  createExamAttempt,
  listExamAttempts,
  removeExamAttempt,
  updateExamAttempt,
} from './exam-attempts.service.ts';
import { searchExams } from './search-exams.service.ts';

type Input<E extends Endpoint> = Pick<HandlerInput<E>, 'params' | 'query' | 'body'> & {
  actor: Actor;
};
type Resource = typeof examAttempts;

/** The resource has two paths. */
const resource = (deps: Deps) => ({
  list: ({ actor, query }: Input<Resource['list']>) => listExamAttempts(deps, actor, query),
  create: ({ actor, body }: Input<Resource['create']>) => createExamAttempt(deps, actor, body),
  update: ({ actor, params, body }: Input<Resource['update']>) =>
    updateExamAttempt(deps, actor, params.id, body),
  remove: ({ actor, params }: Input<Resource['remove']>) => removeExamAttempt(deps, actor, params.id),
});

export const examAttemptsFeature = feature(
  examAttempts,
  (deps) => ({
    ...resource(deps),
    overview: ({ actor }) => getExamOverview(deps, actor),
    topicHistory: ({ actor, query }) => getTopicHistory(deps, actor, query),
    aggregateHistory: ({ actor, query }) => getAggregateHistory(deps, actor, query),
    frequentTopics: ({ actor, query }) => getFrequentTopics(deps, actor, query),
    insights: ({ actor }) => getInsights(deps, actor),
    hours: ({ actor }) => getExamHours(deps, actor),
  }),
  { search: searchExams, demo: async () => (await import('./exam-attempts.demo.ts')).fillDemoExams },
);

export const studentExamsFeature = feature(studentExams, resource);
