import { meetings } from '@netlik/contract/coaching/meetings';
import { feature } from '../../http/feature.ts';
import { meetingJobs } from './meetings.jobs.ts';
import {
  createMeeting,
  listMeetings,
  listOwnMeetings,
  removeMeeting,
  updateMeeting,
} from './meetings.service.ts';

export const meetingsFeature = feature(
  meetings,
  (deps) => ({
    list: ({ actor, params, query }) => listMeetings(deps, actor, params.id, query),
    create: ({ actor, params, body, alsoNotify }) => {
      alsoNotify(params.id);
      return createMeeting(deps, actor, params.id, body);
    },
    update: async ({ actor, params, body, alsoNotify }) => {
      const { studentId, meeting } = await updateMeeting(deps, actor, params.id, body);
      alsoNotify(studentId);
      return meeting;
    },
    remove: async ({ actor, params, alsoNotify }) => {
      alsoNotify(await removeMeeting(deps, actor, params.id));
      return null;
    },
    listOwn: ({ actor, query }) => listOwnMeetings(deps, actor, query),
  }),
  {
    jobs: meetingJobs,
    demo: async () => (await import('./meetings.demo.ts')).fillDemoMeetings,
  },
);
