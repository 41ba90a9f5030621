import type { CoachPerformance as Performance } from '@netlik/contract/coaching/admin-coaches';
import { formatClock } from '../../formats/clock.ts';
import { formatDay } from '../../formats/days.ts';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { FlatStats } from '../../ui/charts/flat-stats.tsx';
import { StatCard } from '../../ui/charts/stat-card.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ratingTexts } from '../rating.texts.ts';
import { Rating } from '../rating.tsx';
import { coachDetailTexts as texts } from './admin-coaches.texts.ts';

const categories = ['communication', 'programQuality', 'overallSatisfaction'] as const;

export const CoachPerformance = ({ performance }: { performance: Performance }) => {
  const { studentStats, feedbackStats, lastUpdated } = performance;
  const { averageRating, lastFeedbackDate, categoryAverages, totalFeedbacks } = feedbackStats;
  return (
    <Card title={texts.performance} lead={texts.updated(formatClock(lastUpdated))}>
      <Stack gap="4">
        <FlatStats>
          <StatCard
            label={texts.stats.active}
            value={studentStats.active}
            hint={texts.inAll(studentStats.total)}
          />
          <StatCard label={texts.stats.inactive} value={studentStats.inactive} />
          <StatCard
            label={texts.stats.feedbacks}
            value={totalFeedbacks}
            hint={lastFeedbackDate && texts.lastFeedback(formatDay(lastFeedbackDate))}
          />
          <StatCard
            label={texts.stats.rating}
            value={averageRating === null ? null : ratingTexts.number(averageRating)}
            unit={texts.outOf}
          />
        </FlatStats>
        {totalFeedbacks === 0 ? (
          <Text tone="muted" size="small" wrapAnywhere>
            {texts.noFeedback}
          </Text>
        ) : (
          <Grid fit={200} gap="3 6">
            {categories.map((category) => (
              <Stack key={category} gap="1">
                <Row as="span" gap="2" align="center" between size="small">
                  {texts.categories[category]}
                  <Rating stars={categoryAverages[category]} />
                </Row>
                <FillBar fill={(categoryAverages[category] ?? 0) / 5} />
              </Stack>
            ))}
          </Grid>
        )}
      </Stack>
    </Card>
  );
};
