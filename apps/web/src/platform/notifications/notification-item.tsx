import type { Notification } from '@netlik/contract/platform/notifications';
import ChartIcon from 'lucide-react/icons/chart-line';
import SettingsIcon from 'lucide-react/icons/sliders-horizontal';
import TrashIcon from 'lucide-react/icons/trash';
import TrophyIcon from 'lucide-react/icons/trophy';
import UsersIcon from 'lucide-react/icons/users';
import type { KeyboardEvent, ReactElement } from 'react';
import { formatDayTime } from '../../formats/clock.ts';
import { formatTimeAgo } from '../../formats/time-ago.ts';
import { ActionLink } from '../../ui/buttons/action-link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './notification-list.module.css';
import { notificationTexts as texts } from './notifications.texts.ts';

/** Whether this person may open an address: after a role change old notifications remain. */
export type CanOpen = (address: string | null) => boolean;

type Props = {
  item: Notification;
  canOpen: CanOpen;
  now: Date;
  removing: boolean;
  /** Opened: mark as read, and close the drawer if the page changes. */
  onFollow: (leaves: boolean) => void;
  onRemove: (row: HTMLLIElement) => void;
};

const icons: Record<Notification['category'], ReactElement> = {
  coach: <UsersIcon />,
  success: <TrophyIcon />,
  performance: <ChartIcon />,
  system: <SettingsIcon />,
};

const Content = ({ item, now }: Pick<Props, 'item' | 'now'>) => (
  <>
    <Stack as="span" center tone="muted" className={styles.icon}>
      {icons[item.category]}
    </Stack>
    <Stack as="span" gap="1" justify="start" size="small" wrapAnywhere shrink className={styles.text}>
      <Text as="span" weight="medium" className={styles.title}>
        {item.readAt === null && <span className="visually-hidden">{texts.unread}: </span>}
        {item.title}
      </Text>
      {item.body && (
        <Text as="span" tone="muted">
          {item.body}
        </Text>
      )}
      <Text as="span" tone="muted" size="tiny">
        {texts.categories[item.category]} ·{' '}
        <time dateTime={item.createdAt} title={formatDayTime(item.createdAt)}>
          {formatTimeAgo(item.createdAt, now) ?? texts.justNow}
        </time>
      </Text>
    </Stack>
  </>
);

const rowOf = (element: Element) => element.closest('li') as HTMLLIElement;

export const NotificationItem = ({ item, canOpen, now, removing, onFollow, onRemove }: Props) => {
  const classes = [styles.item, item.readAt === null && styles.unread, removing && styles.removing];
  const content = <Content item={item} now={now} />;
  const main = {
    className: styles.main,
    'data-main': '',
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Delete') onRemove(rowOf(event.currentTarget));
    },
  };
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      <ActionLink
        {...main}
        to={canOpen(item.actionUrl) ? item.actionUrl : null}
        onClick={(event) => onFollow(!(event.ctrlKey || event.metaKey || event.shiftKey))}
        otherwise={
          <button {...main} type="button" onClick={() => onFollow(false)}>
            {content}
          </button>
        }
      >
        {content}
      </ActionLink>
      <Stack
        type="button"
        as="button"
        center
        tone="muted"
        className={styles.remove}
        aria-label={texts.remove(item.title)}
        onClick={(event) => onRemove(rowOf(event.currentTarget))}
      >
        <TrashIcon size={18} />
      </Stack>
    </li>
  );
};
