import type { StudentExam } from '@netlik/contract/coach/coach-students';
import type { StudyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countTexts } from '../../../../study/count-texts.ts';
import { Chart } from '../../../../ui/charts/chart.tsx';
import { numberAxis } from '../../../../ui/charts/chart-scale.ts';
import { Segmented } from '../../../../ui/forms/segmented.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { dayText, monthNames, monthOf } from '../../../../ui/pickers/calendar.ts';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { LoadingOrOffline } from '../../../../ui/states/loading-or-offline.tsx';
import { coachStudentQueries } from '../coach-students.queries.ts';
import { type ExamKind, examKinds, examsTexts as texts } from './exams-tab.texts.ts';
import styles from './student-detail.module.css';

const kindOf = ({ examType }: StudentExam): ExamKind => examType ?? 'BRANS';
const netOf = ({ totals }: StudentExam) => totals.netScore;
const shortDay = (day: StudyDay) => `${Number(day.slice(8))} ${monthNames[monthOf(day) - 1]!.slice(0, 3)}`;

/** From the first to the last exam of one kind, in a sentence and as a curve. */
const Trend = ({ exams }: { exams: readonly StudentExam[] }) => {
  const nets = exams.map(netOf);
  const last = nets.at(-1)!;
  const before = nets.at(-2);
  return (
    <>
      <p className={styles.trend}>
        <b>{texts.latest(countTexts.net(last))}</b>{' '}
        <span className={styles.quiet}>
          {before === undefined ? texts.only : texts.change(last - before)}
          {nets.length > 2 && ` ${texts.sinceFirst(last - nets[0]!, nets.length)}`}
        </span>
      </p>
      <Chart
        untitled
        title={texts.chart}
        slots={exams.map(({ _id, date }) => ({ key: _id, tick: shortDay(date) }))}
        plots={[
          {
            kind: 'line',
            axisName: texts.axis,
            axis: numberAxis(nets, { free: true }),
            tickText: (value) => value.toLocaleString('tr', { maximumFractionDigits: 1 }),
            series: [{ name: texts.axis, values: nets, colour: 'var(--primary)' }],
          },
        ]}
        readout={(at) => {
          const { date, source } = exams[at]!;
          return texts.readout(dayText(date), source, countTexts.net(nets[at]!));
        }}
        columns={texts.columns}
        row={(at) => {
          const { date, source, totals } = exams[at]!;
          const { correctAnswers, wrongAnswers, blankAnswers } = totals;
          return [
            dayText(date),
            source,
            String(correctAnswers),
            String(wrongAnswers),
            String(blankAnswers),
            countTexts.net(nets[at]!),
          ];
        }}
      />
    </>
  );
};

/** The nets of a student's exams over time, one kind at a time. */
export const ExamsTab = ({ studentId }: { studentId: string }) => {
  const query = useQuery(coachStudentQueries.exams(studentId));
  const [wanted, setWanted] = useState<ExamKind | null>(null);
  if (!query.data)
    return query.error ? (
      <ErrorState
        title={texts.failed}
        error={query.error}
        busy={query.isFetching}
        onRetry={() => query.refetch()}
      />
    ) : (
      <LoadingOrOffline query={query} />
    );
  const kinds = examKinds.filter((kind) => query.data.some((exam) => kindOf(exam) === kind));
  const kind = kinds.find((one) => one === wanted) ?? kinds[0];
  if (!kind) return <EmptyState title={texts.empty} text={texts.emptyText} />;
  return (
    <Card title={texts.title}>
      {kinds.length > 1 && (
        <Segmented
          quiet
          label={texts.kind}
          options={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
          value={kind}
          onChange={setWanted}
        />
      )}
      <Trend key={kind} exams={query.data.filter((exam) => kindOf(exam) === kind)} />
    </Card>
  );
};
