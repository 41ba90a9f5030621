import type { ComponentProps, ReactNode } from 'react';
import { LoadingOrOffline } from './loading-or-offline.tsx';
import { QueryError } from './query-error.tsx';

type Props = {
  query: ComponentProps<typeof QueryError>['query'] &
    ComponentProps<typeof LoadingOrOffline>['query'] & { data: unknown };
  /** The title of an error: „Kartların yüklenemedi”. */
  failed: string;
  compact?: boolean;
  /** A skeleton in the shape of the loaded content, or its number of text lines. */
  children?: ReactNode;
  lines?: number;
};

/** Shows a skeleton or the error in place of missing data, and nothing once there is data. */
export const UntilLoaded = ({ query, failed, compact, ...skeleton }: Props) => {
  if (query.data !== undefined) return null;
  if (query.error) return <QueryError query={query} title={failed} compact={compact} />;
  return <LoadingOrOffline query={query} {...skeleton} />;
};
