import type { ReactionEmoji } from '@netlik/contract/community/rooms/room-reactions';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { publishToRoomInTransaction } from './room-events.ts';
import { lockMessage, saveReaction } from './room-reactions.sql.ts';
import { requireMembership } from './rooms.service.ts';

/** Sets or clears (null) a reaction and notifies the room. */
export const reactToMessage = async (
  deps: Deps,
  actor: Actor,
  { id, messageId }: { id: string; messageId: string },
  emoji: ReactionEmoji | null,
) => {
  await requireMembership(deps, actor, id);
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const { number, authorId } = requireRow(
      await lockMessage(tx, { roomId: id, messageId, viewer: actor }, now),
      'room.message_not_found',
    );
    if ((await saveReaction(tx, messageId, actor.id, emoji, now)) > 0) {
      const change = { number, userId: actor.id, emoji };
      await publishToRoomInTransaction(deps, tx, id, { type: 'reaction', change, authorId });
    }
    return null;
  });
};
