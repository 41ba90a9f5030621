import type { Notification } from '@netlik/contract/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { live } from '../../live/live.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { hearChange, reloadEverything, take } from './notifications.queries.ts';
import { notificationTexts as texts } from './notifications.texts.ts';

/** Worth a word in the corner; the rest waits in the bell. */
const isWorthAToast = ({ category }: Notification) => category === 'coach' || category === 'success';

/** Keeps the lists and the badge in step with the server. Answers with what screen readers should hear. */
export const useLiveNotifications = (drawerOpen: boolean): string => {
  const queries = useQueryClient();
  const [announced, setAnnounced] = useState('');
  const seen = useRef(drawerOpen);
  useEffect(() => {
    seen.current = drawerOpen;
  }, [drawerOpen]);

  useEffect(() => {
    const arrive = (item: Notification) => {
      take(queries, item);
      // In the open drawer it is on the screen; a hidden tab leaves the word to the one that is looked at.
      if (seen.current || document.hidden) return;
      // A toast is read out by itself.
      if (isWorthAToast(item))
        toast({ text: item.title, tone: item.category === 'success' ? 'success' : 'info' });
      else setAnnounced(texts.arrived(item.title));
    };
    const stops = [
      live.subscribe('notification', arrive),
      live.subscribe('notifications.changed', () => hearChange(queries)),
      live.onMissed(() => void reloadEverything(queries)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries]);

  return announced;
};
