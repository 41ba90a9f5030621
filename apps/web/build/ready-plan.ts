import { SESSION_KEY } from '../src/api/session.ts';
import { ANONYMOUS_ID_KEY, experiments, OVERRIDE_PREFIX } from '../src/events/experiments.ts';
import type { ReadyPlan } from '../src/first-load/ready-script.ts';

/** What the inline script of each ready page is told, from the app's own constants. */
export const readyPlans: Record<'login' | 'landing', ReadyPlan> = {
  login: { sessionKey: SESSION_KEY },
  landing: {
    sessionKey: SESSION_KEY,
    experiment: {
      name: 'landing_hero_v1',
      variants: experiments.landing_hero_v1,
      idKey: ANONYMOUS_ID_KEY,
      prefix: OVERRIDE_PREFIX,
    },
  },
};
