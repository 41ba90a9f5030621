import type { ListedRoom, RoomDetail, RoomMember, RoomMessage } from '@netlik/contract/community/rooms/rooms';

const at = '2026-11-15T09:00:00Z';
const id = (end: number) => `01890a5d-ac96-774b-bcce-b302099a81${String(end).padStart(2, '0')}`;

/** The person who looks, and another member. */
const ayseId = '01890a5d-ac96-774b-bcce-b302099a8057';
export const ege = id(90);

export const sampleRoom = (index: number, part: Partial<ListedRoom> = {}): ListedRoom => ({
  id: id(index),
  ownerId: ayseId,
  name: `Oda ${index}`,
  description: 'Her sabah',
  type: 'private',
  capacity: 30,
  isActive: true,
  memberCount: 2,
  onlineCount: 1,
  lastActivityAt: at,
  createdAt: at,
  updatedAt: at,
  membership: { role: 'Sahip', status: 'active' },
  unreadCount: 0,
  requestCount: 0,
  studying: { count: 0, people: [] },
  ...part,
});

export const sampleDetail = (part: Partial<RoomDetail> = {}): RoomDetail => ({
  ...sampleRoom(1),
  needsApproval: false,
  lastNumber: 3,
  readNumber: 2,
  ...part,
});

export const sampleMembers: RoomMember[] = [ayseId, ege].map((userId, index) => ({
  userId,
  displayName: index === 0 ? 'Ayşe I.' : 'Ege Y.',
  role: index === 0 ? 'Sahip' : 'Üye',
  status: 'active',
  joinedAt: at,
  lastSeenAt: null,
  leftAt: null,
  isMuted: false,
}));

export const sampleMessage = (number: number, part: Partial<RoomMessage> = {}): RoomMessage => ({
  id: id(50 + (number % 40)),
  userId: number % 2 ? ege : ayseId,
  number,
  key: `sample-${number}`,
  content: `Mesaj ${number}`,
  isRemoved: false,
  replyTo: null,
  reactions: [],
  createdAt: at,
  expiresAt: '2026-11-22T09:00:00Z',
  ...part,
});
