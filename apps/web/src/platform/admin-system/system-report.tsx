import type { GrowthMonth, SystemMetrics } from '@netlik/contract/platform/admin-system';
import { useQuery } from '@tanstack/react-query';
import { formatDayTime } from '../../formats/clock.ts';
import { formatMonth } from '../../formats/days.ts';
import { formatCount, formatPercent } from '../../formats/numbers.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import styles from './admin.module.css';
import { adminQueries } from './admin.queries.ts';
import { growthTexts, metricTexts, reportTexts as texts } from './admin.texts.ts';
import { loadText } from './metric-cards.tsx';

const ROWS = [
  ['totalUsers', metricTexts.totalUsers, ''],
  ['totalStudents', metricTexts.totalStudents, ''],
  ['totalCoaches', metricTexts.totalCoaches, ''],
  ['totalAdmins', metricTexts.totalAdmins, ''],
  ['activeUsers', metricTexts.activeUsers, ''],
  ['growthPercent', metricTexts.growth, '%'],
  ['totalSessions', metricTexts.totalSessions, ''],
  ['totalQuestions', metricTexts.totalQuestions, ''],
  ['avgSessionTime', metricTexts.avgSessionTime, metricTexts.minutes],
  ['systemLoad', metricTexts.systemLoad, '%'],
  ['responseTime', metricTexts.responseTime, metricTexts.milliseconds],
  ['databaseSize', metricTexts.databaseSize, metricTexts.gigabytes],
] as const;

const withUnit = (value: number, unit: string) =>
  unit === '%' ? formatPercent(value) : `${formatCount(value)} ${unit}`.trim();

const download = (figures: object) => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(figures, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `netlik-sistem-raporu-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(url);
};

const MetricsTable = ({ metrics }: { metrics: SystemMetrics | null }) => (
  <Section title={metricTexts.title}>
    <table>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{texts.figure}</th>
          <th scope="col">{texts.value}</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([key, label, unit]) => {
          const value = metrics?.[key] ?? null;
          return (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>
                {value === null ? texts.none : key === 'systemLoad' ? loadText(value) : withUnit(value, unit)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </Section>
);

const GrowthTable = ({ growth }: { growth: readonly GrowthMonth[] }) => (
  <Section title={texts.growth}>
    <table>
      <thead>
        <tr>
          {growthTexts.columns.map((name, index) => (
            <th key={name} scope="col" style={index > 0 ? { textAlign: 'end' } : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {growth.map(({ month, newUsers, newStudents, totalUsers }) => (
          <tr key={month}>
            <th scope="row">{formatMonth(month)}</th>
            <td>{formatCount(newUsers)}</td>
            <td>{formatCount(newStudents)}</td>
            <td>{formatCount(totalUsers)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Section>
);

export const SystemReport = () => {
  const metrics = useQuery(adminQueries.metrics());
  const growth = useQuery(adminQueries.growth());
  const ready = metrics.data !== undefined && growth.data !== undefined;
  return (
    <PageFrame
      title={texts.title}
      lead={metrics.data ? texts.made(formatDayTime(metrics.data.measuredAt)) : undefined}
      width="narrow"
      actions={
        <Row gap="2" justify="end" wrap className={styles.screenOnly}>
          <ButtonLink look="quiet" to="/admin-dashboard">
            {texts.back}
          </ButtonLink>
          <Button
            look="line"
            disabled={!ready}
            onClick={() => download({ metrics: metrics.data, growth: growth.data })}
          >
            {texts.json}
          </Button>
          <Button disabled={!ready} onClick={() => print()}>
            {texts.print}
          </Button>
        </Row>
      }
    >
      <UntilLoaded query={metrics.data ? growth : metrics} failed={texts.failed} />
      {metrics.data !== undefined && growth.data !== undefined && (
        <Stack gap="4" className={styles.report}>
          <MetricsTable metrics={metrics.data} />
          <GrowthTable growth={growth.data} />
        </Stack>
      )}
    </PageFrame>
  );
};
