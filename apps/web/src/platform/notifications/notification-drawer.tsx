import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import CheckAllIcon from 'lucide-react/icons/check-check';
import TrashIcon from 'lucide-react/icons/trash';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Row } from '../../ui/layout/row.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { confirm } from '../../ui/overlays/confirm.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import styles from './notification-drawer.module.css';
import type { CanOpen } from './notification-item.tsx';
import { NotificationList } from './notification-list.tsx';
import { type NotificationTab, notificationTabs } from './notification-tabs.ts';
import {
  markAllRead,
  notificationQueries,
  removeAllNotifications,
  trimToFirstPage,
} from './notifications.queries.ts';
import { notificationTexts as texts } from './notifications.texts.ts';
import { PushSwitch } from './push/push-switch.tsx';

const WIDTH = 400;

const tabs = notificationTabs.map((id) => ({ id, label: texts.names[id] }));

type ActionProps = { disabled: boolean; onPress: () => Promise<void>; children: ReactNode };

const ListAction = ({ disabled, onPress, children }: ActionProps) => (
  <Row
    type="button"
    as="button"
    gap="2"
    align="center"
    inline
    tone="muted"
    size="small"
    minTouchTarget
    className={styles.act}
    // Not `disabled`: the press that empties the badge would lose the focus.
    aria-disabled={disabled}
    onClick={() => !disabled && void onPress()}
  >
    {children}
  </Row>
);

type Props = { canOpen: CanOpen; onClose: () => void };

export const NotificationDrawer = ({ canOpen, onClose }: Props) => {
  const queries = useQueryClient();
  const [tab, setTab] = useState<NotificationTab>('all');
  const [announcement, setAnnouncement] = useState({ text: '', turn: 0 });
  const body = useRef<HTMLDivElement>(null);
  /** The key changes, so that the same text twice in a row is announced twice. */
  const announce = (text: string) => setAnnouncement(({ turn }) => ({ text, turn: turn + 1 }));
  const unread = useQuery(notificationQueries.unread()).data?.data.length ?? 0;
  const all = useInfiniteQuery({ ...notificationQueries.list('all'), enabled: false });
  const nothing = all.data?.pages.every(({ data }) => data.length === 0) === true && !all.hasNextPage;
  // The next opening loads one page, however far the list was scrolled.
  useEffect(() => () => trimToFirstPage(queries), [queries]);

  const show = (next: NotificationTab) => {
    setTab(next);
    // A plain mouse cannot scroll to tabs beyond the edge.
    const chosen = body.current?.querySelectorAll('[role="tab"]')[notificationTabs.indexOf(next)];
    chosen?.scrollIntoView({ inline: 'center', block: 'nearest' });
  };

  const onReadAll = async () => {
    if (await markAllRead(queries)) announce(texts.allRead);
  };
  const onRemoveAll = async () => {
    const sure = await confirm({
      title: texts.removeAllTitle,
      text: texts.removeAllText,
      action: texts.removeAllAction,
      danger: true,
    });
    if (sure && (await removeAllNotifications(queries))) announce(texts.allRemoved);
  };

  return (
    <Drawer title={texts.title} width={WIDTH} bare onClose={onClose} footer={<PushSwitch />}>
      <div ref={body} className={styles.body}>
        <Tabs label={texts.tabs} tabs={tabs} value={tab} onChange={show}>
          <Row gap="2" between className={styles.bar}>
            <ListAction disabled={unread === 0} onPress={onReadAll}>
              <CheckAllIcon size={18} />
              {texts.readAll}
            </ListAction>
            <ListAction disabled={nothing} onPress={onRemoveAll}>
              <TrashIcon size={18} />
              {texts.removeAll}
            </ListAction>
          </Row>
          <NotificationList
            key={tab}
            tab={tab}
            canOpen={canOpen}
            onShowAll={() => show('all')}
            onLeave={onClose}
            onAnnounce={announce}
          />
        </Tabs>
      </div>
      <span className="visually-hidden" role="status">
        <span key={announcement.turn}>{announcement.text}</span>
      </span>
    </Drawer>
  );
};
