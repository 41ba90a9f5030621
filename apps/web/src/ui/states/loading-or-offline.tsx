import type { ReactNode } from 'react';
import { Text } from '../layout/text.tsx';
import { Skeleton } from './skeleton.tsx';

const OFFLINE = 'Bağlantın yok; burası bağlantı gelince dolacak.';

type Props = {
  query: { fetchStatus: 'fetching' | 'paused' | 'idle' };
  /** Skeleton in the shape of the loaded content, or how many lines of text it has. */
  children?: ReactNode;
  lines?: number;
};

export const OfflineText = () => <Text look="muted small">{OFFLINE}</Text>;

/** Offline, a skeleton would never be replaced, so a text is shown instead. */
export const LoadingOrOffline = ({ query, children, lines = 2 }: Props) =>
  query.fetchStatus === 'paused' ? <OfflineText /> : <Skeleton lines={lines}>{children}</Skeleton>;
