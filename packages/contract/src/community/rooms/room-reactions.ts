import * as z from 'zod/mini';
import { uuid } from '../../fields.ts';

export const reactionEmojis = ['👏', '🔥', '💪', '😂', '❤️'] as const;
export const ReactionEmoji = z.enum(reactionEmojis, 'Geçersiz tepki');
export type ReactionEmoji = z.infer<typeof ReactionEmoji>;

/** One a member and message. */
export const MessageReaction = z.object({ userId: uuid, emoji: ReactionEmoji });
export type MessageReaction = z.infer<typeof MessageReaction>;

/** What a message answers. */
export const MessageQuote = z.object({
  number: z.int(),
  /** Null when the message is gone. */
  userId: z.nullable(uuid),
  /** Its first line; null when it was removed or is gone. */
  text: z.nullable(z.string()),
});
export type MessageQuote = z.infer<typeof MessageQuote>;
