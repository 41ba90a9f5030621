import type { CoachPerformance as Performance } from '@netlik/contract/coach/admin-coaches';
import { formatClock } from '../../../formats/clock.ts';
import { formatDay } from '../../../formats/days.ts';
import { FillBar } from '../../../ui/charts/fill-bar.tsx';
import { StatCard } from '../../../ui/charts/stat-card.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Cell, Grid } from '../../../ui/layout/page-frame.tsx';
import { ratingTexts } from '../rating.texts.ts';
import { Rating } from '../rating.tsx';
import styles from './admin-coaches.module.css';
import { coachDetailTexts as texts } from './admin-coaches.texts.ts';

const categories = ['communication', 'programQuality', 'overallSatisfaction'] as const;

/** How many students a coach has and had, and what they say of the coach. */
export const CoachPerformance = ({ performance }: { performance: Performance }) => {
  const { studentStats, feedbackStats, lastUpdated } = performance;
  const { averageRating, lastFeedbackDate, categoryAverages, totalFeedbacks } = feedbackStats;
  return (
    <Card title={texts.performance} lead={texts.updated(formatClock(lastUpdated))}>
      <div className={styles.stack}>
        <Grid>
          <Cell wide={3} small={6}>
            <StatCard
              label={texts.stats.active}
              value={studentStats.active}
              hint={texts.inAll(studentStats.total)}
            />
          </Cell>
          <Cell wide={3} small={6}>
            <StatCard label={texts.stats.inactive} value={studentStats.inactive} />
          </Cell>
          <Cell wide={3} small={6}>
            <StatCard
              label={texts.stats.feedbacks}
              value={totalFeedbacks}
              hint={lastFeedbackDate && texts.lastFeedback(formatDay(lastFeedbackDate))}
            />
          </Cell>
          <Cell wide={3} small={6}>
            <StatCard
              label={texts.stats.rating}
              value={averageRating === null ? null : ratingTexts.number(averageRating)}
              unit={texts.outOf}
            />
          </Cell>
        </Grid>
        {totalFeedbacks === 0 ? (
          <p className={styles.quiet}>{texts.noFeedback}</p>
        ) : (
          <div className={styles.bars}>
            {categories.map((category) => (
              <div key={category} className={styles.bar}>
                <span className={styles.barHead}>
                  {texts.categories[category]}
                  <Rating stars={categoryAverages[category]} />
                </span>
                <FillBar fill={(categoryAverages[category] ?? 0) / 5} />
              </div>
            ))}
          </div>
        )}
      </div>
    </Card>
  );
};
