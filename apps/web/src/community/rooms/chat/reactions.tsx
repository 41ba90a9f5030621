import {
  type MessageReaction,
  type ReactionEmoji,
  reactionEmojis,
} from '@netlik/contract/community/rooms/room-reactions';
import { Row } from '../../../ui/layout/row.tsx';
import type { MenuItem } from '../../../ui/overlays/menu.tsx';
import { reactionTexts as texts } from '../rooms.texts.ts';
import styles from './chat.module.css';

type Own = {
  reactions: readonly MessageReaction[];
  userId: string;
  onReact: (emoji: ReactionEmoji | null) => void;
};

const isOwnOf = ({ reactions, userId }: Own, emoji: ReactionEmoji) =>
  reactions.some((one) => one.userId === userId && one.emoji === emoji);

/** Pressing the same emoji again removes the reaction. */
const toggle = (own: Own, emoji: ReactionEmoji) => own.onReact(isOwnOf(own, emoji) ? null : emoji);

export const reactionItems = (own: Own): MenuItem[] =>
  reactionEmojis.map((emoji) => ({
    label: texts.names[emoji],
    icon: emoji,
    checked: isOwnOf(own, emoji),
    onSelect: () => toggle(own, emoji),
  }));

/** The accessible name and tooltip list the users. */
export const Reactions = ({ nameOf, ...own }: Own & { nameOf: (userId: string) => string }) => (
  <Row as="ul" gap="1" wrap aria-live="off" aria-label={texts.title}>
    {reactionEmojis.map((emoji) => {
      const people = own.reactions.filter((one) => one.emoji === emoji);
      if (people.length === 0) return null;
      const names = people.map((one) => (one.userId === own.userId ? texts.you : nameOf(one.userId)));
      return (
        <li key={emoji}>
          <Row
            as="button"
            type="button"
            gap="1"
            align="center"
            look="small"
            numbers
            className={styles.reaction}
            aria-pressed={isOwnOf(own, emoji)}
            aria-label={texts.by(texts.names[emoji], names)}
            title={texts.by(texts.names[emoji], names)}
            onClick={() => toggle(own, emoji)}
          >
            {emoji} <span>{people.length}</span>
          </Row>
        </li>
      );
    })}
  </Row>
);
