import { SESSION_KEY } from '../src/api/session.ts';
import { homePaths } from '../src/app/guards.ts';
import type { FirstLoadPlan } from '../src/first-load/inline-script.ts';

/** The part of the plan that comes from the app's own constants; the plugin adds the names of the built files. */
export const firstLoadPlan: Omit<FirstLoadPlan, 'shell' | 'home'> = {
  sessionKey: SESSION_KEY,
  role: 'student',
  // `/` redirects to the dashboard.
  paths: ['/', homePaths.student],
};
