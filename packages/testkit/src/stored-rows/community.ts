import { id, later, needed, now, optional, stamps, userId } from './columns.ts';

const roomId = needed<string>();

/** What a row of each table holds where a test says nothing. */
export const communityTables = {
  motivations: {
    id,
    year: needed<number>(),
    week: needed<number>(),
    quote: needed<string>(),
    author: optional<string>(),
    ...stamps,
  },
  person_reports: {
    id,
    userId,
    reportedId: needed<string>(),
    kind: 'insult',
    reason: 'Kaba',
    createdAt: now,
  },
  room_bans: { roomId, userId, byId: optional<string>(), reason: '', createdAt: now },
  room_connections: { id, processId: needed<string>(), roomId, userId },
  room_message_reports: {
    id,
    userId,
    roomId: optional<string | null>(),
    roomName: 'Oda',
    messageId: id,
    authorId: needed<string>(),
    content: 'Kaba',
    sentAt: now,
    reason: 'insult',
    note: '',
    createdAt: now,
  },
  room_messages: {
    id,
    roomId,
    userId,
    number: needed<number>(),
    clientKey: id,
    content: 'Mesaj',
    createdAt: now,
    expiresAt: later,
  },
  room_processes: { id, seenAt: now },
  rooms: {
    id,
    ownerId: needed<string>(),
    name: 'Oda',
    description: '',
    type: 'private',
    capacity: 10,
    inviteCode: 'ABCD',
    isActive: true,
    lastActivityAt: now,
    ...stamps,
  },
  user_achievements: { userId, achievementId: needed<string>(), unlockedAt: now },
};
