import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';
import styles from './state.module.css';

const OFFLINE = 'Bağlantın yok; burası bağlantı gelince dolacak.';

type Props = {
  query: { fetchStatus: 'fetching' | 'paused' | 'idle' };
  /** Skeleton in the shape of the loaded content, or how many lines of text it has. */
  children?: ReactNode;
  lines?: number;
};

export const OfflineText = () => <p className={styles.offline}>{OFFLINE}</p>;

/** Offline, a skeleton would never be replaced, so a text is shown instead. */
export const LoadingOrOffline = ({ query, children, lines = 2 }: Props) =>
  query.fetchStatus === 'paused' ? <OfflineText /> : <Skeleton lines={lines}>{children}</Skeleton>;
