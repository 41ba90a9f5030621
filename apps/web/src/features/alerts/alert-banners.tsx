import type { Alert } from '@netlik/contract/alerts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { usePerson } from '../../api/use-person.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { AlertBanner } from './alert-banner.tsx';
import styles from './alert-banners.module.css';
import { alertQueries, isOver } from './alerts.queries.ts';
import { type AlertPlace, alertTexts as texts } from './alerts.texts.ts';
import { close, isClosed, readClosed } from './closed-alerts.ts';

const places: Record<string, AlertPlace> = {
  '/dashboard': 'dashboard',
  '/coach-dashboard': 'coach-dashboard',
};

type Props = {
  /** Whether a link leads this person anywhere: an alert for all may point to a page that is not for all. */
  mayOpen: (address: string | null) => boolean;
};

/** What the admins tell people like this one now, closable, at the top of a dashboard. */
export const AlertBanners = ({ mayOpen }: Props) => {
  const place = places[useLocation().pathname] ?? 'elsewhere';
  const personId = usePerson()?._id ?? '';
  const active = useQuery(alertQueries.active(place));
  const [closed, setClosed] = useState(() => readClosed(personId));
  const region = useRef<HTMLElement>(null);
  const [late] = useState(active.data === undefined);

  if (!active.data)
    return active.error ? (
      <div className={styles.failed} role="status">
        <span>{texts.failed[place]}</span>
        <Button look="plain" small busy={active.isFetching} onClick={() => void active.refetch()}>
          {texts.retry}
        </Button>
      </div>
    ) : null;

  const now = Date.now();
  const shown = active.data.filter((alert) => !isClosed(closed, alert) && !isOver(alert, now));
  if (shown.length === 0) return null;

  const onClose = (alert: Alert) => {
    setClosed(close(personId, alert, active.data));
    // The pressed button is gone: go on from the banners that stay, or from the page's title.
    if (shown.length > 1) region.current?.focus();
    else document.querySelector('h1')?.focus({ preventScroll: true });
  };

  return (
    <section
      ref={region}
      className={styles.banners}
      data-late={late || undefined}
      aria-label={texts.region}
      tabIndex={-1}
    >
      {shown.map((alert) => (
        <AlertBanner
          key={alert.id}
          alert={alert}
          linked={mayOpen(alert.ctaUrl)}
          onClose={() => onClose(alert)}
        />
      ))}
    </section>
  );
};
