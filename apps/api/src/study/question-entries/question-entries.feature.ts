import { questionEntries } from '@netlik/contract/study/question-entries';
import { feature } from '../../http/feature.ts';
import {
  createQuestionEntry,
  listQuestionEntries,
  removeQuestionEntry,
  updateQuestionEntry,
} from './question-entries.service.ts';

export const questionEntriesFeature = feature(questionEntries, (deps) => ({
  list: ({ actor, query }) => listQuestionEntries(deps, actor, query),
  create: ({ actor, body }) => createQuestionEntry(deps, actor, body),
  update: ({ actor, params, body }) => updateQuestionEntry(deps, actor, params.id, body),
  remove: ({ actor, params }) => removeQuestionEntry(deps, actor, params.id),
}));
