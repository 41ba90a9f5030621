import { coachLive, type ReportSums as Sums } from '@netlik/contract/coaching/coach-live';
import { parseStudyDay, studyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { read } from '../../data/calls/read.ts';
import { formatDuration } from '../../formats/durations.ts';
import { formatCount, formatNet, formatPercent } from '../../formats/numbers.ts';
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
import { type Fact, Facts } from '../facts.tsx';
import { usePagedTable } from '../paged-table.ts';
import { periodQuery } from '../period.ts';
import { PeriodChoice } from '../period-choice.tsx';
import { programAddress, studentAddress } from '../program-address.ts';
import { useStudentPeriod } from '../use-student-period.ts';
import { phoneReportColumns, reportColumns } from './report-columns.tsx';
import styles from './reports.module.css';
import { reportTexts, reportTexts as texts } from './reports.texts.ts';

const { sums: sumTexts } = reportTexts;

/** Totals of the whole period, not of the current page. */
const ReportSums = ({ sums }: { sums: Sums }) => {
  const facts: Fact[] = [
    [sumTexts.days, formatCount(sums.days)],
    [sumTexts.completion, formatPercent(sums.completionRate)],
    [sumTexts.time, formatDuration(sums.studyTime)],
    [sumTexts.correct, formatCount(sums.correct)],
    [sumTexts.wrong, formatCount(sums.wrong)],
    [sumTexts.blank, formatCount(sums.blank)],
    [sumTexts.net, formatNet(sums.net)],
  ];
  return <Facts large facts={facts} aria-label={sumTexts.label} />;
};

const SIZES = [10, 20, 50, 100];

const useReports = () => {
  const [params] = useUrlParams();
  const table = usePagedTable('coach-reports', SIZES);
  const studentId = params.get('studentId');
  const coachId = params.get('coachId');
  const date = parseStudyDay(params.get('date') ?? '');
  const days = useStudentPeriod(studentId);
  const { page, size } = table.state;
  const shown = {
    ...(studentId ? { studentId } : {}),
    ...(date ? { date } : periodQuery(days)),
    ...(coachId ? { coachId } : {}),
  };
  const paging = { limit: size, offset: (page - 1) * size };
  const options = { keepPrevious: true } as const;
  const enabled = !days.isLoading;
  const query = useQuery({
    ...read(coachLive.reports, { query: { ...paging, ...shown } }, options),
    enabled,
  });
  const sums = useQuery({ ...read(coachLive.reportSums, { query: shown }, options), enabled });
  return { table, query, sums: sums.data, studentId, coachId, date, days };
};

type FiltersProps = Pick<ReturnType<typeof useReports>, 'studentId' | 'coachId' | 'date' | 'days'>;

const Filters = ({ studentId, coachId, date, days }: FiltersProps) => {
  const [, change] = useUrlParams();
  return (
    <>
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
          max={studyDay(new Date())}
          onChange={({ currentTarget }) => change({ date: currentTarget.value, page: null })}
        />
        {date && (
          <Button look="line" small onClick={() => change({ date: null, page: null })}>
            {texts.clearDate}
          </Button>
        )}
      </Grid>
      {!date && <PeriodChoice days={days} usual="all" ofStudent={studentId !== null} />}
    </>
  );
};

const writeLink = <ButtonLink to="/coach/programs/create">{texts.write}</ButtonLink>;

export const ReportsPage = () => {
  useTour('coach-reports');
  const navigate = useNavigate();
  const onPhone = useNarrow();
  const { table, query, sums, ...filters } = useReports();
  const isFiltered = filters.studentId || filters.date || filters.days.period !== 'all';
  const totals = sums && sums.days > 0 && <ReportSums sums={sums} />;
  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      // The empty state has its own button.
      actions={query.data?.total !== 0 && writeLink}
    >
      <Filters {...filters} />
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
            isFiltered ? (
              <EmptyState drawing="nothing" title={texts.empty} text={texts.emptyText} />
            ) : (
              <EmptyState drawing="files" title={texts.noneYet} text={texts.noneYetText} action={writeLink} />
            )
          }
        />
      </div>
      {onPhone && totals}
    </PageFrame>
  );
};
