import type { Role } from '@netlik/domain/roles';
import { SESSION_KEY } from '../src/data/calls/session.ts';
import { homePaths } from '../src/shell/guards.ts';

/** The app's own constants that the inline script needs. */
export const firstLoadPlan = { sessionKey: SESSION_KEY, homePaths };

/** The chunks of each start page whose files are worth their names in index.html: admins are few. */
export const homeChunks: Partial<Record<Role, string[]>> = {
  student: ['student-dashboard'],
  coach: ['coach-pages', 'coach-dashboard'],
};
