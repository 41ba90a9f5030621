import { WEEKLY_ENTRY_TYPES } from '@netlik/domain/planning/weekly-plans/values';
import * as z from 'zod/mini';
import { type Access, admins, assistantUsers, students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { instant, multilineText, uuid } from '../fields.ts';
import { integer, StudyDay } from '../study-fields.ts';

export const MAX_CHAT_MESSAGE = 1000;
/** Older exchanges of a thread are deleted. */
export const MAX_EXCHANGES = 100;
/** Value of `model` for answers of the built-in engine. */
export const BUILT_IN_MODEL = 'netlik';

export const ChatMessage = z.object({
  /** Shared by the question and its answer. */
  _id: uuid,
  role: z.enum(['user', 'assistant']),
  /** Light markdown. */
  content: z.string(),
  /** "label|path" of the page that shows the figure. */
  sources: z.array(z.string()),
  model: z.nullable(z.string()),
  at: instant,
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** A call the page makes once the student taps; null if the assistant offers no action. */
const ChatAction = z.union([
  z.object({
    kind: z.literal('timer'),
    subject: z.nullable(z.string()),
    /** Null: the timer's last setting, or 25 for a subject. */
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
  /** Alternative questions when the message was not understood. */
  suggestions: z.array(z.string()),
  action: ChatAction,
});
export type ChatReply = z.infer<typeof ChatReply>;

export const AssistantSettings = z.object({
  /**
   * The external service used with the student's consent; null if only the built-in engine answers, as before
   * a guardian's confirmation.
   */
  service: z.nullable(z.object({ host: z.string(), model: z.string() })),
  /** Null without consent. */
  consentedAt: z.nullable(instant),
  usage: z.object({ used: z.int(), limit: z.int() }),
});
export type AssistantSettings = z.infer<typeof AssistantSettings>;

const AssistantBudget = z.object({
  /** Monthly token limits per student and for everybody together. */
  perStudent: z.int(),
  overall: z.int(),
  /** Tokens spent this month in total, and by the student who spent most. */
  used: z.int(),
  mostUsed: z.int(),
  /** Requests sent to the service this month, and the number of students behind them. */
  requests: z.int(),
  students: z.int(),
  /** Null if no service is configured. */
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
    body: z.strictObject({ message: multilineText('Mesaj', MAX_CHAT_MESSAGE, 'Bir mesaj yaz') }),
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
    body: z.strictObject({ perStudent: integer(0, MAX_TOKENS), overall: integer(0, MAX_TOKENS) }),
    reply: AssistantBudget,
    changes: ['assistant'],
  }),
};
