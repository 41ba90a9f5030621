import { type InvitePreview, MAX_INVITE_NAMES } from '@netlik/contract/community/rooms/room-invites';
import { INVITE_CODE_LENGTH } from '@netlik/contract/community/rooms/rooms';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { findInvited, findRoomIdByLink } from './room-invites.sql.ts';
import { withCode } from './room-joining.service.ts';
import { findStudying } from './room-members.sql.ts';
import { heardSince, NAMELESS } from './rooms.service.ts';

const describeRoom = async (
  deps: Deps,
  actor: Actor,
  id: string,
  error: 'room.code_wrong' | 'room.link_wrong',
): Promise<InvitePreview> => {
  const { isKnown, ...room } = requireRow(await findInvited(deps.db, actor, id), error);
  // People who need approval see no members before it.
  if (!isKnown) return { studying: null, ...room };
  const people = await findStudying(deps.db, id, actor, heardSince(deps.clock.now()));
  const firstNames = people.slice(0, MAX_INVITE_NAMES).map(({ firstName }) => firstName || NAMELESS);
  return { studying: { count: people.length, firstNames }, ...room };
};

/** Resolves a code or link; wrong codes count toward the joining limits. */
export const previewInvite = async (
  deps: Deps,
  caller: { actor: Actor; ip: string },
  invite: string,
): Promise<InvitePreview> => {
  if (invite.length === INVITE_CODE_LENGTH)
    return withCode(deps, caller, invite.toUpperCase(), (id) =>
      describeRoom(deps, caller.actor, id, 'room.code_wrong'),
    );
  const { id } = requireRow(await findRoomIdByLink(deps.db, invite), 'room.link_wrong');
  return describeRoom(deps, caller.actor, id, 'room.link_wrong');
};
