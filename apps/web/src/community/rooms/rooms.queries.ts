import { roomInvites } from '@netlik/contract/community/rooms/room-invites';
import { LEADERBOARD_SIZE, type LeaderboardPeriod } from '@netlik/contract/community/rooms/room-leaderboard';
import { rooms } from '@netlik/contract/community/rooms/rooms';
import { studySessions } from '@netlik/contract/study/study-sessions';
import { read } from '../../data/calls/read.ts';

const REFRESH_MS = 30_000;

/** Polled, because other members change it while the page is open. */
const alive = { refetchInterval: REFRESH_MS };

export const roomQueries = {
  list: () => read(rooms.list, {}, alive),
  open: () => read(rooms.listOpen, {}, alive),
  get: (id: string) => read(rooms.get, { params: { id } }),
  members: (id: string) => read(rooms.members, { params: { id }, query: { includeInactive: 'true' } }, alive),
  invite: (id: string) => read(roomInvites.show, { params: { id } }),
  preview: (invite: string) => read(roomInvites.preview, { params: { invite } }),
  requests: (id: string) => read(roomInvites.requests, { params: { id } }, alive),
  bans: (id: string) => read(rooms.bans, { params: { id } }),
  leaderboard: (id: string, period: LeaderboardPeriod) =>
    read(rooms.leaderboard, { params: { id }, query: { limit: String(LEADERBOARD_SIZE), period } }, alive),
  lastSession: () => read(studySessions.list, { query: { fields: 'summary', limit: 1 } }),
  study: (id: string) => read(rooms.study, { params: { id } }, alive),
};
