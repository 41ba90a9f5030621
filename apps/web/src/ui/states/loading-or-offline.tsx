import type { ReactNode } from 'react';
import { Text } from '../layout/text.tsx';
import { Skeleton } from './skeleton.tsx';

const OFFLINE = 'Bağlantın yok; burası bağlantı gelince dolacak.';

type Props = {
  query: { fetchStatus: 'fetching' | 'paused' | 'idle' };
  /** A skeleton in the shape of the loaded content, or its number of text lines. */
  children?: ReactNode;
  lines?: number;
};

export const OfflineText = () => (
  <Text tone="muted" size="small">
    {OFFLINE}
  </Text>
);

/** Shows a text instead of a skeleton while offline, because nothing would replace the skeleton. */
export const LoadingOrOffline = ({ query, children, lines = 2 }: Props) =>
  query.fetchStatus === 'paused' ? <OfflineText /> : <Skeleton lines={lines}>{children}</Skeleton>;
