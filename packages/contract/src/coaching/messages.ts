import * as z from 'zod/mini';
import type { Access } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, fileUrl, instant, integerParam, optionalMultilineText, uuid } from '../fields.ts';

export const MAX_MESSAGE = 2000;
export const MAX_MESSAGE_PICTURES = 4;
export const MESSAGE_PAGE = 50;

/** A student and the current coach; admins read only reported messages. */
const parties = { roles: ['student', 'coach'], guarded: true } as const satisfies Access;

/** Why a thread is closed: coach changed, blocked by me, blocked by them, account suspended, guardian pending. */
export const threadClosings = ['former', 'blocked', 'refused', 'suspended', 'guardian'] as const;
export type ThreadClosing = (typeof threadClosings)[number];

export const MessageThread = z.object({
  /** The thread's id; before the first message the other person's id. */
  id: uuid,
  /** Null once the other account is erased. */
  person: z.nullable(z.object({ id: uuid, name: z.string(), avatar: z.nullable(z.string()) })),
  /** Null while both may write. */
  closed: z.nullable(z.enum(threadClosings)),
  unread: z.int(),
  /** The newest message, or in a search the newest match. */
  last: z.nullable(
    z.object({ text: z.string(), hasPictures: z.boolean(), isOwn: z.boolean(), createdAt: instant }),
  ),
});
export type MessageThread = z.infer<typeof MessageThread>;

export const Message = z.object({
  id: uuid,
  /** Increases within the thread. */
  number: z.int(),
  isOwn: z.boolean(),
  text: z.string(),
  pictures: z.array(z.string()),
  createdAt: instant,
});
export type Message = z.infer<typeof Message>;

export const NewMessage = z.strictObject({
  text: optionalMultilineText('Mesaj', MAX_MESSAGE),
  pictures: z.optional(
    z
      .array(fileUrl)
      .check(z.maxLength(MAX_MESSAGE_PICTURES, `En fazla ${MAX_MESSAGE_PICTURES} resim gönderilebilir`)),
  ),
});
export type NewMessage = z.infer<typeof NewMessage>;

const q = z.optional(z.string().check(z.trim(), z.maxLength(100, 'Arama en fazla 100 karakter olabilir')));
const refusals = [
  'message.former',
  'message.blocked',
  'message.refused',
  'message.suspended',
  'message.guardian',
] as const;
const shows = ['messages', 'coach-students', 'coach-feedback', 'blocked-people'] as const;

export const messages = {
  listThreads: endpoint({
    method: 'GET',
    path: '/messages/threads',
    access: parties,
    shows,
    summary: 'One’s threads, the latest message first, and those with whom one has not written yet',
    query: z.strictObject({
      q,
      limit: integerParam(1, 100, 50),
      cursor: z.optional(z.string().check(z.regex(/^\d{1,15}_[\da-f-]{36}$/, 'Geçersiz değer'))),
    }),
    reply: z.array(MessageThread),
    list: 'cursor',
  }),
  getThread: endpoint({
    method: 'GET',
    path: '/messages/threads/:id',
    access: parties,
    shows,
    summary:
      'The newest messages of a thread, or those before a number, in order; by the thread’s or the person’s id',
    params: byId,
    query: z.strictObject({
      q,
      before: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_000_000_000))),
      limit: integerParam(1, 100, MESSAGE_PAGE),
    }),
    reply: z.object({
      thread: MessageThread,
      messages: z.array(Message),
      hasEarlier: z.boolean(),
      /** The last message number the other person has read. */
      readByOther: z.int(),
    }),
    errors: ['message.thread_not_found'],
  }),
  send: endpoint({
    method: 'POST',
    path: '/messages/threads/:id',
    access: parties,
    changes: ['messages'],
    summary: 'Write to one’s present coach or student: text, pictures or both',
    params: byId,
    body: NewMessage,
    reply: Message,
    status: 201,
    idempotent: true,
    errors: ['message.thread_not_found', ...refusals],
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/messages/threads/:id/read',
    access: parties,
    changes: ['messages', 'notifications'],
    summary: 'Say up to which number a thread was read',
    params: byId,
    body: z.strictObject({ number: z.int().check(z.minimum(0), z.maximum(2_000_000_000)) }),
    reply: z.null(),
    errors: ['message.thread_not_found'],
  }),
  sendToGroup: endpoint({
    method: 'POST',
    path: '/messages/groups/:id',
    access: { roles: ['coach'], guarded: true },
    changes: ['messages'],
    summary: 'Write to each student of one’s group, in their own thread',
    params: byId,
    body: NewMessage,
    reply: z.object({
      sent: z.int(),
      /** Recipients that were skipped, with the reason. */
      left: z.array(z.object({ name: z.string(), closed: z.enum(threadClosings) })),
    }),
    status: 201,
    idempotent: true,
    errors: ['coach.group_not_found'],
  }),
};
