import type { HabitLog, HabitRoutine } from '@netlik/contract/study/habits';
import type { HabitLogStatus } from '@netlik/domain/study/habits/values';
import { addDays, type StudyDay } from '@netlik/domain/study-day';
import { type DayState, WeekDots } from '../../ui/charts/week-dots.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { stripTexts as texts } from './habits.texts.ts';

const DAYS = 7;
const states: Record<HabitLogStatus, DayState> = {
  done: 'on',
  auto: 'on',
  late: 'part',
  missed: 'rest',
  skipped: 'skipped',
  pending: 'open',
};

export const StripLegend = () => (
  <Row as="p" gap="1 3" align="center" wrap tone="muted" size="tiny">
    {texts.legend}
    {(['done', 'late', 'missed', 'open'] as const).map((name) => (
      <Row key={name} as="span" gap="1" align="center">
        <WeekDots small days={[{ state: states[name === 'open' ? 'pending' : name] }]} />
        {texts[name]}
      </Row>
    ))}
  </Row>
);

type Props = { habit: HabitRoutine; logs: readonly HabitLog[]; now: StudyDay };

/** Shows the last seven days, today last; a day without the habit is a dot. */
export const WeekStrip = ({ habit, logs, now }: Props) => {
  const statusOf = (day: StudyDay) =>
    day === now
      ? habit.todayLog?.status
      : logs.find(({ date, habitRoutineId }) => date === day && habitRoutineId === habit.id)?.status;
  const days = Array.from({ length: DAYS }, (_, index) => statusOf(addDays(now, index + 1 - DAYS)));
  const kept = days.filter((status) => status === 'done' || status === 'auto' || status === 'late').length;
  const due = days.filter((status) => status && status !== 'skipped').length;
  const stateOf = (status: HabitLogStatus | undefined, index: number): DayState => {
    const state = status ? states[status] : 'none';
    return state === 'on' && index === DAYS - 1 ? 'today' : state;
  };
  return (
    <WeekDots
      small
      label={texts.label(kept, due)}
      days={days.map((status, index) => ({ state: stateOf(status, index) }))}
    />
  );
};
