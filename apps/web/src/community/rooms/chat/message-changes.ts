import type { MessageReaction, ReactionEmoji } from '@netlik/contract/community/rooms/room-reactions';
import type { ReactionChange, ReactionSnapshot } from '@netlik/contract/community/rooms/room-socket';
import { REMOVED_MESSAGE, type RoomMessage } from '@netlik/contract/community/rooms/rooms';

type Reactions = readonly MessageReaction[];

/** Replaces the reaction of one user; returns the same list if nothing changes. */
const withReaction = (list: Reactions, userId: string, emoji: ReactionEmoji | null): Reactions => {
  if ((list.find((one) => one.userId === userId)?.emoji ?? null) === emoji) return list;
  const others = list.filter((one) => one.userId !== userId);
  return emoji === null ? others : [...others, { userId, emoji }];
};

/** Collects changes since the connection opened, because a history reply may be older. */
export const createMessageChanges = () => {
  const removed = new Set<number>();
  const reactions = new Map<number, Map<string, ReactionEmoji | null>>();

  return {
    remove(numbers: readonly number[]) {
      for (const number of numbers) removed.add(number);
    },
    react({ number, userId, emoji }: ReactionChange) {
      const heard = reactions.get(number) ?? new Map<string, ReactionEmoji | null>();
      reactions.set(number, heard.set(userId, emoji));
    },
    /** Changes may have been missed during a disconnect, so the collected ones are invalid. */
    forgetReactions: () => reactions.clear(),
    /** Returns the same object if the message has no changes. */
    apply(message: RoomMessage): RoomMessage {
      if (removed.has(message.number))
        return message.isRemoved && message.reactions.length === 0
          ? message
          : { ...message, content: REMOVED_MESSAGE, isRemoved: true, replyTo: null, reactions: [] };
      const { replyTo } = message;
      const isQuoteRemoved = replyTo !== null && replyTo.text !== null && removed.has(replyTo.number);
      let list: Reactions = message.reactions;
      for (const [userId, emoji] of reactions.get(message.number) ?? [])
        list = withReaction(list, userId, emoji);
      return list === message.reactions && !isQuoteRemoved
        ? message
        : {
            ...message,
            replyTo: isQuoteRemoved ? { ...replyTo, text: null } : replyTo,
            reactions: [...list],
          };
    },
  };
};

/** Replaces known reactions by those of a snapshot. */
export const withSnapshot = (
  messages: readonly RoomMessage[],
  { from, reactions }: ReactionSnapshot,
): RoomMessage[] =>
  messages.map((message) => {
    if (message.number < from) return message;
    const own = reactions
      .filter(({ number }) => number === message.number)
      .map(({ userId, emoji }) => ({ userId, emoji }));
    return own.length === 0 && message.reactions.length === 0 ? message : { ...message, reactions: own };
  });
