import type { StudentExam } from '@netlik/contract/coaching/coach-students';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay, formatShortDayMonth } from '../../../formats/days.ts';
import { formatDecimal, formatNet } from '../../../formats/numbers.ts';
import { Chart } from '../../../ui/charts/chart.tsx';
import { numberAxis } from '../../../ui/charts/chart-scale.ts';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Section } from '../../../ui/layout/card.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { PeriodChoice } from '../../period-choice.tsx';
import { useStudentPeriod } from '../../use-student-period.ts';
import { coachStudentQueries } from '../coach-students.queries.ts';
import { type ExamKind, examKinds, examsTexts as texts } from './exams-tab.texts.ts';

const kindOf = ({ examType }: StudentExam): ExamKind => examType ?? 'BRANS';
const netOf = ({ totals }: StudentExam) => totals.netScore;

const Trend = ({ exams }: { exams: readonly StudentExam[] }) => {
  const nets = exams.map(netOf);
  const last = nets.at(-1)!;
  const before = nets.at(-2);
  return (
    <>
      <p>
        <b>{texts.latest(formatNet(last))}</b>{' '}
        <Text as="span" tone="muted">
          {before === undefined ? texts.only : texts.change(last - before)}
          {nets.length > 2 && ` ${texts.sinceFirst(last - nets[0]!, nets.length)}`}
        </Text>
      </p>
      <Chart
        untitled
        title={texts.chart}
        slots={exams.map(({ _id, date }) => ({ key: _id, tick: formatShortDayMonth(date) }))}
        plots={[
          {
            kind: 'line',
            axisName: texts.axis,
            axis: numberAxis(nets, { free: true }),
            tickText: (value) => formatDecimal(value, 1),
            series: [{ name: texts.axis, values: nets, colour: 'var(--primary)' }],
          },
        ]}
        readout={(at) => {
          const { date, source } = exams[at]!;
          return texts.readout(formatDay(date), source, formatNet(nets[at]!));
        }}
        columns={texts.columns}
        row={(at) => {
          const { date, source, totals } = exams[at]!;
          const { correctAnswers, wrongAnswers, blankAnswers } = totals;
          return [
            formatDay(date),
            source,
            String(correctAnswers),
            String(wrongAnswers),
            String(blankAnswers),
            formatNet(nets[at]!),
          ];
        }}
      />
    </>
  );
};

export const ExamsTab = ({ studentId }: { studentId: string }) => {
  const query = useQuery(coachStudentQueries.exams(studentId));
  const days = useStudentPeriod(studentId);
  const { from, to } = days;
  const [wanted, setWanted] = useState<ExamKind | null>(null);
  if (!query.data) return <UntilLoaded query={query} failed={texts.failed} />;
  const kinds = examKinds.filter((kind) => query.data.some((exam) => kindOf(exam) === kind));
  const kind = kinds.find((one) => one === wanted) ?? kinds[0];
  if (!kind) return <EmptyState drawing="exams" title={texts.empty} text={texts.emptyText} />;
  const ofKind = query.data.filter((exam) => kindOf(exam) === kind);
  const shown = ofKind.filter(({ date }) => !from || !to || (date >= from && date <= to));
  return (
    <Section title={texts.title} actions={<PeriodChoice days={days} usual="all" ofStudent />}>
      {kinds.length > 1 && (
        <Segmented
          quiet
          label={texts.kind}
          options={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
          value={kind}
          onChange={setWanted}
        />
      )}
      {shown.length > 0 ? (
        <Trend key={`${kind} ${from} ${to}`} exams={shown} />
      ) : (
        <EmptyState drawing="nothing" compact title={texts.emptyPeriod} text={texts.emptyPeriodText} />
      )}
    </Section>
  );
};
