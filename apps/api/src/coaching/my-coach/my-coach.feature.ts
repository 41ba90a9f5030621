import { myCoach } from '@netlik/contract/coaching/my-coach';
import { feature } from '../../http/feature.ts';
import { endCoaching, followNewRole, refuseWithStudents } from './end-coaching.service.ts';
import { getFeedbackStatus, getMyCoach, leaveCoach, sendCoachFeedback } from './my-coach.service.ts';

export const myCoachFeature = feature(
  myCoach,
  (deps) => ({
    get: ({ actor }) => getMyCoach(deps, actor),
    leave: async ({ actor, alsoNotify }) => {
      alsoNotify(await leaveCoach(deps, actor));
      return null;
    },
    feedbackStatus: ({ actor }) => getFeedbackStatus(deps, actor),
    sendFeedback: ({ actor, body }) => sendCoachFeedback(deps, actor, body),
  }),
  {
    onPerson: {
      suspended: refuseWithStudents,
      erased: refuseWithStudents,
      demoted: followNewRole,
      premiumEnded: endCoaching,
    },
  },
);
