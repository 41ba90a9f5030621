import type { FeedbackSummary as Summary } from '@netlik/contract/coach/coach-feedback';
import { coachIssues } from '@netlik/contract/endpoints/coach/coach-feedback';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../../formats/days.ts';
import { FillBar } from '../../../ui/charts/fill-bar.tsx';
import { StatCard } from '../../../ui/charts/stat-card.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Cell, Grid } from '../../../ui/layout/page-frame.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { ratingTexts } from '../rating.texts.ts';
import styles from './coach-feedback.module.css';
import { coachFeedbackQueries } from './coach-feedback.queries.ts';
import { issueNames, statusNames, summaryTexts as texts } from './coach-feedback.texts.ts';

type BarsProps = {
  title: string;
  rows: readonly (readonly [string, number])[];
  of: number;
  countText?: (count: number) => string;
};

const Bars = ({ title, rows, of, countText = String }: BarsProps) => (
  <Card title={title}>
    <div className={styles.bars}>
      {rows.map(([name, count]) => (
        <div key={name} className={styles.bar}>
          <span className={styles.barHead}>
            {name}
            <span className="numbers">{countText(count)}</span>
          </span>
          <FillBar fill={of === 0 ? 0 : count / of} />
        </div>
      ))}
    </div>
  </Card>
);

const Counts = ({ summary: { totalFeedbacks, issuesCounts, statusCounts } }: { summary: Summary }) => (
  <Grid>
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
  </Grid>
);

/** What all evaluations of coaches add up to. Also a part of the admin's analytics. */
export const FeedbackSummary = () => {
  const query = useQuery(coachFeedbackQueries.summary());
  const { data } = query;
  if (query.error && !data) return <QueryError query={query} title={texts.failed} compact />;
  if (data?.totalFeedbacks === 0)
    return (
      <Card title={texts.title}>
        <EmptyState compact title={texts.empty} text={texts.emptyText} />
      </Card>
    );
  const loading = data === undefined;
  const { averageRating = null, lastFeedbackDate = null } = data ?? {};
  return (
    <section className={styles.stack} aria-label={texts.title}>
      <Grid>
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
      </Grid>
      {data && <Counts summary={data} />}
    </section>
  );
};
