import type { Advanced } from '@netlik/contract/study/analytics';
import { formatShortDayMonth, formatWeekday } from '../../../formats/days.ts';
import { formatDuration } from '../../../formats/durations.ts';
import { formatDecimal } from '../../../formats/numbers.ts';
import chart from '../../../ui/charts/chart.module.css';
import { Chart } from '../../../ui/charts/chart.tsx';
import { tickText, timeAxis } from '../../../ui/charts/chart-scale.ts';
import type { PlotShape } from '../../../ui/charts/plot.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { advancedTexts as texts } from './advanced.texts.ts';

type Point = Advanced['timeSeries'][number];

const shortDayText = (date: string): string => `${formatShortDayMonth(date)} ${formatWeekday(date)}`;

const tickDay = (date: string, asWeek: boolean): string =>
  asWeek ? formatWeekday(date) : String(Number(date.slice(8)));

const pointText = ({ date, totalTime, sessionCount, avgQuality }: Point): string => {
  if (sessionCount === 0) return `${shortDayText(date)}: ${texts.noStudy}`;
  return [
    `${shortDayText(date)}: ${formatDuration(totalTime)}`,
    texts.sessions(sessionCount),
    ...(avgQuality === null ? [] : [texts.qualityOf(formatDecimal(avgQuality, 1, 1))]),
  ].join(' · ');
};

const WEEK = 7;

const plotsOf = (points: readonly Point[]): PlotShape[] => {
  const { unit, top, ticks } = timeAxis(Math.max(...points.map(({ totalTime }) => totalTime), 1));
  return [
    {
      kind: 'bar',
      axisName: texts.seriesAxis[unit],
      axis: { bottom: 0, top, ticks },
      tickText: (minutes) => tickText(minutes, unit),
      series: [
        {
          name: texts.columns.time,
          colour: 'var(--primary)',
          values: points.map(({ totalTime, sessionCount }) => (sessionCount === 0 ? null : totalTime)),
        },
      ],
    },
    {
      kind: 'line',
      axisName: texts.qualityAxis,
      axis: { bottom: 1, top: 5, ticks: [1, 3, 5] },
      tickText: String,
      height: 112,
      series: [
        {
          name: texts.columns.quality,
          colour: 'var(--accent)',
          values: points.map(({ avgQuality }) => avgQuality),
        },
      ],
    },
  ];
};

/** A single day is shown as text instead of a chart. */
export const TimeSeries = ({ points }: { points: readonly Point[] }) => {
  const only = points[0];
  if (points.length < 2)
    return (
      <Stack as="section" gap="3" justify="start" shrink className={chart.part}>
        <h3>{texts.series}</h3>
        <p>{only ? pointText(only) : texts.noStudy}</p>
      </Stack>
    );
  const { day, time, sessions, quality } = texts.columns;
  return (
    <Chart
      title={texts.series}
      slots={points.map(({ date }) => ({ key: date, tick: tickDay(date, points.length <= WEEK) }))}
      plots={plotsOf(points)}
      readout={(at) => pointText(points[at]!)}
      columns={[day, time, sessions, quality]}
      row={(at) => {
        const { date, totalTime, sessionCount, avgQuality } = points[at]!;
        return [
          shortDayText(date),
          sessionCount === 0 ? '–' : formatDuration(totalTime),
          String(sessionCount),
          avgQuality === null ? '–' : formatDecimal(avgQuality, 1, 1),
        ];
      }}
    />
  );
};
