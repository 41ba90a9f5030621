import type { DailyChallenge } from '@netlik/contract/community/daily-challenges';
import type { ListedRoom, RoomMember, RoomMessage } from '@netlik/contract/community/rooms/rooms';
import { newRowId, rowTime } from './defaults.ts';

export const aDailyChallenge = (part: Partial<DailyChallenge> = {}): DailyChallenge => ({
  key: 'sessions',
  title: 'Üç çalışma',
  description: '',
  target: 3,
  xpReward: 50,
  active: true,
  isMeasurable: true,
  ...part,
});

export const aRoom = (part: Partial<ListedRoom> = {}): ListedRoom => ({
  id: newRowId(),
  ownerId: newRowId(),
  name: 'Oda',
  description: 'Her sabah',
  type: 'private',
  capacity: 30,
  isActive: true,
  memberCount: 2,
  onlineCount: 1,
  lastActivityAt: rowTime,
  createdAt: rowTime,
  updatedAt: rowTime,
  membership: { role: 'Sahip', status: 'active' },
  unreadCount: 0,
  requestCount: 0,
  studying: { count: 0, people: [] },
  ...part,
});

export const aRoomMember = (part: Partial<RoomMember> = {}): RoomMember => ({
  userId: newRowId(),
  displayName: 'Ege Y.',
  role: 'Üye',
  status: 'active',
  joinedAt: rowTime,
  lastSeenAt: null,
  leftAt: null,
  isMuted: false,
  ...part,
});

export const aRoomMessage = (part: Partial<RoomMessage> = {}): RoomMessage => ({
  id: newRowId(),
  userId: newRowId(),
  number: 1,
  key: newRowId(),
  content: 'Mesaj',
  isRemoved: false,
  replyTo: null,
  reactions: [],
  createdAt: rowTime,
  expiresAt: '2026-11-22T09:00:00.000Z',
  ...part,
});
