import { preferenceLists } from '@netlik/contract/preference-lists';
import { feature } from '../../http/feature.ts';
import { getPreferenceList, savePreferenceList } from './preference-lists.service.ts';

export const preferenceListsFeature = feature(preferenceLists, (deps) => ({
  get: ({ actor, params }) => getPreferenceList(deps, actor, params.list),
  save: ({ actor, params, body }) => savePreferenceList(deps, actor, params.list, body),
}));
