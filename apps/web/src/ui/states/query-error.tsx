import { ErrorState } from './error-state.tsx';

type Props = {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  /** The failed action: „Bildirimlerin yüklenemedi”. */
  title: string;
  compact?: boolean;
};

export const QueryError = ({ query, ...state }: Props) => (
  <ErrorState {...state} error={query.error} busy={query.isFetching} onRetry={() => query.refetch()} />
);
