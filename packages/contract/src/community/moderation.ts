import * as z from 'zod/mini';
import { admins } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, instant, integerParam, uuid } from '../fields.ts';
import { reportReasons } from './rooms/room-safety.ts';
import { reportKinds } from './user-blocks.ts';

/** `acted`: a measure was taken; `dismissed`: no measure was needed. */
export const moderationStates = ['open', 'acted', 'dismissed'] as const;
export type ModerationState = (typeof moderationStates)[number];

const state = z.enum(moderationStates, 'Durumu seç');
const named = { id: uuid, name: z.string() };

const report = {
  id: uuid,
  state,
  /** Null once the reporter's account is erased. */
  reporter: z.nullable(z.object(named)),
  reported: z.object({ ...named, isActive: z.boolean() }),
  createdAt: instant,
  handledAt: z.nullable(instant),
  handledBy: z.nullable(z.string()),
};

export const ReportedPerson = z.object({
  ...report,
  kind: z.enum(reportKinds),
  reason: z.string(),
  /** Where it happened, such as `duel:<id>`. */
  reference: z.nullable(z.string()),
  /** The reported coach message; null for other reports or if deleted. */
  message: z.nullable(z.object({ text: z.string(), pictures: z.array(z.string()), sentAt: instant })),
});
export type ReportedPerson = z.infer<typeof ReportedPerson>;

export const ReportedMessage = z.object({
  ...report,
  /** Null if the room was deleted. */
  roomId: z.nullable(uuid),
  roomName: z.string(),
  messageId: uuid,
  /** Still visible in its room. */
  isShown: z.boolean(),
  /** The text at the time of the report, even if removed since. */
  content: z.string(),
  sentAt: instant,
  reason: z.enum(reportReasons),
  note: z.string(),
  /** The author is banned from the room. */
  isBanned: z.boolean(),
});
export type ReportedMessage = z.infer<typeof ReportedMessage>;

const list = {
  method: 'GET',
  access: admins,
  query: z.strictObject({
    page: integerParam(1, 500, 1),
    limit: integerParam(1, 100, 20),
    state: z.optional(state),
  }),
  list: 'page',
} as const;

const decide = {
  method: 'PATCH',
  access: admins,
  changes: ['moderation'],
  params: byId,
  body: z.strictObject({ state }),
  errors: ['report.not_found'],
} as const;

export const moderation = {
  listPeople: endpoint({
    ...list,
    path: '/admin/person-reports',
    shows: ['moderation', 'users'],
    summary:
      'Reported people, open reports first, then the newest; a total above 10,000 means more than that',
    reply: z.array(ReportedPerson),
  }),
  decidePerson: endpoint({
    ...decide,
    path: '/admin/person-reports/:id',
    summary: 'Say what became of a report about a person, or open it again',
    reply: ReportedPerson,
  }),
  listMessages: endpoint({
    ...list,
    path: '/admin/room-reports',
    shows: ['moderation', 'rooms', 'users'],
    summary:
      'Reported messages, open reports first, then the newest; a total above 10,000 means more than that',
    reply: z.array(ReportedMessage),
  }),
  decideMessage: endpoint({
    ...decide,
    path: '/admin/room-reports/:id',
    summary: 'Say what became of a reported message, or open the report again',
    reply: ReportedMessage,
  }),
};
