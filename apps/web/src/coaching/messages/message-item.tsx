import type { Message } from '@netlik/contract/coaching/messages';
import { useState } from 'react';
import { formatClock } from '../../formats/clock.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { MenuButton } from '../../ui/overlays/menu.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import styles from './messages.module.css';
import { threadTexts as texts } from './messages.texts.ts';

const Picture = ({ url }: { url: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-label={texts.openPicture} onClick={() => setOpen(true)}>
        <img className={styles.picture} src={url} alt="" loading="lazy" />
      </button>
      {isOpen && (
        <Modal title={texts.pictureTitle} size="large" onClose={() => setOpen(false)}>
          <img className={styles.large} src={url} alt={texts.pictureTitle} />
        </Modal>
      )}
    </>
  );
};

const Contents = ({ text, pictures }: { text: string; pictures: readonly string[] }) => (
  <>
    {pictures.length > 0 && (
      <Row gap="2" wrap>
        {pictures.map((url) => (
          <Picture key={url} url={url} />
        ))}
      </Row>
    )}
    {text && <div className={`${styles.bubble} ${styles.text}`}>{text}</div>}
  </>
);

type Props = {
  message: Message;
  name: string;
  /** The read receipt, shown only below the user's last message. */
  readState: string | null;
  onReport: (message: Message) => void;
};

export const MessageItem = ({ message, name, readState, onReport }: Props) => (
  <Stack as="li" gap="1" className={message.isOwn ? `${styles.message} ${styles.own}` : styles.message}>
    <span className="visually-hidden">{message.isOwn ? texts.you : name}:</span>
    <Row gap="1" align="center">
      <Stack gap="1">
        <Contents text={message.text} pictures={message.pictures} />
      </Stack>
      {!message.isOwn && (
        <MenuButton
          label={texts.actions(name)}
          items={[{ label: texts.report, onSelect: () => onReport(message) }]}
        />
      )}
    </Row>
    <Text tone="muted" size="tiny" numbers>
      <time dateTime={message.createdAt}>{formatClock(message.createdAt)}</time>
      {readState && ` · ${readState}`}
    </Text>
  </Stack>
);

type PendingProps = { text: string; pictures: readonly string[]; state: string };

export const PendingItem = ({ text, pictures, state }: PendingProps) => (
  <Stack as="li" gap="1" className={`${styles.message} ${styles.own}`}>
    <Contents text={text} pictures={pictures} />
    <Text tone="muted" size="tiny">
      {state}
    </Text>
  </Stack>
);
