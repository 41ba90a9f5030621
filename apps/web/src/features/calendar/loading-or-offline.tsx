import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import styles from './calendar.module.css';
import { calendarTexts as texts } from './calendar.texts.ts';

type Props = {
  query: { fetchStatus: 'fetching' | 'paused' | 'idle' };
  /** Skeleton in the shape of the loaded content. */
  children?: ReactNode;
};

/** Offline, a skeleton would never be replaced, so a text is shown instead. */
export const LoadingOrOffline = ({ query, children }: Props) =>
  query.fetchStatus === 'paused' ? (
    <p className={styles.offline}>{texts.offlineDay}</p>
  ) : (
    <Skeleton lines={2}>{children}</Skeleton>
  );
