import { coachLive } from '@netlik/contract/coach/coach-live';
import { parseStudyDay, studyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { read } from '../../../api/read.ts';
import { useTour } from '../../../tutorial/tutorial.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { TableState } from '../../../ui/data-table/table-state.ts';
import { PageFrame } from '../../../ui/layout/page-frame.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useUrlParams } from '../../../ui/layout/use-url-params.ts';
import { DatePicker } from '../../../ui/pickers/date-picker.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { ProgramStudent } from '../coach-programs/program-student.tsx';
import { reportColumns } from './report-columns.tsx';
import styles from './reports.module.css';
import { reportTexts as texts } from './reports.texts.ts';
import { reportsTour } from './reports.tour.ts';

const SIZES = [10, 20, 50, 100];
const FIRST_SIZE = 10;

const wholeNumber = (text: string | null, otherwise: number) => {
  const found = Number(text);
  return Number.isInteger(found) && found > 0 && found < 100_000 ? found : otherwise;
};

/** The table's place in the address, under the names of the specification. */
const usePlace = () => {
  const [params, change] = useUrlParams();
  const page = wholeNumber(params.get('page'), 1);
  const asked = wholeNumber(params.get('pageSize'), FIRST_SIZE);
  const size = SIZES.includes(asked) ? asked : FIRST_SIZE;
  const table = useMemo(
    () => ({
      id: 'coach-reports',
      state: { page, size, sort: null, search: '', filters: {} } as TableState,
      change: (part: Partial<TableState>) =>
        change({ page: String(part.page ?? 1), pageSize: String(part.size ?? size) }),
      sizes: SIZES,
    }),
    [page, size, change],
  );
  return { params, change, table };
};

/** Program days of one's students with answers and evaluations, newest first. */
export const ReportsPage = () => {
  useTour(reportsTour);
  const { params, change, table } = usePlace();
  const studentId = params.get('studentId');
  const coachId = params.get('coachId');
  const today = studyDay(new Date());
  const date = parseStudyDay(params.get('date') ?? '');
  const { page, size } = table.state;
  const query = useQuery(
    read(
      coachLive.reports,
      {
        query: {
          limit: size,
          offset: (page - 1) * size,
          ...(studentId ? { studentId } : {}),
          ...(date ? { date } : {}),
          ...(coachId ? { coachId } : {}),
        },
      },
      { keepPrevious: true },
    ),
  );
  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      breadcrumb={[{ to: '/coach-dashboard', label: texts.back }]}
    >
      <Stack gap="3" className={styles.filters} data-tour="coach-reports-filters">
        <ProgramStudent
          studentId={studentId}
          coachParam={coachId}
          label={texts.student}
          placeholder={texts.allStudents}
          onStudent={(id) => change({ studentId: id, page: null })}
        />
        <DatePicker
          label={texts.date}
          value={date ?? ''}
          max={today}
          onChange={({ currentTarget }) => change({ date: currentTarget.value, page: null })}
        />
        {date && (
          <Button look="quiet" onClick={() => change({ date: null, page: null })}>
            {texts.clearDate}
          </Button>
        )}
      </Stack>
      {query.error && !query.data ? (
        <QueryError query={query} title={texts.failed} />
      ) : (
        <div data-tour="coach-reports-list">
          <DataTable
            label={texts.list}
            table={table}
            columns={reportColumns}
            rows={query.data?.data}
            total={query.data?.total ?? 0}
            rowId={({ _id }) => _id}
            search={false}
            busy={query.isPlaceholderData}
            empty={
              studentId || date ? (
                <EmptyState drawing="search" title={texts.empty} text={texts.emptyText} />
              ) : (
                <EmptyState
                  title={texts.noneYet}
                  text={texts.noneYetText}
                  action={<ButtonLink to="/coach/programs/create">{texts.write}</ButtonLink>}
                />
              )
            }
          />
        </div>
      )}
    </PageFrame>
  );
};
