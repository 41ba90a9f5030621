import { userBlocks } from '@netlik/contract/community/user-blocks';
import { feature } from '../../http/feature.ts';
import { blockPerson, listBlocked, reportPerson, unblockPerson } from './user-blocks.service.ts';

export const userBlocksFeature = feature(userBlocks, (deps) => ({
  listBlocked: ({ actor }) => listBlocked(deps, actor),
  block: ({ actor, params, alsoNotify }) => {
    alsoNotify(params.id);
    return blockPerson(deps, actor, params.id);
  },
  unblock: ({ actor, params, alsoNotify }) => {
    alsoNotify(params.id);
    return unblockPerson(deps, actor, params.id);
  },
  report: ({ actor, params, body, alsoNotify }) =>
    reportPerson({ ...deps, alsoNotify }, actor, params.id, body),
}));
