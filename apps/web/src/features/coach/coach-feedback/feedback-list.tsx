import { FEEDBACKS_AT_ONCE } from '@netlik/contract/endpoints/coach/coach-feedback';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { TableState } from '../../../ui/data-table/table-state.ts';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useUrlParams } from '../../../ui/layout/use-url-params.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { coachFeedbackQueries, type FeedbackStatus } from './coach-feedback.queries.ts';
import { feedbackListTexts as texts } from './coach-feedback.texts.ts';
import { feedbackAddress, feedbackColumns } from './feedback-columns.tsx';

/** Each divides the block of fifty that one call loads. */
const SIZES = [10, 25, 50];
const statuses: readonly FeedbackStatus[] = ['new', 'read', 'all'];

const wholeNumber = (text: string | null) => {
  const found = Number(text);
  return Number.isInteger(found) && found > 0 && found < 10_000 ? found : 1;
};

/** The filter and the page are in the URL, so that going back from an evaluation restores them. */
const usePlace = () => {
  const [params, change] = useUrlParams();
  const status = statuses.find((one) => one === params.get('status')) ?? 'new';
  const page = wholeNumber(params.get('page'));
  const size = SIZES.find((one) => String(one) === params.get('pageSize')) ?? 10;
  const table = useMemo(
    () => ({
      id: 'coach-feedback',
      state: { page, size, sort: null, search: '', filters: {} } as TableState,
      change: (part: Partial<TableState>) =>
        change({ page: String(part.page ?? 1), pageSize: String(part.size ?? size) }),
      sizes: SIZES,
    }),
    [page, size, change],
  );
  return { status, table, setStatus: (next: FeedbackStatus) => change({ status: next, page: null }) };
};

/** Evaluations of coaches: new, read or all. */
export const FeedbackList = () => {
  const navigate = useNavigate();
  const { status, table, setStatus } = usePlace();
  const { page, size } = table.state;
  const first = (page - 1) * size;
  const offset = Math.floor(first / FEEDBACKS_AT_ONCE) * FEEDBACKS_AT_ONCE;
  const query = useQuery(coachFeedbackQueries.list(status, offset));
  return (
    <Card
      title={texts.title}
      actions={
        <Segmented
          quiet
          label={texts.which}
          value={status}
          options={statuses.map((value) => ({ value, label: texts.filters[value] }))}
          onChange={setStatus}
        />
      }
    >
      {query.error && !query.data ? (
        <QueryError query={query} title={texts.failed} compact />
      ) : (
        <DataTable
          label={texts.list}
          table={table}
          columns={feedbackColumns}
          rows={query.data?.data.slice(first - offset, first - offset + size)}
          total={query.data?.total ?? 0}
          rowId={({ id }) => id}
          search={false}
          busy={query.isPlaceholderData}
          actions={({ id }) => [{ label: texts.open, onSelect: () => navigate(feedbackAddress(id)) }]}
          empty={<EmptyState compact title={texts.empty[status]} />}
        />
      )}
    </Card>
  );
};
