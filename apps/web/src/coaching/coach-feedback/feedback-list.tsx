import { type CoachFeedback, FEEDBACKS_AT_ONCE } from '@netlik/contract/coaching/coach-feedback';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { formatDay } from '../../formats/days.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { RowName } from '../../ui/data-table/row-name.tsx';
import type { Column } from '../../ui/data-table/table-column.ts';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { usePagedTable } from '../paged-table.ts';
import { Rating } from '../rating.tsx';
import styles from './coach-feedback.module.css';
import { coachFeedbackQueries, type FeedbackStatus } from './coach-feedback.queries.ts';
import { statusNames, feedbackListTexts as texts } from './coach-feedback.texts.ts';
import { FeedbackStatusTag } from './feedback-status-tag.tsx';

const { columns: headers } = texts;

const feedbackAddress = (id: string) => `/admin/feedback/${id}`;

const feedbackColumns: readonly Column<CoachFeedback>[] = [
  {
    id: 'student',
    header: headers.student,
    isRowName: true,
    value: ({ student }) => student.name,
    sortable: false,
    cell: ({ student }) => <RowName aria-label={texts.openOf(student.name)}>{student.name}</RowName>,
  },
  {
    id: 'coach',
    header: headers.coach,
    value: ({ coach }) => coach?.name ?? texts.noCoach,
    sortable: false,
  },
  {
    id: 'rating',
    header: headers.rating,
    value: ({ overallRating }) => overallRating,
    cell: ({ overallRating }) => <Rating stars={overallRating} />,
    sortable: false,
  },
  {
    id: 'feedback',
    header: headers.feedback,
    value: ({ feedback }) => feedback,
    cell: ({ feedback }) => (
      <Text as="span" text="start" lines={2} className={styles.excerpt}>
        {feedback}
      </Text>
    ),
    sortable: false,
  },
  {
    id: 'status',
    header: headers.status,
    value: ({ status }) => statusNames[status],
    cell: ({ status }) => <FeedbackStatusTag status={status} />,
    sortable: false,
  },
  {
    id: 'createdAt',
    header: headers.createdAt,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDay(createdAt)}</time>,
    sortable: false,
  },
];

/** Each size divides fifty, the number of rows per call. */
const SIZES = [10, 25, 50];
const statuses: readonly FeedbackStatus[] = ['new', 'read', 'all'];

/** Filter and page are in the URL, so that going back restores them. */
export const FeedbackList = () => {
  const navigate = useNavigate();
  const [params, changeUrl] = useUrlParams();
  const status = statuses.find((one) => one === params.get('status')) ?? 'new';
  const table = usePagedTable('coach-feedback', SIZES);
  const { page, size } = table.state;
  const first = (page - 1) * size;
  const offset = Math.floor(first / FEEDBACKS_AT_ONCE) * FEEDBACKS_AT_ONCE;
  const query = useQuery(coachFeedbackQueries.list(status, offset));
  return (
    <Section
      title={texts.title}
      actions={
        <Segmented
          quiet
          label={texts.which}
          value={status}
          options={statuses.map((value) => ({ value, label: texts.filters[value] }))}
          onChange={(next) => changeUrl({ status: next, page: null })}
        />
      }
    >
      <DataTable
        label={texts.list}
        table={table}
        columns={feedbackColumns}
        query={query}
        rows={({ data, total }) => ({ data: data.slice(first - offset, first - offset + size), total })}
        failed={texts.failed}
        compact
        rowId={({ id }) => id}
        search={false}
        rowLink={({ id }) => feedbackAddress(id)}
        actions={({ id }) => [{ label: texts.open, onSelect: () => navigate(feedbackAddress(id)) }]}
        empty={<EmptyState drawing="messages" compact title={texts.empty[status]} />}
      />
    </Section>
  );
};
