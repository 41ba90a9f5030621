import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import styles from './calendar.module.css';
import { calendarTexts as texts } from './calendar.texts.ts';

type Props = {
  query: { fetchStatus: 'fetching' | 'paused' | 'idle' };
  /** In the shape of what comes. */
  children?: ReactNode;
};

/** A skeleton promises something soon: without a connection nothing comes, and this says so. */
export const OnItsWay = ({ query, children }: Props) =>
  query.fetchStatus === 'paused' ? (
    <p className={styles.offline}>{texts.offlineDay}</p>
  ) : (
    <Skeleton lines={2}>{children}</Skeleton>
  );
