import * as z from 'zod/mini';
import { admins, roomMembers } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import {
  byId,
  instant,
  integerParam,
  optionalMultilineText,
  optionalSingleLineText,
  singleLineText,
  uuid,
} from '../../fields.ts';
import { integer } from '../../study-fields.ts';
import { FocusBlock, ListedStudying, NewFocus, RoomStudy } from './room-focus.ts';
import { LEADERBOARD_SIZE, LeaderboardEntry, leaderboardPeriods } from './room-leaderboard.ts';
import { MessageQuote, MessageReaction, ReactionEmoji } from './room-reactions.ts';

export const MAX_ROOM_NAME = 60;
export const MAX_ROOM_DESCRIPTION = 300;
export const MIN_CAPACITY = 2;
export const MAX_CAPACITY = 100;
export const DEFAULT_CAPACITY = 30;
export const INVITE_CODE_LENGTH = 4;
export const MAX_OWNED_ROOMS = 10;
export const MAX_JOINED_ROOMS = 50;
export const MAX_ROOM_MESSAGE = 1000;
export const HISTORY_LIMIT = 200;
export const REMOVED_MESSAGE = 'Bu mesaj kaldırıldı';

export const roomTypes = ['public', 'private'] as const;
export const OWNER_ROLE = 'Sahip';
export const MEMBER_ROLE = 'Üye';
const role = z.enum([OWNER_ROLE, MEMBER_ROLE]);

export const memberStatuses = ['active', 'online', 'pending', 'left', 'removed', 'banned'] as const;
const status = z.enum(memberStatuses);

export const Room = z.object({
  id: uuid,
  ownerId: z.nullable(uuid),
  name: z.string(),
  description: z.string(),
  type: z.enum(roomTypes),
  capacity: z.int(),
  isActive: z.boolean(),
  memberCount: z.int(),
  onlineCount: z.int(),
  lastActivityAt: instant,
  createdAt: instant,
  updatedAt: instant,
  /** Null for an admin who is not a member; `pending` until the owner decides. */
  membership: z.nullable(z.object({ role, status })),
  unreadCount: z.int(),
  /** Pending requests; 0 except for the owner. */
  requestCount: z.int(),
});
export type Room = z.infer<typeof Room>;

const ListedRoom = z.extend(Room, { studying: ListedStudying });
export type ListedRoom = z.infer<typeof ListedRoom>;

const RoomDetail = z.extend(Room, {
  /** Joining by code or link needs the owner's approval. */
  needsApproval: z.boolean(),
  /** Numbers of the last message and of the last one this person has read. */
  lastNumber: z.int(),
  readNumber: z.int(),
});
export type RoomDetail = z.infer<typeof RoomDetail>;

export const RoomMember = z.object({
  userId: uuid,
  displayName: z.string(),
  role,
  status,
  joinedAt: instant,
  lastSeenAt: z.nullable(instant),
  leftAt: z.nullable(instant),
  /** Muted by this person only. */
  isMuted: z.boolean(),
});
export type RoomMember = z.infer<typeof RoomMember>;

export const RoomMessage = z.object({
  id: uuid,
  userId: uuid,
  /** Counts from 1 within the room. */
  number: z.int(),
  /** The sender's key makes a resend store the message once. */
  key: z.string(),
  content: z.string(),
  isRemoved: z.boolean(),
  /** Also null if the viewer cannot see its author. */
  replyTo: z.nullable(MessageQuote),
  /** Reactions by people the viewer can see, oldest first. */
  reactions: z.array(MessageReaction),
  createdAt: instant,
  expiresAt: instant,
});
export type RoomMessage = z.infer<typeof RoomMessage>;

export const RoomBan = z.object({
  userId: uuid,
  displayName: z.string(),
  createdAt: instant,
  createdBy: z.nullable(uuid),
  reason: z.string(),
});
export type RoomBan = z.infer<typeof RoomBan>;

export const NewRoom = z.strictObject({
  name: singleLineText('Oda adı', MAX_ROOM_NAME),
  description: z.optional(optionalMultilineText('Açıklama', MAX_ROOM_DESCRIPTION)),
  capacity: z.optional(integer(MIN_CAPACITY, MAX_CAPACITY)),
  type: z.optional(z.enum(roomTypes)),
});
export type NewRoom = z.infer<typeof NewRoom>;

export const InviteCode = z
  .string('Davet kodu gereklidir')
  .check(
    z.trim(),
    z.toUpperCase(),
    z.minLength(1, { error: 'Davet kodu gereklidir', abort: true }),
    z.regex(/^[A-Z0-9]{4}$/, `Davet kodu ${INVITE_CODE_LENGTH} karakterdir`),
  );

const ofPerson = z.strictObject({ id: uuid, userId: uuid });
const read = { method: 'GET', access: roomMembers } as const;
const write = { method: 'POST', access: roomMembers, changes: ['rooms'] } as const;

export const rooms = {
  list: endpoint({
    ...read,
    path: '/rooms',
    shows: ['rooms', 'room-reads'],
    summary:
      'Rooms one is a member of with who studies in them, the last active first; for admins all, also inactive ones',
    reply: z.array(ListedRoom),
  }),
  listOpen: endpoint({
    ...read,
    path: '/rooms/open',
    shows: ['rooms'],
    summary: 'Public rooms with a free place that one may join, those where somebody studies first',
    reply: z.array(ListedRoom),
  }),
  create: endpoint({
    ...write,
    path: '/rooms',
    summary: 'Open a room of one’s own',
    body: NewRoom,
    reply: z.object({ room: Room, inviteCode: z.string() }),
    status: 201,
    idempotent: true,
    errors: ['room.too_many', 'room.words_refused'],
  }),
  joinOpen: endpoint({
    ...write,
    path: '/rooms/open/:id/join',
    summary: 'Join a public room; an admin may join any',
    params: byId,
    reply: Room,
    errors: ['room.not_found', 'room.full', 'room.too_many'],
  }),
  get: endpoint({
    ...read,
    path: '/rooms/:id',
    shows: ['rooms'],
    summary: 'A room of one’s own',
    params: byId,
    reply: RoomDetail,
    errors: ['room.not_found'],
  }),
  members: endpoint({
    ...read,
    path: '/rooms/:id/members',
    shows: ['rooms'],
    summary: 'The members; with `includeInactive` also those who left',
    params: byId,
    query: z.strictObject({ includeInactive: z.optional(z.enum(['true', 'false'])) }),
    reply: z.array(RoomMember),
    errors: ['room.not_found'],
  }),
  leaderboard: endpoint({
    ...read,
    path: '/rooms/:id/leaderboard',
    shows: ['rooms'],
    summary: 'Who studied most today, this week or this month: verified seconds, then solved questions',
    params: byId,
    query: z.strictObject({
      limit: integerParam(1, MAX_CAPACITY, LEADERBOARD_SIZE),
      period: z._default(z.enum(leaderboardPeriods), 'today'),
    }),
    reply: z.array(LeaderboardEntry),
    errors: ['room.not_found'],
  }),
  leave: endpoint({
    ...write,
    path: '/rooms/:id/leave',
    summary:
      'Leave a room, or take back the request to be let in; the longest-standing member owns it when the owner goes',
    params: byId,
    reply: z.null(),
    errors: ['room.not_found'],
  }),
  messages: endpoint({
    ...read,
    path: '/rooms/:id/messages',
    summary: 'The newest messages, those after the number `since`, or those before the number `before`',
    params: byId,
    query: z.strictObject({
      limit: integerParam(1, HISTORY_LIMIT, HISTORY_LIMIT),
      since: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1e12))),
      before: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1e12))),
    }),
    reply: z.array(RoomMessage),
    errors: ['room.not_found'],
  }),
  react: endpoint({
    ...write,
    method: 'PUT',
    // The room's socket notifies all members.
    changes: [],
    path: '/rooms/:id/messages/:messageId/reaction',
    summary:
      'React to a message, or with null take the reaction back; one a person, told to everybody in the room',
    params: z.strictObject({ id: uuid, messageId: uuid }),
    body: z.strictObject({ emoji: z.nullable(ReactionEmoji) }),
    reply: z.null(),
    errors: ['room.not_found', 'room.message_not_found'],
  }),
  read: endpoint({
    ...write,
    changes: ['room-reads'],
    path: '/rooms/:id/read',
    summary: 'Everything up to this number has been read',
    params: byId,
    body: z.strictObject({ number: integer(0, 1e12) }),
    reply: z.null(),
    errors: ['room.not_found'],
  }),
  bans: endpoint({
    method: 'GET',
    access: admins,
    path: '/rooms/:id/bans',
    shows: ['rooms'],
    summary: 'Who is banned from a room',
    params: byId,
    reply: z.array(RoomBan),
    errors: ['room.not_found'],
  }),
  ban: endpoint({
    ...write,
    access: admins,
    path: '/rooms/:id/ban',
    summary: 'Ban a member; their connections end at once',
    params: byId,
    body: z.strictObject({ userId: uuid, reason: z.optional(optionalSingleLineText('Neden', 200)) }),
    reply: RoomBan,
    errors: ['room.not_found', 'room.member_not_found', 'room.already_banned', 'room.self_ban'],
  }),
  unban: endpoint({
    ...write,
    method: 'DELETE',
    access: admins,
    path: '/rooms/:id/ban/:userId',
    summary: 'Lift a ban; the person may join again',
    params: ofPerson,
    reply: z.null(),
    errors: ['room.not_found', 'room.member_not_found'],
  }),
  study: endpoint({
    ...read,
    path: '/rooms/:id/study',
    shows: ['rooms'],
    summary: 'Who studies what right now, and the shared focus block',
    params: byId,
    reply: RoomStudy,
    errors: ['room.not_found'],
  }),
  startFocus: endpoint({
    ...write,
    path: '/rooms/:id/focus',
    summary: 'Start a shared focus block; one that runs is replaced',
    params: byId,
    body: NewFocus,
    reply: FocusBlock,
    errors: ['room.not_found', 'room.focus_owner_only'],
  }),
  endFocus: endpoint({
    ...write,
    method: 'DELETE',
    path: '/rooms/:id/focus',
    summary: 'End the shared focus block',
    params: byId,
    reply: z.null(),
    errors: ['room.not_found', 'room.focus_owner_only'],
  }),
};
