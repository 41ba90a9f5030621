import type { CoachListItem } from '@netlik/contract/coaching/admin-coaches';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { formatDay } from '../../formats/days.ts';
import { formatDuration } from '../../formats/durations.ts';
import { formatCount, formatPercent } from '../../formats/numbers.ts';
import { formatTimeAgo } from '../../formats/time-ago.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../ui/data-table/remembered-table.ts';
import { RowName } from '../../ui/data-table/row-name.tsx';
import type { Column } from '../../ui/data-table/table-column.ts';
import { pageQuery } from '../../ui/data-table/table-state.ts';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { completionLook } from '../progress-tone.ts';
import { adminCoachQueries } from './admin-coaches.queries.ts';
import { coachListTexts as texts } from './admin-coaches.texts.ts';

const { columns: headers, info } = texts;

const coachAddress = (id: string) => `/admin/coaches/${id}`;

/** Ids of sortable columns are the contract's. */
const coachColumns: readonly Column<CoachListItem>[] = [
  {
    id: 'name',
    header: headers.name,
    isRowName: true,
    value: ({ name }) => name,
    cell: ({ name, avatar, isActive }) => (
      <Row as="span" gap="2" align="center" shrink>
        <Avatar person={{ firstName: name, avatar }} size={30} />
        <RowName>{name}</RowName>
        {!isActive && <Tag tone="warning">{texts.suspended}</Tag>}
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

const SIZES = [10, 20, 50, 100];
const SEARCH_DELAY_MS = 350;

export const CoachesPage = () => {
  useTour('admin-coaches');
  const navigate = useNavigate();
  const table = useRememberedTable({ id: 'admin-coaches', columns: coachColumns, sizes: SIZES, size: 10 });
  const query = useQuery(adminCoachQueries.list(pageQuery(table.state)));
  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      actions={
        query.data?.pagination.total === 0 ? undefined : (
          <ButtonLink to="/admin/assignments">{texts.assign}</ButtonLink>
        )
      }
    >
      <div data-tour="admin-coaches-list">
        <DataTable
          label={texts.list}
          table={table}
          columns={coachColumns}
          query={query}
          failed={texts.failed}
          rowId={({ _id }) => _id}
          search={texts.search}
          searchDelayMs={SEARCH_DELAY_MS}
          rowLink={({ _id }) => coachAddress(_id)}
          actions={({ _id }) => [
            { label: texts.open, onSelect: () => navigate(coachAddress(_id)) },
            { label: texts.dashboard, onSelect: () => navigate(`/coach-dashboard?coachId=${_id}`) },
          ]}
          empty={
            <EmptyState
              drawing="people"
              title={texts.empty}
              text={texts.emptyText}
              action={<ButtonLink to="/admin-dashboard?tab=users&new=coach">{texts.create}</ButtonLink>}
            />
          }
        />
      </div>
    </PageFrame>
  );
};
