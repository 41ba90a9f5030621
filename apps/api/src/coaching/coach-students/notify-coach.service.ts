import type { Topic } from '@netlik/contract/topics';
import type { Deps } from '../../deps.ts';
import type { OnChange } from '../../http/feature-events.ts';
import { findCoachIds } from './notify-coach.sql.ts';

const TOPICS: readonly Topic[] = ['coach-students', 'daily-plans'];

/** Tells the open pages of students' present coaches that the students did something. */
export const notifyCoach =
  ({ db, clock, live }: Pick<Deps, 'db' | 'clock' | 'live'>): OnChange =>
  async ({ people }) => {
    // A coach who wrote it has heard already.
    for (const id of await findCoachIds(db, people, clock.now()))
      if (!people.includes(id)) live.notify(id, 'changed', TOPICS);
  };
