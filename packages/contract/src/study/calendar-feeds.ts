import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { instant, uuid } from '../fields.ts';

/** The calendar app, as its owner named it. */
export const feedApps = ['google', 'apple', 'outlook', 'other'] as const;
export type FeedApp = (typeof feedApps)[number];
export const MAX_CALENDAR_FEEDS = 5;
export const FEED_DAYS_BACK = 30;
export const FEED_DAYS_AHEAD = 180;

export const CalendarFeed = z.object({
  _id: uuid,
  app: z.enum(feedApps),
  createdAt: instant,
  /** When a calendar last read it. */
  readAt: z.nullable(instant),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

const owners = ['student', 'coach'] as const;
const shows = ['calendar-feeds'] as const;
const changes = ['calendar-feeds'] as const;

/** Calendars read `/calendar/feed/<token>.ics` without a session, so it is not an endpoint. */
export const calendarFeeds = {
  list: endpoint({
    method: 'GET',
    path: '/calendar/feeds',
    access: { roles: owners },
    shows,
    summary: 'One’s calendar feeds, newest first, with when they were last read',
    reply: z.array(CalendarFeed),
  }),
  create: endpoint({
    method: 'POST',
    path: '/calendar/feeds',
    access: { roles: owners, guarded: true },
    changes,
    summary: 'Make a private calendar feed; its address is told this once',
    body: z.strictObject({ app: z.enum(feedApps, 'Takvim uygulamasını seç') }),
    reply: z.extend(CalendarFeed, { token: z.string() }),
    status: 201,
    errors: ['calendar_feed.too_many'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/calendar/feeds',
    access: { roles: owners },
    changes,
    summary: 'Close a calendar feed at once; without an id all of them',
    query: z.strictObject({ id: z.optional(uuid) }),
    reply: z.null(),
    errors: ['calendar_feed.not_found'],
  }),
};
