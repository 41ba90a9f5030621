import type { HabitRoutine } from '@netlik/contract/study/habits';
import { summarizeHabits } from '@netlik/domain/study/habits/summary';
import { StatCard } from '../../ui/charts/stat-card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './habits.module.css';
import { summaryTexts as texts } from './habits.texts.ts';

const partOf = (habit: HabitRoutine) => ({
  name: habit.name,
  isArchived: habit.status === 'archived',
  currentStreak: habit.metrics.currentStreak,
  recurrence: habit.schedule.recurrence,
  today: habit.todayLog?.status ?? null,
});

export const HabitSummary = ({ habits }: { habits: readonly HabitRoutine[] | undefined }) => {
  const sum = summarizeHabits((habits ?? []).map(partOf));
  const loading = habits === undefined;
  return (
    <Grid fit={140} gap="4">
      <StatCard
        label={texts.completed}
        value={sum.completed}
        unit={sum.dueToday > 0 ? texts.ofToday(sum.dueToday) : undefined}
        hint={sum.dueToday > 0 ? texts.todayHint : texts.noneToday}
        loading={loading}
      />
      <StatCard label={texts.pending} value={sum.pending} loading={loading} />
      <StatCard
        label={texts.rate}
        value={sum.rate === null ? null : texts.percent(sum.rate)}
        loading={loading}
      />
      <StatCard label={texts.total} value={sum.total} loading={loading} />
      <StatCard
        label={texts.averageStreak}
        value={texts.number(sum.averageStreak)}
        unit={texts.days}
        loading={loading}
      />
      <StatCard
        label={texts.best}
        value={
          sum.best && (
            <Text as="span" size="large" truncate className={styles.bestName}>
              {sum.best.name}
            </Text>
          )
        }
        hint={sum.best && texts.bestStreak(sum.best.streak, sum.best.recurrence)}
        loading={loading}
      />
    </Grid>
  );
};
