import type { DailyPlan } from '@netlik/contract/planning/daily-plans/plan';
import type { ReactNode } from 'react';
import { formatDuration } from '../../formats/durations.ts';
import { formatCount, formatNet, formatPercent } from '../../formats/numbers.ts';
import { ProgressRing } from '../../ui/charts/progress-ring.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './daily-plans.module.css';
import { planTexts as texts } from './daily-plans.texts.ts';

const targetMinutes = ({ subjects }: DailyPlan) =>
  subjects.reduce((sum, { targetTime }) => sum + (targetTime ?? 0), 0);

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <Text as="dt" tone="muted" size="tiny">
      {label}
    </Text>
    <Text as="dd" size="large" weight="semibold" numbers>
      {value}
    </Text>
  </div>
);

type Props = { plan: DailyPlan; actions: ReactNode; withoutRing?: boolean };

export const PlanSummary = ({ plan, actions, withoutRing }: Props) => {
  const { stats } = plan;
  const target = targetMinutes(plan);
  const time = formatDuration(stats.totalStudyTime);
  return (
    <Section
      title={plan.title}
      lead={plan.source === 'coach' ? texts.fromCoach : undefined}
      actions={actions}
    >
      <Grid gap="3 6" align="center" className={styles.summary}>
        {!withoutRing && (
          <ProgressRing
            value={stats.completionRate / 100}
            label={texts.completion}
            size={104}
            // An unfinished day must not look bad.
            tone={stats.completionRate >= 100 ? 'success' : 'primary'}
          />
        )}
        <Row as="dl" gap="2 8" wrap className={styles.figures}>
          <Figure
            label={texts.questions}
            value={texts.ofTarget(
              formatCount(stats.totalCompletedQuestions),
              formatCount(stats.totalTargetQuestions),
            )}
          />
          <Figure
            label={texts.time}
            value={target > 0 ? texts.ofTarget(time, formatDuration(target)) : time}
          />
          <Figure label={texts.net} value={formatNet(stats.netScore)} />
          <Figure
            label={texts.success}
            value={stats.successRate === null ? '–' : formatPercent(stats.successRate)}
          />
        </Row>
        {(plan.dailyGoal || plan.motivationNote) && (
          <Stack gap="3" wrapAnywhere shrink className={styles.words}>
            {plan.dailyGoal && (
              <p>
                <Text as="span" tone="muted">
                  {texts.goal}:{' '}
                </Text>
                {plan.dailyGoal}
              </p>
            )}
            {plan.motivationNote && (
              <Text tone="muted" className={styles.note}>
                {plan.motivationNote}
              </Text>
            )}
          </Stack>
        )}
      </Grid>
    </Section>
  );
};
