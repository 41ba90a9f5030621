import { type ReactNode, useState } from 'react';
import { formatClock } from '../../formats/clock.ts';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { MenuButton, type MenuItem } from '../overlays/menu.tsx';
import { Modal } from '../overlays/modal.tsx';
import styles from './conversation.module.css';
import { conversationTexts as texts } from './conversation.texts.ts';

type Props = {
  isOwn: boolean;
  author: string;
  /** False if only screen readers read it. */
  isAuthorShown?: boolean;
  /** Lets the conversation bring this message into view. */
  number?: number;
  tone?: 'pending' | 'failed';
  menu?: { label: string; items: readonly MenuItem[] };
  foot?: ReactNode;
  children: ReactNode;
};

export const Bubble = ({ isOwn, author, isAuthorShown, number, tone, menu, foot, children }: Props) => (
  <Row
    as="li"
    gap="1"
    align="center"
    justify={isOwn ? 'end' : 'start'}
    className={styles.row}
    {...(number !== undefined && { tabIndex: -1, 'data-number': number })}
  >
    <Stack gap="1" shrink className={styles.bubble} data-own={isOwn || undefined} data-tone={tone}>
      {isAuthorShown ? (
        <Text size="small" weight="semibold">
          {author}
        </Text>
      ) : (
        <span className="visually-hidden">{author}:</span>
      )}
      {children}
      {foot && (
        <Text tone="muted" size="tiny" text="end" numbers>
          {foot}
        </Text>
      )}
    </Stack>
    {menu && menu.items.length > 0 && (
      <Text as="div" noShrink className={styles.menu}>
        <MenuButton {...menu} />
      </Text>
    )}
  </Row>
);

export const BubbleText = ({ children }: { children: ReactNode }) => (
  <Text wrapAnywhere className={styles.text}>
    {children}
  </Text>
);

export const BubbleTime = ({ at }: { at: string }) => <time dateTime={at}>{formatClock(at)}</time>;

type PendingProps = {
  /** Null while it is being sent. */
  failure?: string | null;
  state?: string;
  onSendAgain?: () => void;
  onDiscard?: () => void;
  children: ReactNode;
};

/** A message that the server has not stored yet. */
export const PendingBubble = ({
  failure = null,
  state = texts.sending,
  onSendAgain,
  onDiscard,
  children,
}: PendingProps) => (
  <Bubble isOwn author={texts.you} tone="pending" foot={failure === null && state}>
    {children}
    {failure !== null && (
      <Row gap="1 3" wrap tone="danger" size="small" role="alert" className={styles.failure}>
        <p>
          {texts.sendFailed} {failure !== texts.sendFailed && failure}
        </p>
        <button type="button" onClick={onSendAgain}>
          {texts.sendAgain}
        </button>
        <button type="button" onClick={onDiscard}>
          {texts.discard}
        </button>
      </Row>
    )}
  </Bubble>
);

type PictureProps = {
  /** Undefined while it loads. */
  url: string | undefined;
  label: string;
  title: string;
  /** Shown while it loads. */
  children?: ReactNode;
};

export const BubblePicture = ({ url, label, title, children }: PictureProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Stack
        as="button"
        type="button"
        center
        tone="muted"
        className={styles.picture}
        aria-label={label}
        disabled={!url}
        onClick={() => setOpen(true)}
      >
        {url ? <img src={url} alt="" loading="lazy" /> : children}
      </Stack>
      {isOpen && url && (
        <Modal title={title} size="large" onClose={() => setOpen(false)}>
          <img className={styles.largePicture} src={url} alt={title} />
        </Modal>
      )}
    </>
  );
};
