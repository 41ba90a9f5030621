import { habits } from '@netlik/contract/study/habits';
import { feature } from '../../http/feature.ts';
import { habitJobs } from './habits.jobs.ts';
import { habitStreamRoutes } from './habits.routes.ts';
import {
  createHabit,
  listHabitLogs,
  listHabits,
  logHabit,
  setHabitStatus,
  updateHabit,
} from './habits.service.ts';

export const habitsFeature = feature(
  habits,
  (deps) => ({
    list: ({ actor }) => listHabits(deps, actor),
    create: ({ actor, body }) => createHabit(deps, actor, body),
    update: ({ actor, params, body }) => updateHabit(deps, actor, params.id, body),
    log: ({ actor, params, body }) => logHabit(deps, actor, params.id, body),
    setStatus: ({ actor, params, body }) => setHabitStatus(deps, actor, params.id, body.status),
    logs: ({ actor, query }) => listHabitLogs(deps, actor, query),
  }),
  {
    jobs: habitJobs,
    routes: habitStreamRoutes,
    demo: async () => (await import('./habits.demo.ts')).fillDemoHabits,
  },
);
