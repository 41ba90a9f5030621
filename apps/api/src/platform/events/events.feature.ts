import { events } from '@netlik/contract/platform/events';
import { feature } from '../../http/feature.ts';
import { eventJobs, recordEvents } from './events.service.ts';

export const eventsFeature = feature(
  events,
  (deps) => ({
    record: ({ actor, body }) => recordEvents(deps, actor, body),
  }),
  { jobs: eventJobs },
);
