import { calendarFeeds } from '@netlik/contract/study/calendar-feeds';
import { feature } from '../../http/feature.ts';
import { feedRoutes } from './calendar-feeds.routes.ts';
import { createFeed, listFeeds, removeFeeds } from './calendar-feeds.service.ts';

export const calendarFeedsFeature = feature(
  calendarFeeds,
  (deps) => ({
    list: ({ actor }) => listFeeds(deps, actor),
    create: ({ actor, body }) => createFeed(deps, actor, body.app),
    remove: ({ actor, query }) => removeFeeds(deps, actor, query.id ?? null),
  }),
  { routes: feedRoutes },
);
