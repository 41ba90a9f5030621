import { LEADERBOARD_SIZE, rooms } from '@netlik/contract/rooms/rooms';
import { read } from '../../api/read.ts';

const REFRESH_MS = 30_000;

/** Others come, go and write while the page is open. */
const alive = { refetchInterval: REFRESH_MS };

export const roomQueries = {
  list: () => read(rooms.list, {}, alive),
  open: () => read(rooms.listOpen, {}),
  get: (id: string) => read(rooms.get, { params: { id } }),
  members: (id: string) => read(rooms.members, { params: { id }, query: { includeInactive: 'true' } }, alive),
  bans: (id: string) => read(rooms.bans, { params: { id } }),
  leaderboard: (id: string) =>
    read(rooms.leaderboard, { params: { id }, query: { limit: String(LEADERBOARD_SIZE) } }, alive),
  study: (id: string) => read(rooms.study, { params: { id } }, alive),
};
