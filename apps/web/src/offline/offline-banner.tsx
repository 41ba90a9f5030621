import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useOutbox } from '../outbox/outbox.ts';
import { offlineTexts as texts } from './offline.texts.ts';
import styles from './offline-banner.module.css';
import { useOnline } from './online.ts';

const OutboxPanel = lazy(async () => ({ default: (await import('../outbox/outbox-panel.tsx')).OutboxPanel }));

const OfflineIcon = () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M3 3l14 14M2.4 8.2a11 11 0 0 1 3-2M8.4 5.1a11 11 0 0 1 9.2 3.1M5.2 11.2a7 7 0 0 1 3.2-1.9M12.6 9.9a7 7 0 0 1 2.2 1.3M8 14.2a3 3 0 0 1 4 0M10 16.6h.01" />
  </svg>
);

/** Says it once, some seconds long, and only to those who heard that it was gone. */
const useCameBack = (online: boolean): boolean => {
  const was = useRef(online);
  const [back, setBack] = useState(false);
  useEffect(() => {
    if (was.current === online) return;
    was.current = online;
    setBack(online);
    if (!online) return;
    const timer = setTimeout(() => setBack(false), 5_000);
    return () => clearTimeout(timer);
  }, [online]);
  return back;
};

/** A strip above the page while there is no connection, or while writes wait or were refused. */
export const OfflineBanner = () => {
  const online = useOnline();
  const back = useCameBack(online);
  const { entries, trouble } = useOutbox();
  const [open, setOpen] = useState(false);
  const refused = entries.filter(({ state }) => state === 'failed').length;
  const waiting = entries.length - refused;

  const said = !online
    ? texts.offline
    : trouble && waiting > 0
      ? texts.trouble
      : refused > 0
        ? texts.refused(refused)
        : null;
  const counted = said !== null && waiting > 0 ? texts.waiting(waiting) : null;

  return (
    <>
      {/* Always in the page: a region that is born with its text is not heard. */}
      <div aria-live="polite" className={said === null ? 'visually-hidden' : styles.banner}>
        {said !== null && (
          <>
            <OfflineIcon />
            <p className={styles.text}>
              <strong>{said}</strong> {!online && <span className={styles.hint}>{texts.offlineHint} </span>}
              {counted && <span className={styles.count}>{counted}</span>}
            </p>
            {entries.length > 0 && (
              <button type="button" className={styles.look} onClick={() => setOpen(true)}>
                {texts.look}
              </button>
            )}
          </>
        )}
        {said === null && back && texts.back}
      </div>
      {open && (
        <Suspense fallback={null}>
          <OutboxPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
