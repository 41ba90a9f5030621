import { streaks } from '@netlik/contract/study/streaks';
import { feature } from '../../http/feature.ts';
import { streakJobs } from './streaks.jobs.ts';
import { getStreak, setRestDay } from './streaks.service.ts';

export const streaksFeature = feature(
  streaks,
  (deps) => ({
    get: ({ actor }) => getStreak(deps, actor),
    setRestDay: ({ actor, body }) => setRestDay(deps, actor, body.restDay),
  }),
  { jobs: streakJobs },
);
