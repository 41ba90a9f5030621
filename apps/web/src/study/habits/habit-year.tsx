import type { HabitRoutine } from '@netlik/contract/study/habits';
import { useQuery } from '@tanstack/react-query';
import { FlatStats } from '../../ui/charts/flat-stats.tsx';
import { StatCard } from '../../ui/charts/stat-card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { habitQueries, today } from './habits.queries.ts';
import { columnTexts, streakUnit, yearTexts as texts } from './habits.texts.ts';
import { YearMap } from './year-map.tsx';

export const HabitYear = ({ habit, onClose }: { habit: HabitRoutine; onClose: () => void }) => {
  const now = today();
  const query = useQuery(habitQueries.year(habit.id, now));
  const { currentStreak, bestStreak, strength } = habit.metrics;
  const unit = streakUnit(habit.schedule.recurrence);
  const decided = query.data?.filter(({ status }) => status !== 'pending');
  return (
    <Drawer title={habit.name} width={760} onClose={onClose}>
      <Stack gap="6">
        <FlatStats>
          <StatCard
            label={texts.strength}
            value={strength}
            unit="/ 100"
            {...(strength === null && habit.schedule.recurrence !== 'once'
              ? { hint: columnTexts.tooEarly }
              : {})}
          />
          <StatCard label={texts.streak} value={currentStreak} unit={unit} />
          <StatCard label={texts.best} value={bestStreak} unit={unit} />
        </FlatStats>
        <UntilLoaded query={query} failed={texts.failed} compact />
        {decided?.length === 0 && <EmptyState drawing="plan" compact title={texts.empty} />}
        {decided && decided.length > 0 && <YearMap name={habit.name} logs={decided} now={now} />}
        <Text tone="muted" size="small">
          {habit.schedule.recurrence === 'once' ? texts.once : texts.strengthInfo}
        </Text>
      </Stack>
    </Drawer>
  );
};
