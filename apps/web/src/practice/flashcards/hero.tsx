import type { FlashcardOverview } from '@netlik/contract/practice/flashcards';
import { formatNearDay, formatWeekday } from '../../formats/days.ts';
import { formatCount, formatPercent } from '../../formats/numbers.ts';
import { Chart } from '../../ui/charts/chart.tsx';
import { numberAxis } from '../../ui/charts/chart-scale.ts';
import { StatCard } from '../../ui/charts/stat-card.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { flashcardTexts as texts } from './flashcards.texts.ts';

export const Metrics = ({ overview }: { overview: FlashcardOverview | undefined }) => {
  const { metrics } = texts;
  const loading = overview === undefined;
  return (
    <Grid fit={160} gap="4">
      <StatCard
        label={metrics.total}
        value={formatCount(overview?.total ?? 0)}
        hint={metrics.learned(overview?.learned ?? 0)}
        loading={loading}
      />
      <StatCard
        label={metrics.success}
        value={overview?.successRate == null ? null : formatPercent(overview.successRate)}
        hint={metrics.successHint}
        loading={loading}
      />
      <StatCard
        label={metrics.leeches}
        value={overview?.leeches ?? 0}
        hint={overview && overview.leeches > 0 ? metrics.leechHint : metrics.noLeech}
        loading={loading}
      />
    </Grid>
  );
};

export const Forecast = ({ overview: { forecast, lastDay } }: { overview: FlashcardOverview }) => {
  const readout = (at: number) => texts.forecastDay(formatNearDay(forecast[at]!.date), forecast[at]!.count);
  if (forecast.every(({ count }) => count === 0))
    return (
      <Section title={texts.forecast}>
        <EmptyState drawing="cards" compact title={texts.forecastNone} text={texts.forecastNoneText} />
      </Section>
    );
  return (
    <Section title={texts.forecast} lead={texts.forecastLead(formatNearDay(lastDay))}>
      <Chart
        untitled
        start={0}
        title={texts.forecast}
        slots={forecast.map(({ date }) => ({ key: date, tick: formatWeekday(date) }))}
        plots={[
          {
            kind: 'bar',
            axisName: texts.forecastAxis,
            axis: numberAxis(forecast.map(({ count }) => count)),
            tickText: (value) => (Number.isInteger(value) ? String(value) : ''),
            height: 160,
            series: [
              {
                name: texts.forecastAxis,
                values: forecast.map(({ count }) => count),
                colour: 'var(--primary)',
              },
            ],
          },
        ]}
        readout={readout}
        columns={texts.forecastColumns}
        row={(at) => [formatNearDay(forecast[at]!.date), String(forecast[at]!.count)]}
      />
    </Section>
  );
};
