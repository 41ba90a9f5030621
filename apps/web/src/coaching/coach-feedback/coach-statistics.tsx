import type { CoachStatistics as Row } from '@netlik/contract/coaching/admin-coaches';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../formats/days.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../ui/data-table/remembered-table.ts';
import { RowName } from '../../ui/data-table/row-name.tsx';
import type { Column } from '../../ui/data-table/table-column.ts';
import { pageQuery } from '../../ui/data-table/table-state.ts';
import { Section } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Rating } from '../rating.tsx';
import { coachFeedbackQueries } from './coach-feedback.queries.ts';
import { coachStatsTexts as texts } from './coach-feedback.texts.ts';

const SIZES = [10, 20, 50, 100];
const SEARCH_DELAY_MS = 350;

const { columns: headers } = texts;

type Category = keyof Row['feedbackStats']['categoryAverages'];

const category = (id: Category): Column<Row> => ({
  id,
  header: headers[id],
  value: ({ feedbackStats }) => feedbackStats.categoryAverages[id],
  cell: ({ feedbackStats }) => <Rating stars={feedbackStats.categoryAverages[id]} />,
  unsearched: true,
  hiddenOnPhone: true,
});

/** Ids are the contract's sort keys. */
const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    header: headers.name,
    isRowName: true,
    value: ({ coach }) => coach.name,
    cell: ({ coach }) => <RowName>{coach.name}</RowName>,
  },
  { id: 'active', header: headers.active, value: ({ studentStats }) => studentStats.active, numeric: true },
  {
    id: 'inactive',
    header: headers.inactive,
    value: ({ studentStats }) => studentStats.inactive,
    numeric: true,
    hiddenOnPhone: true,
  },
  {
    id: 'feedbacks',
    header: headers.feedbacks,
    value: ({ feedbackStats }) => feedbackStats.totalFeedbacks,
    numeric: true,
  },
  {
    id: 'rating',
    header: headers.rating,
    value: ({ feedbackStats }) => feedbackStats.averageRating,
    cell: ({ feedbackStats }) => <Rating stars={feedbackStats.averageRating} />,
    unsearched: true,
  },
  category('communication'),
  category('programQuality'),
  category('overallSatisfaction'),
  {
    id: 'last',
    header: headers.last,
    value: ({ feedbackStats }) => feedbackStats.lastFeedbackDate,
    cell: ({ feedbackStats: { lastFeedbackDate: last } }) =>
      last ? <time dateTime={last}>{formatDay(last)}</time> : '–',
    unsearched: true,
  },
];

export const CoachStatistics = () => {
  const table = useRememberedTable({ id: 'coach-stats', columns, sizes: SIZES, size: 10 });
  const query = useQuery(coachFeedbackQueries.coaches(pageQuery(table.state)));
  return (
    <Section title={texts.title}>
      <DataTable
        label={texts.list}
        table={table}
        columns={columns}
        query={query}
        failed={texts.failed}
        compact
        rowId={({ coach }) => coach._id}
        search={texts.search}
        searchDelayMs={SEARCH_DELAY_MS}
        rowLink={({ coach }) => `/admin/coaches/${coach._id}`}
        empty={<EmptyState drawing="messages" compact title={texts.empty} text={texts.emptyText} />}
      />
    </Section>
  );
};
