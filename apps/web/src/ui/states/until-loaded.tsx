import type { ComponentProps, ReactNode } from 'react';
import { LoadingOrOffline } from './loading-or-offline.tsx';
import { QueryError } from './query-error.tsx';

type Props = {
  query: ComponentProps<typeof QueryError>['query'] &
    ComponentProps<typeof LoadingOrOffline>['query'] & { data: unknown };
  /** The title when it fails: „Kartların yüklenemedi”. */
  failed: string;
  compact?: boolean;
  /** Skeleton in the shape of the loaded content, or how many lines of text it has. */
  children?: ReactNode;
  lines?: number;
};

/** In the place of data that is not there: its skeleton, or why it failed. Nothing once there is data. */
export const UntilLoaded = ({ query, failed, compact, ...skeleton }: Props) => {
  if (query.data !== undefined) return null;
  if (query.error) return <QueryError query={query} title={failed} compact={compact} />;
  return <LoadingOrOffline query={query} {...skeleton} />;
};
