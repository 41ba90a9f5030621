import type { GrowthMonth } from '@netlik/contract/platform/admin-system';
import { useQuery } from '@tanstack/react-query';
import { formatMonth, formatShortMonth } from '../../formats/days.ts';
import { formatCount } from '../../formats/numbers.ts';
import { Chart } from '../../ui/charts/chart.tsx';
import { numberAxis } from '../../ui/charts/chart-scale.ts';
import { Section } from '../../ui/layout/card.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { adminQueries } from './admin.queries.ts';
import { growthTexts as texts } from './admin.texts.ts';

const wholeText = (value: number) => (Number.isInteger(value) ? formatCount(value) : '');

const Growth = ({ months }: { months: readonly GrowthMonth[] }) => {
  const totals = months.map(({ totalUsers }) => totalUsers);
  const added = months.map(({ newUsers }) => newUsers);
  return (
    <Chart
      untitled
      title={texts.title}
      slots={months.map(({ month }) => ({ key: month, tick: formatShortMonth(month) }))}
      plots={[
        {
          kind: 'line',
          axisName: texts.total,
          axis: numberAxis(totals),
          tickText: wholeText,
          series: [{ name: texts.total, values: totals, colour: 'var(--primary)' }],
        },
        {
          kind: 'bar',
          axisName: texts.added,
          axis: numberAxis(added),
          tickText: wholeText,
          height: 140,
          series: [{ name: texts.added, values: added, colour: 'var(--accent)' }],
        },
      ]}
      readout={(at) => texts.readout(formatMonth(months[at]!.month), added[at]!, totals[at]!)}
      columns={texts.columns}
      row={(at) => {
        const { month, newUsers, newStudents, totalUsers } = months[at]!;
        return [formatMonth(month), ...[newUsers, newStudents, totalUsers].map(formatCount)];
      }}
    />
  );
};

export const GrowthChart = () => {
  const query = useQuery(adminQueries.growth());
  return (
    <Section title={texts.title}>
      {query.data ? (
        <Growth months={query.data} />
      ) : (
        <UntilLoaded query={query} failed={texts.failed} compact />
      )}
    </Section>
  );
};
