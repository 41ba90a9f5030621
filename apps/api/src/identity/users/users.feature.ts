import { users } from '@netlik/contract/identity/users';
import { feature } from '../../http/feature.ts';
import { uploadAvatar } from './avatar.service.ts';
import {
  changesAccess,
  createUser,
  findUserByEmail,
  getUser,
  listBasicUsers,
  listUsers,
  markTutorial,
  removeUser,
  searchAllPeople,
  searchUsers,
  updateUser,
} from './users.service.ts';

export const usersFeature = feature(
  users,
  (deps) => ({
    list: ({ query }) => listUsers(deps, query),
    create: ({ actor, body }) => createUser(deps, actor, body),
    byEmail: ({ actor, query }) => findUserByEmail(deps, actor, query.email),
    search: ({ actor, query }) => searchUsers(deps, actor, query),
    basic: ({ actor, query }) => listBasicUsers(deps, actor, query.ids),
    tutorialSeen: ({ actor, body }) => markTutorial(deps, actor, body.page, body.seen),
    get: ({ actor, params }) => getUser(deps, actor, params.id),
    update: async ({ actor, params, body, alsoNotify, requireStepUp }) => {
      if (await changesAccess(deps, actor, params.id, body)) await requireStepUp();
      alsoNotify(params.id);
      return updateUser(deps, actor, params.id, body);
    },
    remove: ({ actor, params, body, caller, requireStepUp }) =>
      removeUser(deps, actor, params.id, { password: body?.password, caller, requireStepUp }),
    avatar: ({ actor, file }) => uploadAvatar(deps, actor, file),
  }),
  { search: searchAllPeople, demo: async () => (await import('../identity.demo.ts')).fillDemoGoals },
);
