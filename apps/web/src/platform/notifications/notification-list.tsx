import type { Notification } from '@netlik/contract/platform/notifications';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNow } from '../../data/use-now.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryError } from '../../ui/states/query-error.tsx';
import { type CanOpen, NotificationItem } from './notification-item.tsx';
import styles from './notification-list.module.css';
import { NotificationSkeleton } from './notification-skeleton.tsx';
import type { NotificationTab } from './notification-tabs.ts';
import { markRead, notificationQueries } from './notifications.queries.ts';
import { notificationTexts as texts } from './notifications.texts.ts';
import { useRemoval } from './use-removal.ts';

const MINUTE_MS = 60_000;

type MoreProps = { busy: boolean; failed: boolean; onMore: () => void };

const More = ({ busy, failed, onMore }: MoreProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (busy || failed || !place.current) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [busy, failed, onMore]);
  return (
    <Stack center className={styles.more} ref={place}>
      <Button look="quiet" small busy={busy} onClick={onMore}>
        {failed ? texts.moreFailed : texts.more}
      </Button>
    </Stack>
  );
};

type Props = {
  tab: NotificationTab;
  canOpen: CanOpen;
  onShowAll: () => void;
  onLeave: () => void;
  onAnnounce: (text: string) => void;
};

export const NotificationList = ({ tab, canOpen, onShowAll, onLeave, onAnnounce }: Props) => {
  const queries = useQueryClient();
  const list = useInfiniteQuery(notificationQueries.list(tab));
  const { stageOf, remove } = useRemoval(() => onAnnounce(texts.removed));
  const now = new Date(useNow(MINUTE_MS));

  if (list.isPending) return <NotificationSkeleton />;
  if (!list.data) return <QueryError query={list} title={texts.failed} />;

  const items = list.data.pages.flatMap(({ data }) => data).filter(({ id }) => stageOf(id) !== 'removed');
  const follow = (item: Notification, leaves: boolean) => {
    void markRead(queries, item);
    if (leaves) onLeave();
  };

  return (
    <>
      {items.length === 0 && !list.hasNextPage && (
        <EmptyState
          drawing="messages"
          {...texts.empty[tab]}
          action={
            tab !== 'all' && (
              <Button look="line" small onClick={onShowAll}>
                {texts.showAll}
              </Button>
            )
          }
        />
      )}
      <Stack as="ul">
        {items.map((item) => (
          <NotificationItem
            key={item.id}
            item={item}
            now={now}
            canOpen={canOpen}
            removing={stageOf(item.id) === 'removing'}
            onFollow={(leaves) => follow(item, leaves)}
            onRemove={(row) => void remove(item.id, row)}
          />
        ))}
      </Stack>
      {list.hasNextPage && (
        <More busy={list.isFetchingNextPage} failed={list.isFetchNextPageError} onMore={list.fetchNextPage} />
      )}
    </>
  );
};
