import { studyDay } from '@netlik/domain/study-day';
import OfflineIcon from 'lucide-react/icons/wifi-off';
import { Suspense, useEffect, useRef, useState } from 'react';
import { formatClock, formatMoment } from '../../formats/clock.ts';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { Text } from '../../ui/layout/text.tsx';
import { useOnline } from '../browser-values.ts';
import { useOutbox } from '../outbox/outbox.ts';
import { offlineTexts as texts } from './offline.texts.ts';
import styles from './offline-banner.module.css';
import { useShownSince } from './shown-since.ts';

const OutboxPanel = lazyNamed(() => import('../outbox/outbox-panel.tsx'), 'OutboxPanel');

/** „14:05”, with the day if it is not today. */
const shownTime = (at: number): string =>
  studyDay(new Date(at)) === studyDay(new Date()) ? formatClock(at) : formatMoment(at);

/** True for five seconds after the connection returns. */
const useCameBack = (online: boolean): boolean => {
  const was = useRef(online);
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (was.current === online) return;
    was.current = online;
    setBack(online);
    if (!online) return;
    const timer = setTimeout(() => setBack(false), 5_000);
    return () => clearTimeout(timer);
  }, [online]);
  return isBack;
};

export const OfflineBanner = () => {
  const online = useOnline();
  const isBack = useCameBack(online);
  const { entries, isServerUnreachable } = useOutbox();
  const [open, setOpen] = useState(false);
  const refused = entries.filter(({ state }) => state === 'failed').length;
  const waiting = entries.length - refused;

  const { since, isRestored } = useShownSince();
  const message = !online
    ? texts.offline
    : isRestored || (isServerUnreachable && waiting > 0)
      ? texts.trouble
      : refused > 0
        ? texts.refused(refused)
        : null;
  const waitingText = message !== null && waiting > 0 ? texts.waiting(waiting) : null;

  return (
    <>
      {/* Always rendered, because screen readers skip a live region that is inserted with its text. */}
      <div aria-live="polite" className={message === null ? 'visually-hidden' : styles.banner}>
        {message !== null && (
          <>
            <OfflineIcon />
            <p className={styles.text}>
              <strong>{message}</strong>{' '}
              {!online && <span className={styles.hint}>{texts.offlineHint} </span>}
              {(!online || isRestored) && since !== null && (
                <Text as="span" weight="semibold" numbers nowrap>
                  {texts.since(shownTime(since))}
                </Text>
              )}{' '}
              {waitingText && (
                <Text as="span" weight="semibold" numbers nowrap>
                  {waitingText}
                </Text>
              )}
            </p>
            {entries.length > 0 && (
              <Text
                type="button"
                as="button"
                tone="primary"
                weight="semibold"
                minTouchTarget
                className={styles.openButton}
                onClick={() => setOpen(true)}
              >
                {texts.look}
              </Text>
            )}
          </>
        )}
        {message === null && isBack && texts.back}
      </div>
      {open && (
        <Suspense fallback={null}>
          <OutboxPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
