import * as z from 'zod/mini';
import { uuid } from '../../fields.ts';

export const reactionEmojis = ['👏', '🔥', '💪', '😂', '❤️'] as const;
export const ReactionEmoji = z.enum(reactionEmojis, 'Geçersiz tepki');
export type ReactionEmoji = z.infer<typeof ReactionEmoji>;

/** One per member and message. */
export const MessageReaction = z.object({ userId: uuid, emoji: ReactionEmoji });
export type MessageReaction = z.infer<typeof MessageReaction>;

/** The message that is being answered. */
export const MessageQuote = z.object({
  number: z.int(),
  /** Null if the message was deleted. */
  userId: z.nullable(uuid),
  /** First line; null if the message was removed or deleted. */
  text: z.nullable(z.string()),
});
export type MessageQuote = z.infer<typeof MessageQuote>;
