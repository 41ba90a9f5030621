import type { HabitRoutine } from '@netlik/contract/study/habits';
import { minuteOf } from '@netlik/domain/study/habits/schedule';
import { useQuery } from '@tanstack/react-query';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Check } from '../../ui/forms/check.tsx';
import { ListRow, ListSection } from '../../ui/layout/list-row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { MenuButton, type MenuItem } from '../../ui/overlays/menu.tsx';
import { habitQueries, today, useHabitWrites } from './habits.queries.ts';
import {
  columnTexts,
  habitTexts,
  logNames,
  recurrenceNames,
  summaryTexts,
  checkTexts as texts,
} from './habits.texts.ts';
import { StripLegend, WeekStrip } from './week-strip.tsx';

const NOON = 12 * 60;
const EVENING = 18 * 60;

type Group = keyof typeof texts.groups;

const groupOf = ({ status, schedule, todayLog }: HabitRoutine, isByTime: boolean): Group => {
  if (status === 'archived') return 'archived';
  if (status === 'paused') return 'paused';
  if (!todayLog) return 'notToday';
  if (!isByTime) return 'today';
  const minute = minuteOf(schedule.timeStart);
  return minute < NOON ? 'morning' : minute < EVENING ? 'afternoon' : 'evening';
};

const LAST: readonly Group[] = ['notToday', 'paused', 'archived'];

const Tick = ({ habit }: { habit: HabitRoutine }) => {
  const writes = useHabitWrites();
  const { name, status, todayLog } = habit;
  if (status !== 'active' || !todayLog) return null;
  // An automatic completion cannot be undone by hand.
  if (todayLog.status === 'auto')
    return (
      <Stack as="span" center noShrink minTouchTarget style={{ width: 44 }}>
        <Check state="on" />
      </Stack>
    );
  const isOpen = todayLog.status === 'pending';
  return (
    <IconButton
      label={(isOpen ? columnTexts.completeName : columnTexts.undoName)(name)}
      onClick={() => void (isOpen ? writes.complete(habit) : writes.undo(habit))}
    >
      <Check state={todayLog.status === 'done' || todayLog.status === 'late' ? 'on' : 'off'} />
    </IconButton>
  );
};

const factsOf = ({ schedule, metrics, auto, status, todayLog }: HabitRoutine) => {
  const { timeStart, recurrence } = schedule;
  if (status !== 'active' || !todayLog) return [timeStart, recurrenceNames[recurrence]];
  if (todayLog.status === 'pending' && auto) return [timeStart, texts.auto(auto)];
  const { currentStreak } = metrics;
  const streak =
    currentStreak > 0 ? summaryTexts.bestStreak(currentStreak, recurrence) : recurrenceNames[recurrence];
  const isPlain = todayLog.status === 'pending' || todayLog.status === 'done';
  return isPlain ? [timeStart, streak] : [timeStart, logNames[todayLog.status], streak];
};

type Props = {
  habits: readonly HabitRoutine[];
  /** True if sorted by time, which allows grouping by part of the day. */
  isByTime: boolean;
  actions: (habit: HabitRoutine) => MenuItem[];
  onOpen: (habit: HabitRoutine) => void;
};

export const HabitChecks = ({ habits, isByTime, actions, onOpen }: Props) => {
  const writes = useHabitWrites();
  const now = today();
  const { data: logs = [] } = useQuery(habitQueries.week(now));
  const groups = [...new Set(habits.map((habit) => groupOf(habit, isByTime)))];
  groups.sort((a, b) => LAST.indexOf(a) - LAST.indexOf(b));
  const itemsOf = (habit: HabitRoutine): MenuItem[] =>
    habit.status === 'active' && habit.todayLog?.status === 'pending'
      ? [{ label: columnTexts.skip, onSelect: () => writes.skip(habit) }, ...actions(habit)]
      : actions(habit);
  return (
    <Stack as="section" gap="4" aria-label={habitTexts.table}>
      {groups.map((group) => (
        <ListSection key={group} title={texts.groups[group]}>
          {habits
            .filter((habit) => groupOf(habit, isByTime) === group)
            .map((habit) => (
              <ListRow
                key={habit.id}
                before={<Tick habit={habit} />}
                title={habit.name}
                openLabel={columnTexts.openName(habit.name)}
                onOpen={() => onOpen(habit)}
                faint={habit.status !== 'active' || habit.todayLog?.status !== 'pending'}
                text={
                  <>
                    <Text as="span" truncate grow>
                      {factsOf(habit).join(' · ')}
                    </Text>
                    <WeekStrip habit={habit} logs={logs} now={now} />
                  </>
                }
                after={<MenuButton label={texts.actions(habit.name)} items={itemsOf(habit)} />}
              />
            ))}
        </ListSection>
      ))}
      <StripLegend />
    </Stack>
  );
};
