import type { Notification } from '@netlik/contract/platform/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { live } from '../../data/live/live.ts';
import { isCelebration } from '../../ui/celebrations/celebrations.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { addNotification, reloadLists, reloadListsUnlessEcho } from './notifications.queries.ts';
import { notificationTexts as texts } from './notifications.texts.ts';

/** Other categories only update the badge; celebrations replace the toast. */
const isToastWorthy = ({ category, type }: Notification) =>
  category === 'coach' || (category === 'success' && !isCelebration(type));

/** Keeps the lists and the badge in sync. Returns the text for screen readers. */
export const useLiveNotifications = (drawerOpen: boolean): string => {
  const queries = useQueryClient();
  const [announced, setAnnounced] = useState('');
  const seen = useRef(drawerOpen);
  useEffect(() => {
    seen.current = drawerOpen;
  }, [drawerOpen]);

  useEffect(() => {
    const onNotification = (item: Notification) => {
      addNotification(queries, item);
      // The open drawer already shows it, and only the visible tab announces.
      if (seen.current || document.hidden) return;
      if (isToastWorthy(item))
        toast({ text: item.title, tone: item.category === 'success' ? 'success' : 'info' });
      else if (!isCelebration(item.type)) setAnnounced(texts.arrived(item.title));
    };
    const stops = [
      live.subscribe('notification', onNotification),
      live.subscribe('changed', (topics) => {
        if (topics.includes('notifications')) reloadListsUnlessEcho(queries);
      }),
      live.onMissed(() => void reloadLists(queries)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries]);

  return announced;
};
