import { preferenceLists } from '@netlik/contract/exams/preference-lists';
import { feature } from '../../http/feature.ts';
import {
  commentOnList,
  getPreferenceList,
  getStudentList,
  removeComment,
  savePreferenceList,
} from './preference-lists.service.ts';

export const preferenceListsFeature = feature(preferenceLists, (deps) => ({
  get: ({ actor, params }) => getPreferenceList(deps, actor, params.list),
  save: ({ actor, params, body }) => savePreferenceList(deps, actor, params.list, body),
  ofStudent: ({ actor, params }) => getStudentList(deps, actor, params.id, params.list),
  comment: ({ actor, params, body, alsoNotify }) => {
    alsoNotify(params.id);
    return commentOnList(deps, actor, params, body);
  },
  removeComment: async ({ actor, params, alsoNotify }) => {
    alsoNotify(await removeComment(deps, actor, params.id));
    return null;
  },
}));
