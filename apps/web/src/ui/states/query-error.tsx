import { ErrorState } from './error-state.tsx';

type Props = {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  /** What failed: „Bildirimlerin yüklenemedi”. */
  title: string;
  compact?: boolean;
};

/** The error of a query, with a button that tries again. */
export const QueryError = ({ query, ...state }: Props) => (
  <ErrorState {...state} error={query.error} busy={query.isFetching} onRetry={() => query.refetch()} />
);
