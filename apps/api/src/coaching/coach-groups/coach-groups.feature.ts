import { coachGroups } from '@netlik/contract/coaching/coach-groups';
import { feature } from '../../http/feature.ts';
import {
  createGroup,
  listGroups,
  removeGroup,
  setGroupStudents,
  updateGroup,
} from './coach-groups.service.ts';

export const coachGroupsFeature = feature(
  coachGroups,
  (deps) => ({
    list: ({ actor }) => listGroups(deps, actor),
    create: ({ actor, body }) => createGroup(deps, actor, body),
    update: ({ actor, params, body }) => updateGroup(deps, actor, params.id, body),
    remove: ({ actor, params }) => removeGroup(deps, actor, params.id),
    setStudents: ({ actor, params, body }) => setGroupStudents(deps, actor, params.id, body.studentIds),
  }),
  { demo: async () => (await import('./coach-groups.demo.ts')).fillDemoCoachGroups },
);
