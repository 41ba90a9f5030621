import type { Topic } from '@netlik/contract/topics';
import type { Deps } from '../../deps.ts';
import type { OnChange } from '../../http/feature-events.ts';
import { findCoachIds } from './notify-coach.sql.ts';

const TOPICS: readonly Topic[] = ['coach-students', 'daily-plans'];

export const notifyCoach =
  ({ db, clock, live }: Pick<Deps, 'db' | 'clock' | 'live'>): OnChange =>
  async ({ people }) => {
    // Coaches who made the change already have the reply.
    for (const id of await findCoachIds(db, people, clock.now()))
      if (!people.includes(id)) live.notify(id, 'changed', TOPICS);
  };
