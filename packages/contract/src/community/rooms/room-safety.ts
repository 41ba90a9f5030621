import * as z from 'zod/mini';
import { admins, roomMembers } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { byId, instant, optionalSingleLineText, singleLineText, uuid } from '../../fields.ts';

export const MAX_ROOM_WORD = 40;
export const MAX_ROOM_WORDS = 2000;

export const reportReasons = ['insult', 'contact', 'spam', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
const reason = z.enum(reportReasons, 'Nedenini seç');

const RoomWord = z.object({ id: uuid, word: z.string(), createdAt: instant });
export type RoomWord = z.infer<typeof RoomWord>;

const person = z.strictObject({ id: uuid, userId: uuid });

export const roomSafety = {
  mute: endpoint({
    method: 'POST',
    path: '/rooms/:id/mute',
    access: roomMembers,
    changes: ['rooms'],
    summary: 'See nothing of a member any more; nobody else is told',
    params: byId,
    body: z.strictObject({ userId: uuid }),
    reply: z.null(),
    errors: ['room.not_found', 'room.member_not_found'],
  }),
  unmute: endpoint({
    method: 'DELETE',
    path: '/rooms/:id/mute/:userId',
    access: roomMembers,
    changes: ['rooms'],
    summary: 'See a muted member again',
    params: person,
    reply: z.null(),
    errors: ['room.not_found', 'room.member_not_found'],
  }),
  report: endpoint({
    method: 'POST',
    path: '/rooms/:id/messages/:messageId/report',
    access: roomMembers,
    changes: ['moderation'],
    summary: 'Report a message; its text is kept for the admins',
    params: z.strictObject({ id: uuid, messageId: uuid }),
    body: z.strictObject({ reason, note: z.optional(optionalSingleLineText('Not', 300)) }),
    reply: z.null(),
    status: 201,
    errors: ['room.not_found', 'room.message_not_found'],
  }),
  removeMessage: endpoint({
    method: 'DELETE',
    path: '/rooms/:id/messages/:messageId',
    access: roomMembers,
    changes: ['moderation'],
    summary: 'Take the text of a message away for everybody; for the owner of the room and admins',
    params: z.strictObject({ id: uuid, messageId: uuid }),
    reply: z.null(),
    errors: ['room.not_found', 'room.settings_owner_only', 'room.message_not_found'],
  }),
  words: endpoint({
    method: 'GET',
    path: '/admin/room-words',
    access: admins,
    shows: ['room-words'],
    summary: 'Words that rooms refuse',
    reply: z.array(RoomWord),
  }),
  addWord: endpoint({
    method: 'POST',
    path: '/admin/room-words',
    access: admins,
    changes: ['room-words'],
    summary: 'Refuse a word from now on; with * at its end also what begins with it',
    body: z.strictObject({ word: singleLineText('Sözcük', MAX_ROOM_WORD) }),
    reply: RoomWord,
    status: 201,
    errors: ['room.too_many_words', 'room.word_known'],
  }),
  removeWord: endpoint({
    method: 'DELETE',
    path: '/admin/room-words/:id',
    access: admins,
    changes: ['room-words'],
    summary: 'Allow a word again',
    params: byId,
    reply: z.null(),
    errors: ['room.word_not_found'],
  }),
};
