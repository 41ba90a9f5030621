import {
  type AggregatePoint,
  type ExamFilter,
  type ExamOverview,
  examFilters,
} from '@netlik/contract/exams/exam-attempts';
import { bucketsBetween } from '@netlik/domain/exams/exam-attempts/periods';
import {
  EXAM_BUCKETS,
  EXAM_RANGES,
  type ExamBucket,
  type ExamRange,
} from '@netlik/domain/exams/exam-attempts/values';
import { type StudyDay, studyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMonth, formatShortDayMonth, formatShortMonth } from '../../../formats/days.ts';
import { formatDecimal, formatExamNet, formatShare } from '../../../formats/numbers.ts';
import { Chart } from '../../../ui/charts/chart.tsx';
import { numberAxis } from '../../../ui/charts/chart-scale.ts';
import { FoldedFilters } from '../../../ui/forms/folded-filters.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Section } from '../../../ui/layout/card.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { examQueries } from '../exam-attempts.queries.ts';
import { examNames, examTexts, historyTexts as texts } from '../exam-attempts.texts.ts';
import { HistoryFailure } from './history-failure.tsx';

const wholeText = (value: number) => formatDecimal(value, 1);

const nameOf = (bucket: ExamBucket, day: StudyDay) =>
  bucket === 'month' ? formatMonth(day) : formatShortDayMonth(day);
const tickOf = (bucket: ExamBucket, day: StudyDay) =>
  bucket === 'month' ? formatShortMonth(day) : formatShortDayMonth(day);

type HistoryProps = {
  points: readonly AggregatePoint[];
  bucket: ExamBucket;
  /** True while the points of the previous selection are shown. */
  outdated: boolean;
};

/** Periods without attempts stay gaps. */
const History = ({ points, bucket, outdated }: HistoryProps) => {
  const first = points[0];
  if (!first)
    return (
      <Text tone="muted" size="small">
        {texts.empty}
      </Text>
    );
  const days = outdated
    ? points.map((point) => point.bucket)
    : bucketsBetween(bucket, first.bucket, studyDay(new Date()));
  const byDay = new Map(points.map((point) => [point.bucket, point]));
  const all = days.map((day) => byDay.get(day));
  const nets = all.map((point) => point?.netAvg ?? null);
  const percents = all.map((point) => (point?.accuracy == null ? null : point.accuracy * 100));
  const readout = (at: number) => {
    const [day, point] = [days[at]!, all[at]];
    if (!point) return `${nameOf(bucket, day)}: ${texts.none}`;
    return [
      `${nameOf(bucket, day)}: ${texts.netOf(formatExamNet(point.netAvg))}`,
      ...(point.accuracy === null ? [] : [formatShare(point.accuracy)]),
      texts.wrongOf(point.wrong),
      texts.attempts(point.attempts),
    ].join(' · ');
  };
  return (
    <Chart
      untitled
      title={texts.title}
      slots={days.map((day) => ({ key: day, tick: tickOf(bucket, day) }))}
      plots={[
        {
          kind: 'line',
          axisName: texts.netAxis,
          axis: numberAxis(
            nets.filter((net) => net !== null),
            { free: true },
          ),
          tickText: wholeText,
          series: [{ name: texts.netAxis, values: nets, colour: 'var(--primary)' }],
        },
        {
          kind: 'bar',
          axisName: texts.accuracyAxis,
          axis: { bottom: 0, top: 100, ticks: [0, 50, 100] },
          tickText: wholeText,
          height: 120,
          series: [{ name: texts.accuracyAxis, values: percents, colour: 'var(--accent)' }],
        },
      ]}
      readout={readout}
      columns={texts.columns}
      row={(at) => {
        const point = all[at];
        const name = nameOf(bucket, days[at]!);
        if (!point) return [name, '0', '–', '–', '–'];
        const share = point.accuracy === null ? '–' : formatShare(point.accuracy);
        return [name, String(point.attempts), formatExamNet(point.netAvg), share, String(point.wrong)];
      }}
    />
  );
};

type Props = { overview: ExamOverview | undefined; start: ExamFilter | null };

export const AggregateHistory = ({ overview, start }: Props) => {
  const [type, setType] = useState<ExamFilter>(start ?? 'TYT');
  const [bucket, setBucket] = useState<ExamBucket>('month');
  const [range, setRange] = useState<ExamRange>('all');
  const [source, setSource] = useState('');
  const query = useQuery(examQueries.aggregate({ type, bucket, range, source: source || null }));
  return (
    <div data-tour="exam-tracker-history">
      <Section title={texts.title}>
        <FoldedFilters
          label={texts.filters}
          set={[examNames[type], source, texts.ranges[range], texts.buckets[bucket]].filter(Boolean)}
        >
          <Grid fit={180} gap="3" align="start">
            <Select
              label={texts.type}
              options={examFilters.map((value) => ({ value, label: examNames[value] }))}
              value={type}
              onChange={({ currentTarget }) => setType(currentTarget.value as ExamFilter)}
            />
            <Select
              label={texts.source}
              placeholder={texts.allSources}
              options={(overview?.sources ?? []).map((each) => ({ value: each.source, label: each.source }))}
              value={source}
              onChange={({ currentTarget }) => setSource(currentTarget.value)}
            />
            <Select
              label={texts.range}
              options={EXAM_RANGES.map((value) => ({ value, label: texts.ranges[value] }))}
              value={range}
              onChange={({ currentTarget }) => setRange(currentTarget.value as ExamRange)}
            />
            <Segmented
              label={texts.bucket}
              options={EXAM_BUCKETS.map((value) => ({ value, label: texts.buckets[value] }))}
              value={bucket}
              onChange={setBucket}
            />
          </Grid>
        </FoldedFilters>
        <HistoryFailure title={examTexts.aggregateError} query={query} />
        {!query.data && !query.error && <Skeleton lines={8} />}
        {query.data && <History points={query.data} bucket={bucket} outdated={query.isPlaceholderData} />}
      </Section>
    </div>
  );
};
