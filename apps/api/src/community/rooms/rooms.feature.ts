import { roomInvites } from '@netlik/contract/community/rooms/room-invites';
import { roomSafety } from '@netlik/contract/community/rooms/room-safety';
import { rooms } from '@netlik/contract/community/rooms/rooms';
import { feature } from '../../http/feature.ts';
import { previewInvite } from './invite-preview.service.ts';
import { restartSockets } from './room-blocks.service.ts';
import {
  decideRequest,
  listRequests,
  regenerateCode,
  setApproval,
  showInvite,
} from './room-invites.service.ts';
import { joinByCode, joinByLink, joinOpenRoom } from './room-joining.service.ts';
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
import { reactToMessage } from './room-reactions.service.ts';
import {
  addWord,
  listWords,
  muteMember,
  removeMessage,
  removeWord,
  reportMessage,
  unmuteMember,
} from './room-safety.service.ts';
import { roomJobs } from './rooms.jobs.ts';
import {
  createRoom,
  getRoom,
  leaveRoom,
  listOpenRooms,
  listRooms,
  markRead,
  searchRooms,
} from './rooms.service.ts';

export const roomsFeature = feature(
  rooms,
  (deps) => ({
    list: ({ actor }) => listRooms(deps, actor),
    listOpen: ({ actor }) => listOpenRooms(deps, actor),
    create: ({ actor, body }) => createRoom(deps, actor, body),
    joinOpen: ({ actor, params, alsoNotify }) => joinOpenRoom(deps, { actor, alsoNotify }, params.id),
    get: ({ actor, params }) => getRoom(deps, actor, params.id),
    members: ({ actor, params, query }) =>
      listMembers(deps, actor, params.id, query.includeInactive === 'true'),
    leaderboard: ({ actor, params, query }) => getLeaderboard(deps, actor, params.id, query),
    leave: ({ actor, params, alsoNotify }) => leaveRoom(deps, actor, params.id, alsoNotify),
    messages: ({ actor, params, query }) => listMessages(deps, actor, params.id, query),
    react: ({ actor, params, body }) => reactToMessage(deps, actor, params, body.emoji),
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
    search: searchRooms,
    onChange: { 'blocked-people': restartSockets },
    demo: async () => (await import('./rooms.demo.ts')).fillDemoRooms,
  },
);

export const roomInvitesFeature = feature(roomInvites, (deps) => ({
  show: ({ actor, params }) => showInvite(deps, actor, params.id),
  regenerateCode: ({ actor, params }) => regenerateCode(deps, actor, params.id),
  join: ({ actor, body, caller, alsoNotify }) =>
    joinByCode(deps, { actor, alsoNotify }, body.inviteCode, caller.ip),
  joinByLink: ({ actor, body, alsoNotify }) => joinByLink(deps, { actor, alsoNotify }, body.link),
  preview: ({ actor, params, caller }) => previewInvite(deps, { actor, ip: caller.ip }, params.invite),
  setApproval: ({ actor, params, body }) => setApproval(deps, actor, params.id, body.needsApproval),
  requests: ({ actor, params }) => listRequests(deps, actor, params.id),
  approve: ({ actor, params, alsoNotify }) => decideRequest(deps, { actor, alsoNotify }, params, true),
  decline: ({ actor, params, alsoNotify }) => decideRequest(deps, { actor, alsoNotify }, params, false),
}));

export const roomSafetyFeature = feature(roomSafety, (deps) => ({
  mute: ({ actor, params, body }) => muteMember(deps, actor, params.id, body.userId),
  unmute: ({ actor, params }) => unmuteMember(deps, actor, params.id, params.userId),
  report: ({ actor, params, body, alsoNotify }) =>
    reportMessage({ ...deps, alsoNotify }, actor, params, body),
  removeMessage: ({ actor, params }) => removeMessage(deps, actor, params),
  words: () => listWords(deps),
  addWord: ({ actor, body }) => addWord(deps, actor, body.word),
  removeWord: ({ actor, params }) => removeWord(deps, actor, params.id),
}));
