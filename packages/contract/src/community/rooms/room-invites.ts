import * as z from 'zod/mini';
import { roomMembers } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { byId, instant, uuid } from '../../fields.ts';
import { InviteCode, Room } from './rooms.ts';

/** Hours since the owner last displayed the code. */
export const CODE_LASTS_HOURS = 24;
/** Limit of pending requests per room. */
export const MAX_ROOM_REQUESTS = 100;

export const RoomInvite = z.object({
  inviteCode: z.string(),
  codeEndsAt: instant,
  /** For the shared address: too long to guess, so it does not expire. */
  link: z.string(),
});
export type RoomInvite = z.infer<typeof RoomInvite>;

/** Names at most this many studying members. */
export const MAX_INVITE_NAMES = 5;

/** Shown to the holder of a code or link before joining. */
export const InvitePreview = z.object({
  name: z.string(),
  memberCount: z.int(),
  needsApproval: z.boolean(),
  isMember: z.boolean(),
  /** Studying members by first name; null if the owner approves members. */
  studying: z.nullable(z.object({ count: z.int(), firstNames: z.array(z.string()) })),
});
export type InvitePreview = z.infer<typeof InvitePreview>;

export const RoomRequest = z.object({ userId: uuid, displayName: z.string(), createdAt: instant });
export type RoomRequest = z.infer<typeof RoomRequest>;

const ofPerson = z.strictObject({ id: uuid, userId: uuid });
const write = { method: 'POST', access: roomMembers, changes: ['rooms'] } as const;

export const roomInvites = {
  show: endpoint({
    method: 'GET',
    access: roomMembers,
    path: '/rooms/:id/invite',
    summary: 'How to invite: the link and the code, a new one if the last has ended; for the owner',
    params: byId,
    reply: RoomInvite,
    errors: ['room.not_found', 'room.owner_only'],
  }),
  regenerateCode: endpoint({
    ...write,
    path: '/rooms/:id/invite-code/regenerate',
    summary: 'A new invite code and link; the old ones are worth nothing from then on',
    params: byId,
    reply: RoomInvite,
    errors: ['room.not_found', 'room.owner_only'],
  }),
  join: endpoint({
    ...write,
    path: '/rooms/join',
    summary:
      'Join a room by its invite code, or ask its owner where that is wanted; five tries a minute, and wrong ones count by address and in all',
    body: z.strictObject({ inviteCode: InviteCode }),
    reply: Room,
    errors: ['room.code_wrong', 'room.full', 'room.too_many'],
  }),
  joinByLink: endpoint({
    ...write,
    path: '/rooms/join-by-link',
    summary: 'Join a room by its invite link, or ask its owner where that is wanted',
    body: z.strictObject({
      link: z.string('Davet bağlantısı eksik').check(z.regex(/^[\w-]{32}$/, 'Davet bağlantısı eksik')),
    }),
    reply: Room,
    errors: ['room.link_wrong', 'room.full', 'room.too_many'],
  }),
  preview: endpoint({
    method: 'GET',
    access: roomMembers,
    path: '/room-invites/:invite',
    summary:
      'What a code or link leads to, before joining: the name, how many are in and who studies now; a code counts as a try to join',
    rate: 'lookup',
    params: z.strictObject({
      invite: z
        .string()
        .check(z.maxLength(32, 'Davet eksik'), z.regex(/^(?:[A-Za-z0-9]{4}|[\w-]{32})$/, 'Davet eksik')),
    }),
    reply: InvitePreview,
    errors: ['room.code_wrong', 'room.link_wrong'],
  }),
  setApproval: endpoint({
    ...write,
    method: 'PUT',
    path: '/rooms/:id/approval',
    summary: 'Whether the owner of a private room is asked before somebody with the code or link is in',
    params: byId,
    body: z.strictObject({ needsApproval: z.boolean() }),
    reply: z.null(),
    errors: ['room.not_found', 'room.settings_owner_only', 'room.not_private'],
  }),
  requests: endpoint({
    method: 'GET',
    access: roomMembers,
    path: '/rooms/:id/requests',
    shows: ['rooms'],
    summary: 'Who waits to be let in, the first to ask first; for the owner',
    params: byId,
    reply: z.array(RoomRequest),
    errors: ['room.not_found', 'room.settings_owner_only'],
  }),
  approve: endpoint({
    ...write,
    path: '/rooms/:id/requests/:userId/approve',
    summary: 'Let somebody in who asked',
    params: ofPerson,
    reply: z.null(),
    errors: ['room.not_found', 'room.settings_owner_only', 'room.request_not_found', 'room.full'],
  }),
  decline: endpoint({
    ...write,
    method: 'DELETE',
    path: '/rooms/:id/requests/:userId',
    summary: 'Do not let somebody in who asked',
    params: ofPerson,
    reply: z.null(),
    errors: ['room.not_found', 'room.settings_owner_only', 'room.request_not_found'],
  }),
};
