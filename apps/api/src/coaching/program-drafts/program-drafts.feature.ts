import { programDrafts } from '@netlik/contract/coaching/program-drafts';
import { feature } from '../../http/feature.ts';
import { proposeDrafts } from './program-drafts.service.ts';

export const programDraftsFeature = feature(programDrafts, (deps) => ({
  propose: ({ actor, body }) => proposeDrafts(deps, actor, body),
}));
