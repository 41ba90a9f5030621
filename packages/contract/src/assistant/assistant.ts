import { WEEKLY_ENTRY_TYPES } from '@netlik/domain/planning/weekly-plans/values';
import * as z from 'zod/mini';
import { type Access, admins, assistantUsers, students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { instant, requiredProse, uuid } from '../fields.ts';
import { StudyDay, whole } from '../study-fields.ts';

export const MAX_CHAT_MESSAGE = 1000;
/** Questions with their answers; older ones of a thread are removed. */
export const MAX_EXCHANGES = 100;
/** What `model` says when no service answered. */
export const BUILT_IN_MODEL = 'netlik';

export const ChatMessage = z.object({
  /** Of the question and its answer together. */
  _id: uuid,
  role: z.enum(['user', 'assistant']),
  /** Light markdown. */
  content: z.string(),
  /** "label|path": the page that shows the figure. */
  sources: z.array(z.string()),
  model: z.nullable(z.string()),
  at: instant,
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** What the assistant offers to do: an ordinary call, made by the page once the student taps. Null: nothing. */
const ChatAction = z.union([
  z.object({
    kind: z.literal('timer'),
    subject: z.nullable(z.string()),
    /** Null: as the timer was last set, or 25 for a subject. */
    minutes: z.nullable(z.int()),
  }),
  z.object({
    kind: z.literal('plan'),
    day: StudyDay,
    subject: z.string(),
    type: z.enum(WEEKLY_ENTRY_TYPES),
  }),
  z.object({
    kind: z.literal('questions'),
    date: StudyDay,
    subject: z.string(),
    topic: z.nullable(z.string()),
    correct: z.int(),
    wrong: z.int(),
  }),
  z.object({ kind: z.literal('reminder'), date: StudyDay, text: z.string() }),
  z.object({ kind: z.literal('page'), path: z.string(), title: z.string() }),
  z.null(),
]);
export type ChatAction = NonNullable<z.infer<typeof ChatAction>>;

const ChatReply = z.object({
  response: z.string(),
  sources: z.array(z.string()),
  model: z.string(),
  /** Why the built-in engine answered although a service is set up. */
  notice: z.nullable(z.string()),
  /** Questions to ask instead, where the message was not understood. */
  suggestions: z.array(z.string()),
  action: ChatAction,
});
export type ChatReply = z.infer<typeof ChatReply>;

export const AssistantSettings = z.object({
  /** Where messages go when the student allows it; null when only the built-in engine answers, as before a guardian's confirmation. */
  service: z.nullable(z.object({ host: z.string(), model: z.string() })),
  /** Null: not asked, or withdrawn. */
  consentedAt: z.nullable(instant),
  usage: z.object({ used: z.int(), limit: z.int() }),
});
export type AssistantSettings = z.infer<typeof AssistantSettings>;

const AssistantBudget = z.object({
  /** Tokens a month, of one student and of all together. */
  perStudent: z.int(),
  overall: z.int(),
  /** Spent this month by all together, and by the student who spent most. */
  used: z.int(),
  mostUsed: z.int(),
  /** Questions sent out this month, and how many students sent them. */
  requests: z.int(),
  students: z.int(),
  /** Null: the built-in engine answers everything. */
  service: z.nullable(z.object({ host: z.string(), model: z.string() })),
});
export type AssistantBudget = z.infer<typeof AssistantBudget>;

const MAX_TOKENS = 1_000_000_000;

export const assistant = {
  chat: endpoint({
    method: 'POST',
    path: '/ai/chat',
    access: { guarded: 'partly', ...assistantUsers } as const satisfies Access,
    summary: 'Ask the assistant; the question and the answer are kept in the thread',
    rate: 'lookup',
    body: z.strictObject({ message: requiredProse('Mesaj', MAX_CHAT_MESSAGE, 'Bir mesaj yaz') }),
    reply: ChatReply,
    changes: ['assistant'],
  }),
  thread: endpoint({
    method: 'GET',
    path: '/ai/thread',
    access: students,
    shows: ['assistant'],
    summary: 'The own thread, oldest message first',
    reply: z.array(ChatMessage),
  }),
  eraseThread: endpoint({
    method: 'DELETE',
    path: '/ai/thread',
    access: students,
    summary: 'Erase the own thread',
    reply: z.null(),
    changes: ['assistant'],
  }),
  settings: endpoint({
    method: 'GET',
    path: '/ai/settings',
    access: students,
    shows: ['assistant'],
    summary: 'Which service answers, whether it was allowed, and what was used this month',
    reply: AssistantSettings,
  }),
  setConsent: endpoint({
    method: 'PUT',
    path: '/ai/consent',
    access: { guarded: 'partly', ...students } as const satisfies Access,
    summary: 'Allow messages to be sent to the service, or withdraw that',
    body: z.strictObject({ allowed: z.boolean() }),
    reply: AssistantSettings,
    changes: ['assistant'],
  }),
  budget: endpoint({
    method: 'GET',
    path: '/ai/budget',
    access: admins,
    shows: ['assistant'],
    summary: 'The monthly budget of the service and what is spent',
    reply: AssistantBudget,
  }),
  setBudget: endpoint({
    method: 'PUT',
    path: '/ai/budget',
    access: admins,
    summary: 'Set the monthly budget of the service in tokens',
    body: z.strictObject({ perStudent: whole(0, MAX_TOKENS), overall: whole(0, MAX_TOKENS) }),
    reply: AssistantBudget,
    changes: ['assistant'],
  }),
};
