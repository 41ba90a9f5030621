import type { Role } from '@netlik/domain/roles';
import { SESSION_KEY } from '../src/data/calls/session.ts';
import { homePaths } from '../src/shell/guards.ts';

export const firstLoadPlan = { sessionKey: SESSION_KEY, homePaths };

/** The start-page chunks that index.html names, by role; admins are too few to be worth it. */
export const homeChunks: Partial<Record<Role, string[]>> = {
  student: ['student-dashboard'],
  coach: ['coach-pages', 'coach-dashboard'],
};
