import { roomSafety } from '@netlik/contract/rooms/room-safety';
import { rooms } from '@netlik/contract/rooms/rooms';
import { feature } from '../../http/feature.ts';
import { restartSockets } from './room-blocks.service.ts';
import {
  banMember,
  getLeaderboard,
  getRoomStudy,
  listBans,
  listMembers,
  setFocus,
  unbanMember,
} from './room-members.service.ts';
import { listMessages } from './room-messages.service.ts';
import {
  addWord,
  listWords,
  muteMember,
  removeWord,
  reportMessage,
  unmuteMember,
} from './room-safety.service.ts';
import { roomJobs } from './rooms.jobs.ts';
import {
  createRoom,
  getRoom,
  joinByCode,
  joinOpenRoom,
  leaveRoom,
  listOpenRooms,
  listRooms,
  markRead,
  regenerateCode,
} from './rooms.service.ts';

export const roomsFeature = feature(
  rooms,
  (deps) => ({
    list: ({ actor }) => listRooms(deps, actor),
    listOpen: ({ actor }) => listOpenRooms(deps, actor),
    create: ({ actor, body }) => createRoom(deps, actor, body),
    join: ({ actor, body }) => joinByCode(deps, actor, body.inviteCode),
    joinOpen: ({ actor, params }) => joinOpenRoom(deps, actor, params.id),
    get: ({ actor, params }) => getRoom(deps, actor, params.id),
    members: ({ actor, params, query }) =>
      listMembers(deps, actor, params.id, query.includeInactive === 'true'),
    leaderboard: ({ actor, params, query }) => getLeaderboard(deps, actor, params.id, query.limit),
    regenerateCode: ({ actor, params }) => regenerateCode(deps, actor, params.id),
    leave: ({ actor, params, alsoNotify }) => leaveRoom(deps, actor, params.id, alsoNotify),
    messages: ({ actor, params, query }) => listMessages(deps, actor, params.id, query),
    read: ({ actor, params, body }) => markRead(deps, actor, params.id, body.number),
    bans: ({ actor, params }) => listBans(deps, actor, params.id),
    ban: ({ actor, params, body, alsoNotify }) => banMember(deps, actor, params.id, body, alsoNotify),
    unban: ({ actor, params, alsoNotify }) => unbanMember(deps, actor, params.id, params.userId, alsoNotify),
    study: ({ actor, params }) => getRoomStudy(deps, actor, params.id),
    startFocus: async ({ actor, params, body, alsoNotify }) =>
      (await setFocus(deps, actor, params.id, body, alsoNotify))!,
    endFocus: async ({ actor, params, alsoNotify }) => {
      await setFocus(deps, actor, params.id, null, alsoNotify);
      return null;
    },
  }),
  {
    jobs: roomJobs,
    onChange: { 'blocked-people': restartSockets },
    demo: async () => (await import('./rooms.demo.ts')).fillDemoRooms,
  },
);

export const roomSafetyFeature = feature(roomSafety, (deps) => ({
  mute: ({ actor, params, body }) => muteMember(deps, actor, params.id, body.userId),
  unmute: ({ actor, params }) => unmuteMember(deps, actor, params.id, params.userId),
  report: ({ actor, params, body, alsoNotify }) =>
    reportMessage({ ...deps, alsoNotify }, actor, params, body),
  words: () => listWords(deps),
  addWord: ({ actor, body }) => addWord(deps, actor, body.word),
  removeWord: ({ actor, params }) => removeWord(deps, actor, params.id),
}));
