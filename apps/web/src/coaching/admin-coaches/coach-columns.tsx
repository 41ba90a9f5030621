import type { CoachListItem } from '@netlik/contract/coaching/admin-coaches';
import { formatDay } from '../../formats/days.ts';
import { formatDuration } from '../../formats/durations.ts';
import { formatCount, formatPercent } from '../../formats/numbers.ts';
import { formatTimeAgo } from '../../formats/time-ago.ts';
import { RowName } from '../../ui/data-table/row-name.tsx';
import type { Column } from '../../ui/data-table/table-column.ts';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { completionLook } from '../progress-tone.ts';
import styles from './admin-coaches.module.css';
import { coachListTexts as texts } from './admin-coaches.texts.ts';

const { columns: headers, info } = texts;

export const coachAddress = (id: string) => `/admin/coaches/${id}`;

/** Ids of sortable columns are the contract's. */
export const coachColumns: readonly Column<CoachListItem>[] = [
  {
    id: 'name',
    header: headers.name,
    isRowName: true,
    value: ({ name }) => name,
    cell: ({ name, avatar, isActive }) => (
      <Row as="span" gap="2" align="center" shrink>
        <Avatar person={{ firstName: name, avatar }} size={32} />
        <RowName>{name}</RowName>
        {!isActive && (
          <Text as="span" tone="warning" size="tiny" weight="semibold" noShrink className={styles.mark}>
            {texts.suspended}
          </Text>
        )}
      </Row>
    ),
  },
  { id: 'email', header: headers.email, value: ({ email }) => email },
  { id: 'city', header: headers.city, value: ({ city }) => city },
  { id: 'students', header: headers.students, value: ({ studentCount }) => studentCount, numeric: true },
  {
    id: 'completion',
    header: headers.completion,
    info: info.completion,
    numeric: true,
    sortable: false,
    value: ({ work }) => work?.completion ?? null,
    cell: ({ work }) => {
      const percent = work?.completion ?? null;
      return percent === null ? (
        '–'
      ) : (
        <Text as="span" tone={completionLook(percent)} numbers>
          {formatPercent(percent)}
        </Text>
      );
    },
  },
  {
    id: 'programs',
    header: headers.programs,
    info: info.programs,
    numeric: true,
    sortable: false,
    value: ({ work }) => work?.programs ?? null,
    cell: ({ work }) => (
      <>
        {work ? formatCount(work.programs) : '–'}
        {work?.lastProgramAt && (
          <Text as="span" tone="muted" size="tiny" nowrap>
            {' '}
            · {formatTimeAgo(work.lastProgramAt, new Date()) ?? texts.justNow}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'answer',
    header: headers.answer,
    info: info.answer,
    numeric: true,
    sortable: false,
    value: ({ work }) => work?.answerMinutes ?? null,
    cell: ({ work }) => (typeof work?.answerMinutes === 'number' ? formatDuration(work.answerMinutes) : '–'),
  },
  {
    id: 'createdAt',
    header: headers.createdAt,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDay(createdAt)}</time>,
  },
];
