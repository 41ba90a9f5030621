import type { Typing } from '@netlik/domain/community/rooms/typing';
import { Text } from '../../../ui/layout/text.tsx';
import { chatTexts as texts } from '../rooms.texts.ts';
import styles from './chat.module.css';

type Props = {
  typing: Typing;
  userId: string;
  muted: ReadonlySet<string>;
  nameOf: (userId: string) => string;
};

export const TypingLine = ({ typing, userId, muted, nameOf }: Props) => {
  const names = [...typing.keys()].filter((id) => id !== userId && !muted.has(id)).map(nameOf);
  return (
    <Text tone="muted" size="small" className={styles.typing} aria-live="polite">
      {names.length > 0 && texts.typing(names)}
    </Text>
  );
};
