import { type LiveDashboard, liveRanges } from '@netlik/contract/coaching/coach-live';
import { Spark } from '../../ui/charts/spark.tsx';
import { StatCard } from '../../ui/charts/stat-card.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import type { LiveRange } from './coach-live.queries.ts';
import { rangeNames, liveTexts as texts } from './coach-live.texts.ts';
import styles from './live-panel.module.css';

const ranges = liveRanges.map((value) => ({ value, label: rangeNames[value] }));

type SparkProps = { values: readonly number[]; label: (values: string) => string; hint: string };

const SparkHint = ({ values, label, hint }: SparkProps) => (
  <Row as="span" gap="1 2" align="end" wrap>
    <Spark values={values} fromZero label={label(values.map((value) => Math.round(value)).join(', '))} />
    <span>{hint}</span>
  </Row>
);

type Props = {
  summary: LiveDashboard['summary'] | undefined;
  range: LiveRange;
  onRange: (range: LiveRange) => void;
};

export const LiveSummary = ({ summary, range, onRange }: Props) => {
  const { cards, sparks, sparkHint } = texts;
  const loading = summary === undefined;
  const average = summary?.averageProgress ?? null;
  return (
    <section aria-labelledby="coach-summary">
      <Row gap="2 4" align="center" between wrap className={styles.bar}>
        <h2 id="coach-summary">{texts.summary}</h2>
        <Segmented label={texts.range} quiet options={ranges} value={range} onChange={onRange} />
      </Row>
      <Grid columns={2} gap="3" className={styles.summary}>
        <StatCard
          label={cards.students}
          loading={loading}
          value={summary?.totalStudentsToday ?? null}
          hint={
            summary && <SparkHint values={summary.spark1} label={sparks.students} hint={sparkHint.days} />
          }
        />
        <StatCard
          label={cards.now}
          loading={loading}
          value={summary?.activeNow ?? null}
          hint={
            summary && <SparkHint values={summary.spark2} label={sparks.minutes} hint={sparkHint.minutes} />
          }
        />
        <StatCard
          label={cards.plans}
          loading={loading}
          value={summary?.totalCompletedPlans ?? null}
          hint={summary && <SparkHint values={summary.spark3} label={sparks.plans} hint={sparkHint.days} />}
        />
        <StatCard
          label={cards.progress}
          loading={loading}
          value={average === null ? null : texts.percent(average)}
          hint={
            summary && <SparkHint values={summary.spark4} label={sparks.progress} hint={sparkHint.days} />
          }
        />
      </Grid>
    </section>
  );
};
