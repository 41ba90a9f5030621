import { coachLive } from '@netlik/contract/coaching/coach-live';
import { parseStudyDay, studyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { read } from '../../data/calls/read.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { DatePicker } from '../../ui/pickers/date-picker.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { ProgramStudent } from '../coach-programs/program-student.tsx';
import { usePagedTable } from '../paged-table.ts';
import { periodQuery } from '../period.ts';
import { PeriodChoice } from '../period-choice.tsx';
import { programAddress, studentAddress } from '../program-address.ts';
import { useStudentPeriod } from '../use-student-period.ts';
import { phoneReportColumns, reportColumns } from './report-columns.tsx';
import { ReportSums } from './report-sums.tsx';
import styles from './reports.module.css';
import { reportTexts as texts } from './reports.texts.ts';

const SIZES = [10, 20, 50, 100];

export const ReportsPage = () => {
  useTour('coach-reports');
  const [params, change] = useUrlParams();
  const navigate = useNavigate();
  const onPhone = useNarrow();
  const table = usePagedTable('coach-reports', SIZES);
  const studentId = params.get('studentId');
  const coachId = params.get('coachId');
  const today = studyDay(new Date());
  const date = parseStudyDay(params.get('date') ?? '');
  const days = useStudentPeriod(studentId);
  const { page, size } = table.state;
  const shown = {
    ...(studentId ? { studentId } : {}),
    ...(date ? { date } : periodQuery(days)),
    ...(coachId ? { coachId } : {}),
  };
  const query = useQuery({
    ...read(
      coachLive.reports,
      { query: { limit: size, offset: (page - 1) * size, ...shown } },
      { keepPrevious: true },
    ),
    enabled: !days.isLoading,
  });
  const sums = useQuery({
    ...read(coachLive.reportSums, { query: shown }, { keepPrevious: true }),
    enabled: !days.isLoading,
  });
  const totals = sums.data && sums.data.days > 0 && <ReportSums sums={sums.data} />;
  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      breadcrumb={[{ to: '/coach-dashboard', label: texts.back }]}
      // The empty state has its own button.
      actions={query.data?.total !== 0 && <ButtonLink to="/coach/programs/create">{texts.write}</ButtonLink>}
    >
      <Grid gap="3" className={styles.filters} data-tour="coach-reports-filters">
        <ProgramStudent
          studentId={studentId}
          coachParam={coachId}
          label={texts.student}
          placeholder={texts.allStudents}
          onStudent={(id) =>
            change({
              studentId: id,
              page: null,
              ...(!id && days.period === 'meeting' ? { period: null } : {}),
            })
          }
        />
        <DatePicker
          label={texts.date}
          value={date ?? ''}
          max={today}
          onChange={({ currentTarget }) => change({ date: currentTarget.value, page: null })}
        />
        {date && (
          <Button look="quiet" small onClick={() => change({ date: null, page: null })}>
            {texts.clearDate}
          </Button>
        )}
      </Grid>
      {!date && <PeriodChoice days={days} usual="all" ofStudent={studentId !== null} />}
      {!onPhone && totals}
      <div data-tour="coach-reports-list">
        <DataTable
          label={texts.list}
          table={table}
          columns={onPhone ? phoneReportColumns : reportColumns}
          query={query}
          failed={texts.failed}
          rowId={({ _id }) => _id}
          search={false}
          actions={(report) => [
            { label: texts.openDay, onSelect: () => navigate(studentAddress(report.studentId, report.date)) },
            {
              label: texts.editProgram,
              onSelect: () => navigate(programAddress({ editId: report._id, ...report })),
            },
          ]}
          rowLink={({ studentId, date }) => studentAddress(studentId, date)}
          empty={
            studentId || date || days.period !== 'all' ? (
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
      {onPhone && totals}
    </PageFrame>
  );
};
