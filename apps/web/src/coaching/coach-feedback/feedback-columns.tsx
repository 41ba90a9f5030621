import type { CoachFeedback } from '@netlik/contract/coaching/coach-feedback';
import { formatDay } from '../../formats/days.ts';
import { RowName } from '../../ui/data-table/row-name.tsx';
import type { Column } from '../../ui/data-table/table-column.ts';
import { Text } from '../../ui/layout/text.tsx';
import { Rating } from '../rating.tsx';
import styles from './coach-feedback.module.css';
import { statusNames, feedbackListTexts as texts } from './coach-feedback.texts.ts';
import { FeedbackStatusTag } from './feedback-status-tag.tsx';

const { columns: headers } = texts;

export const feedbackAddress = (id: string) => `/admin/feedback/${id}`;

export const feedbackColumns: readonly Column<CoachFeedback>[] = [
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
