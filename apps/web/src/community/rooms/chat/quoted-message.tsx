import type { MessageQuote } from '@netlik/contract/community/rooms/room-reactions';
import { REMOVED_MESSAGE } from '@netlik/contract/community/rooms/rooms';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { chatTexts as texts } from '../rooms.texts.ts';
import styles from './chat.module.css';

type Props = {
  quote: MessageQuote;
  nameOf: (userId: string) => string;
  onOpen?: (number: number) => void;
};

export const QuotedMessage = ({ quote: { number, userId, text }, nameOf, onOpen }: Props) => {
  if (userId === null || text === null)
    return (
      <Text tone="muted" size="small" className={styles.quote}>
        {REMOVED_MESSAGE}
      </Text>
    );
  const name = nameOf(userId);
  const lines = (
    <>
      <Text as="span" size="small" weight="semibold" truncate>
        {name}
      </Text>
      <Text as="span" tone="muted" size="small" truncate>
        {text}
      </Text>
    </>
  );
  return onOpen ? (
    <Stack
      as="button"
      type="button"
      text="start"
      className={styles.quote}
      aria-label={texts.openQuote(name, text)}
      onClick={() => onOpen(number)}
    >
      {lines}
    </Stack>
  ) : (
    <Stack grow className={styles.quote}>
      {lines}
    </Stack>
  );
};
