import type { Alert } from '@netlik/contract/platform/alerts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { usePerson } from '../../data/calls/use-person.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { AlertBanner } from './alert-banner.tsx';
import styles from './alert-banners.module.css';
import { alertQueries, hasEnded } from './alerts.queries.ts';
import { type AlertPlace, alertTexts as texts } from './alerts.texts.ts';
import { closeAlert, isClosed, readClosedAlerts } from './closed-alerts.ts';

const places: Record<string, AlertPlace> = {
  '/dashboard': 'dashboard',
  '/coach-dashboard': 'coach-dashboard',
};

type Props = {
  /**
   * Checks whether this user may open an address, because an alert for everyone may link to a restricted
   * page.
   */
  canOpen: (address: string | null) => boolean;
};

export const AlertBanners = ({ canOpen }: Props) => {
  const place = places[useLocation().pathname] ?? 'elsewhere';
  const personId = usePerson()?._id ?? '';
  const active = useQuery(alertQueries.active(place));
  const [closed, setClosed] = useState(() => readClosedAlerts(personId));
  const region = useRef<HTMLElement>(null);
  const [late] = useState(active.data === undefined);

  if (!active.data)
    return active.error ? (
      <Row gap="0 2" align="center" wrap tone="muted" size="small" role="status">
        <span>{texts.failed[place]}</span>
        <Button look="quiet" small busy={active.isFetching} onClick={() => void active.refetch()}>
          {texts.retry}
        </Button>
      </Row>
    ) : null;

  const now = Date.now();
  const shown = active.data.filter((alert) => !isClosed(closed, alert) && !hasEnded(alert, now));
  if (shown.length === 0) return null;

  const onClose = (alert: Alert) => {
    setClosed(closeAlert(personId, alert, active.data));
    // The focused button is removed: focus the remaining banners or the page title.
    if (shown.length > 1) region.current?.focus();
    else document.querySelector('h1')?.focus({ preventScroll: true });
  };

  return (
    <Stack
      as="section"
      gap="2"
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
          linked={canOpen(alert.ctaUrl)}
          onClose={() => onClose(alert)}
        />
      ))}
    </Stack>
  );
};
