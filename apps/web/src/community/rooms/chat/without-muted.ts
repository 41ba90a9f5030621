import type { RoomMessage } from '@netlik/contract/community/rooms/rooms';

/** Removes messages, reactions and quotes of muted users. */
export const withoutMuted = (
  messages: readonly RoomMessage[],
  muted: ReadonlySet<string>,
): readonly RoomMessage[] =>
  messages
    .filter(({ userId }) => !muted.has(userId))
    .map((message) => {
      const reactions = message.reactions.filter(({ userId }) => !muted.has(userId));
      const isQuoteMuted = muted.has(message.replyTo?.userId ?? '');
      return reactions.length === message.reactions.length && !isQuoteMuted
        ? message
        : { ...message, reactions, replyTo: isQuoteMuted ? null : message.replyTo };
    });
