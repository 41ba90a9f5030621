import { api } from '../src/api/send.ts';
import { SESSION_KEY } from '../src/api/session.ts';
import { homePaths } from '../src/app/guards.ts';
import { dashboardRequests } from '../src/features/analytics/dashboard-address.ts';
import type { FirstLoadPlan } from '../src/first-load/inline-script.ts';

const requests = dashboardRequests(homePaths.student);

/** The part of the plan that comes from the app's own constants; the plugin adds the names of the built files. */
export const firstLoadPlan: Omit<FirstLoadPlan, 'shell' | 'home'> = {
  sessionKey: SESSION_KEY,
  apiBase: api.base,
  role: 'student',
  // `/` redirects to the dashboard.
  requests: { '/': requests[homePaths.student]!, ...requests },
};
