import type { SignInDay } from '@netlik/contract/identity/sign-in-log';
import { signInLog } from '@netlik/contract/identity/sign-in-log';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../data/calls/read.ts';
import { formatDayMonth, formatShortDayMonth } from '../../formats/days.ts';
import { formatCount } from '../../formats/numbers.ts';
import { signInTexts as texts } from '../../platform/admin-system/admin.texts.ts';
import { Chart } from '../../ui/charts/chart.tsx';
import { numberAxis } from '../../ui/charts/chart-scale.ts';
import { Section } from '../../ui/layout/card.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';

const wholeText = (value: number) => (Number.isInteger(value) ? formatCount(value) : '');

const SignIns = ({ days }: { days: readonly SignInDay[] }) => {
  const bars = (name: string, colour: string, count: (day: SignInDay) => number) => {
    const values = days.map(count);
    return {
      kind: 'bar',
      axisName: name,
      axis: numberAxis(values),
      tickText: wholeText,
      height: 120,
      series: [{ name, values, colour }],
    } as const;
  };
  return (
    <Chart
      untitled
      title={texts.title}
      slots={days.map(({ day }) => ({ key: day, tick: formatShortDayMonth(day) }))}
      plots={[
        bars(texts.ok, 'var(--primary)', ({ ok }) => ok),
        bars(texts.wrong, 'var(--lamp-ink)', ({ wrong }) => wrong),
        bars(texts.blocked, 'var(--danger)', ({ blocked }) => blocked),
      ]}
      readout={(at) => texts.readout(formatDayMonth(days[at]!.day), days[at]!)}
      columns={[texts.day, texts.ok, texts.wrong, texts.blocked]}
      row={(at) => {
        const { day, ok, wrong, blocked } = days[at]!;
        return [formatDayMonth(day), ...[ok, wrong, blocked].map(formatCount)];
      }}
    />
  );
};

export const SignInChart = () => {
  const query = useQuery(read(signInLog.counts, {}));
  return (
    <Section title={texts.title} lead={texts.lead}>
      {query.data ? (
        <SignIns days={query.data} />
      ) : (
        <UntilLoaded query={query} failed={texts.failed} compact />
      )}
    </Section>
  );
};
