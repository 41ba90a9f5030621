import type { Dashboard } from '@netlik/contract/study/analytics';
import { weeklyGoalLeft, weeklyGoalPercent } from '@netlik/domain/identity/weekly-goal';
import { dayOfWeek, studyDay } from '@netlik/domain/study-day';
import { formatDuration } from '../../formats/durations.ts';
import { formatPercent } from '../../formats/numbers.ts';
import { ProgressRing } from '../../ui/charts/progress-ring.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { CountUp } from './count-up.tsx';
import styles from './dashboard.module.css';
import { dashboardTexts as texts } from './dashboard.texts.ts';

/** Upper limit of the daily advice, in minutes. */
const MAX_MINUTES_A_DAY = 10 * 60;

/** Spreads the remaining minutes over the days until Sunday. */
const advice = ({ weeklyProgress, weeklyGoal }: Dashboard, now: Date): string => {
  const left = weeklyGoalLeft(weeklyProgress, weeklyGoal);
  if (left <= 0) return texts.weekDone;
  const days = 8 - dayOfWeek(studyDay(now));
  if (left / days > MAX_MINUTES_A_DAY) return texts.weekFar(formatDuration(left));
  if (days === 1) return texts.weekLeftToday(formatDuration(left));
  return texts.weekLeft(formatDuration(left), formatDuration(Math.ceil(left / days)));
};

export const WeekCard = ({ figures }: { figures: Dashboard | undefined }) => {
  const percent = figures ? weeklyGoalPercent(figures.weeklyProgress, figures.weeklyGoal) : null;
  const reached = percent !== null && percent >= 100;
  return (
    <Stack shrink data-tour="dashboard-week">
      <Section title={texts.week}>
        <Stack gap="3" align="center" justify="center">
          <ProgressRing
            value={percent === null ? null : percent / 100}
            label={texts.weekRing}
            size={176}
            tone={reached ? 'success' : 'primary'}
          >
            <Text as="span" size="figure" weight="bold" numbers className={styles.figure}>
              {percent === null ? ' ' : <CountUp value={percent} format={formatPercent} />}
            </Text>
          </ProgressRing>
          <Stack gap="1" align="center" text="center">
            <Text weight="semibold" numbers className={styles.line}>
              {figures
                ? texts.weekOf(formatDuration(figures.weeklyProgress), formatDuration(figures.weeklyGoal))
                : ' '}
            </Text>
            <Text tone="muted" size="small" className={styles.line}>
              {figures ? advice(figures, new Date()) : ' '}
            </Text>
          </Stack>
        </Stack>
      </Section>
    </Stack>
  );
};
