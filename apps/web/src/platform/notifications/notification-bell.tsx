import { useQuery, useQueryClient } from '@tanstack/react-query';
import BellIcon from 'lucide-react/icons/bell';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Text } from '../../ui/layout/text.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import styles from './notification-bell.module.css';
import type { CanOpen } from './notification-item.tsx';
import { notificationQueries, prefetchNotifications } from './notifications.queries.ts';
import { notificationTexts as texts } from './notifications.texts.ts';
import { watchPushOwner } from './push/push-owner.ts';
import { useLiveNotifications } from './use-live-notifications.ts';

type DrawerProps = { canOpen: CanOpen; onClose: () => void };

const loadDrawer = async (): Promise<ComponentType<DrawerProps>> =>
  (await import('./notification-drawer.tsx')).NotificationDrawer;

type Props = { canOpen: CanOpen; className?: string | undefined };

export const NotificationBell = ({ canOpen, className }: Props) => {
  const queries = useQueryClient();
  const unread = useQuery(notificationQueries.unread()).data?.data.length ?? 0;
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps> | null>(null);
  const opening = useRef(false);
  const announced = useLiveNotifications(Drawer !== null);

  useEffect(watchPushOwner, []);

  const prepare = () => {
    prefetchNotifications(queries);
    loadDrawer().catch(() => undefined);
  };

  const open = async () => {
    if (opening.current) return;
    opening.current = true;
    try {
      const loaded = await loadDrawer();
      setDrawer(() => loaded);
    } catch {
      // Not `lazy`: a failed import would replace the whole page.
      toast({ text: texts.notOpened, tone: 'warning' });
    }
    opening.current = false;
  };

  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={texts.bell(unread)}
        aria-haspopup="dialog"
        aria-expanded={Drawer !== null}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void open()}
      >
        <span className={styles.bell}>
          <BellIcon />
          {unread > 0 && (
            <Text
              as="span"
              size="tiny"
              weight="semibold"
              text="center"
              numbers
              className={styles.badge}
              aria-hidden="true"
            >
              {unread > 9 ? '9+' : unread}
            </Text>
          )}
        </span>
        <span className={styles.word}>{texts.word}</span>
      </button>
      <span className="visually-hidden" role="status">
        {announced}
      </span>
      {Drawer && <Drawer canOpen={canOpen} onClose={() => setDrawer(null)} />}
    </>
  );
};
