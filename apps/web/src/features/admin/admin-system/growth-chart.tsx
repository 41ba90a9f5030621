import type { GrowthMonth } from '@netlik/contract/admin/admin-system';
import { toStudyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { Chart } from '../../../ui/charts/chart.tsx';
import { numberAxis } from '../../../ui/charts/chart-scale.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { monthText } from '../../../ui/pickers/calendar.ts';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { adminQueries } from '../admin.queries.ts';
import { growthTexts as texts } from '../admin.texts.ts';

export const monthName = (month: string) => monthText(toStudyDay(`${month}-01`));
const wholeText = (value: number) => (Number.isInteger(value) ? value.toLocaleString('tr') : '');

const Growth = ({ months }: { months: readonly GrowthMonth[] }) => {
  const totals = months.map(({ totalUsers }) => totalUsers);
  const added = months.map(({ newUsers }) => newUsers);
  return (
    <Chart
      untitled
      title={texts.title}
      slots={months.map(({ month }) => ({ key: month, tick: monthName(month).slice(0, 3) }))}
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
      readout={(at) => texts.readout(monthName(months[at]!.month), added[at]!, totals[at]!)}
      columns={texts.columns}
      row={(at) => {
        const { month, newUsers, newStudents, totalUsers } = months[at]!;
        return [monthName(month), ...[newUsers, newStudents, totalUsers].map((n) => n.toLocaleString('tr'))];
      }}
    />
  );
};

/** New people and how many there are, over a year. */
export const GrowthChart = () => {
  const query = useQuery(adminQueries.growth());
  return (
    <Card title={texts.title}>
      {query.data ? (
        <Growth months={query.data} />
      ) : (
        <UntilLoaded query={query} failed={texts.failed} compact />
      )}
    </Card>
  );
};
