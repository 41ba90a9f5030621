import { examDates } from '@netlik/contract/exams/exam-dates';
import { feature } from '../../http/feature.ts';
import { listExamDates, updateExamDates } from './exam-dates.service.ts';

export const examDatesFeature = feature(examDates, (deps) => ({
  list: () => listExamDates(deps),
  save: ({ actor, params, body }) => updateExamDates(deps, actor, params.year, body),
}));
