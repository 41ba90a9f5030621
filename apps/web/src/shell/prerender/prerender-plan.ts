import { SESSION_KEY } from '../../data/calls/session.ts';
import { ANONYMOUS_ID_KEY, experiments, OVERRIDE_PREFIX } from '../../data/events/experiments.ts';
import type { PrerenderPlan } from './prerender-script.ts';

/** Arguments of each prerendered page's inline script, from the app's constants. */
export const prerenderPlans: Record<'login' | 'landing', PrerenderPlan> = {
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
