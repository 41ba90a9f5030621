import type { FeedbackSummary as Summary } from '@netlik/contract/coaching/coach-feedback';
import { coachIssues } from '@netlik/contract/coaching/coach-feedback';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../formats/days.ts';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { StatCard } from '../../ui/charts/stat-card.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Cell, PageGrid } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryError } from '../../ui/states/query-error.tsx';
import { ratingTexts } from '../rating.texts.ts';
import { coachFeedbackQueries } from './coach-feedback.queries.ts';
import { issueNames, statusNames, summaryTexts as texts } from './coach-feedback.texts.ts';

type BarsProps = {
  title: string;
  rows: readonly (readonly [string, number])[];
  of: number;
  countText?: (count: number) => string;
};

const Bars = ({ title, rows, of, countText = String }: BarsProps) => (
  <Section title={title}>
    <Grid fit={200} gap="3 6">
      {rows.map(([name, count]) => (
        <Stack key={name} gap="1">
          <Row as="span" gap="2" align="center" between size="small">
            {name}
            <span className="numbers">{countText(count)}</span>
          </Row>
          <FillBar fill={of === 0 ? 0 : count / of} />
        </Stack>
      ))}
    </Grid>
  </Section>
);

const Counts = ({ summary: { totalFeedbacks, issuesCounts, statusCounts } }: { summary: Summary }) => (
  <PageGrid>
    <Cell wide={8} middle={12}>
      <Bars
        title={texts.issues}
        rows={coachIssues.map((issue) => [issueNames[issue], issuesCounts[issue]])}
        of={totalFeedbacks}
        countText={texts.times}
      />
    </Cell>
    <Cell wide={4} middle={12}>
      <Bars
        title={texts.statuses}
        rows={[
          [statusNames.new, statusCounts.new],
          [statusNames.read, statusCounts.read],
        ]}
        of={totalFeedbacks}
      />
    </Cell>
  </PageGrid>
);

export const FeedbackSummary = () => {
  const query = useQuery(coachFeedbackQueries.summary());
  const { data } = query;
  if (query.error && !data) return <QueryError query={query} title={texts.failed} compact />;
  if (data?.totalFeedbacks === 0)
    return (
      <Section title={texts.title}>
        <EmptyState drawing="messages" compact title={texts.empty} text={texts.emptyText} />
      </Section>
    );
  const loading = data === undefined;
  const { averageRating = null, lastFeedbackDate = null } = data ?? {};
  return (
    <Stack as="section" gap="4" aria-label={texts.title}>
      <PageGrid>
        <Cell wide={3} small={6}>
          <StatCard label={texts.total} value={data?.totalFeedbacks ?? null} loading={loading} />
        </Cell>
        <Cell wide={3} small={6}>
          <StatCard
            label={texts.average}
            value={averageRating === null ? null : ratingTexts.number(averageRating)}
            unit={texts.outOf}
            loading={loading}
          />
        </Cell>
        <Cell wide={3} small={6}>
          <StatCard
            label={texts.unread}
            value={data?.statusCounts.new ?? null}
            hint={data && texts.read(data.statusCounts.read)}
            loading={loading}
          />
        </Cell>
        <Cell wide={3} small={6}>
          <StatCard
            label={texts.last}
            value={lastFeedbackDate && formatDay(lastFeedbackDate)}
            loading={loading}
          />
        </Cell>
      </PageGrid>
      {data && <Counts summary={data} />}
    </Stack>
  );
};
