import type { SystemMetrics } from '@netlik/contract/platform/admin-system';
import { useQuery } from '@tanstack/react-query';
import { formatClock } from '../../formats/clock.ts';
import { formatDuration } from '../../formats/durations.ts';
import { formatCount, formatPercent } from '../../formats/numbers.ts';
import { FlatStats } from '../../ui/charts/flat-stats.tsx';
import { StatCard } from '../../ui/charts/stat-card.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { QueryError } from '../../ui/states/query-error.tsx';
import { adminQueries } from './admin.queries.ts';
import { metricTexts as texts } from './admin.texts.ts';

const HIGH_LOAD = 70;

const shown = (value: number | null | undefined) => (value == null ? null : formatCount(value));

/** Load includes processes waiting for a CPU, so it can exceed 100 %. */
export const loadText = (percent: number) => (percent > 100 ? '%100+' : formatPercent(percent));

const growthTrend = (percent: number | null | undefined) =>
  percent == null
    ? undefined
    : ({
        way: percent > 0 ? 'up' : percent < 0 ? 'down' : 'same',
        text: formatPercent(Math.abs(percent)),
      } as const);

type Props = { figures: SystemMetrics | null | undefined; loading: boolean };

const People = ({ figures, loading }: Props) => (
  <FlatStats>
    <StatCard
      label={texts.totalUsers}
      value={shown(figures?.totalUsers)}
      loading={loading}
      trend={growthTrend(figures?.growthPercent)}
      hint={figures?.growthPercent == null ? undefined : texts.growthHint}
    />
    <StatCard
      label={texts.activeUsers}
      value={shown(figures?.activeUsers)}
      loading={loading}
      hint={texts.activeHint}
    />
    <StatCard label={texts.totalSessions} value={shown(figures?.totalSessions)} loading={loading} />
    <StatCard label={texts.totalQuestions} value={shown(figures?.totalQuestions)} loading={loading} />
  </FlatStats>
);

/** Small databases are shown in megabytes, because „0,043 GB” is hard to read. */
const sizeOf = (gigabytes: number | null | undefined) =>
  gigabytes == null || gigabytes >= 1
    ? { value: shown(gigabytes), unit: texts.gigabytes }
    : { value: formatCount(Math.round(gigabytes * 1000)), unit: texts.megabytes };

const Performance = ({ figures, loading }: Props) => {
  const isHigh = (figures?.systemLoad ?? 0) > HIGH_LOAD;
  return (
    <FlatStats>
      <StatCard
        label={texts.systemLoad}
        value={figures ? loadText(figures.systemLoad) : null}
        loading={loading}
        hint={
          figures && (
            <Text as="span" tone={isHigh ? 'warning' : undefined} weight={isHigh ? 'semibold' : undefined}>
              {isHigh ? texts.loadHigh : texts.loadFine} · {texts.processes(figures.processes)}
            </Text>
          )
        }
      />
      <StatCard
        label={texts.responseTime}
        value={shown(figures?.responseTime)}
        unit={texts.milliseconds}
        loading={loading}
        hint={texts.responseHint}
      />
      <StatCard
        label={texts.databaseSize}
        {...sizeOf(figures?.databaseSize)}
        loading={loading}
        hint={texts.databaseHint}
      />
      <StatCard
        label={texts.avgSessionTime}
        value={figures?.avgSessionTime == null ? null : formatDuration(figures.avgSessionTime)}
        loading={loading}
        hint={texts.avgSessionHint}
      />
    </FlatStats>
  );
};

export const MetricCards = () => {
  const query = useQuery(adminQueries.metrics());
  if (query.error && query.data === undefined) return <QueryError query={query} title={texts.failed} />;
  const shared = { figures: query.data, loading: query.data === undefined };
  return (
    <Stack gap="6" data-tour="admin-metrics">
      {query.data && query.data.unsafeSettings.length > 0 && (
        <Notice tone="warning">{texts.unsafe(query.data.unsafeSettings)}</Notice>
      )}
      <People {...shared} />
      <Section
        title={texts.performance}
        lead={query.data ? texts.measured(formatClock(query.data.measuredAt)) : texts.notYet}
      >
        <Performance {...shared} />
      </Section>
    </Stack>
  );
};

export const RoleCards = () => {
  const { data, error } = useQuery(adminQueries.metrics());
  const loading = data === undefined && !error;
  return (
    <FlatStats>
      <StatCard
        label={texts.totalUsers}
        value={shown(data?.totalUsers)}
        {...(data && { hint: texts.measured(formatClock(data.measuredAt)) })}
        loading={loading}
      />
      <StatCard label={texts.totalStudents} value={shown(data?.totalStudents)} loading={loading} />
      <StatCard label={texts.totalCoaches} value={shown(data?.totalCoaches)} loading={loading} />
      <StatCard label={texts.totalAdmins} value={shown(data?.totalAdmins)} loading={loading} />
    </FlatStats>
  );
};
