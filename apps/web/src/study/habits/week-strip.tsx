import type { HabitLog, HabitRoutine } from '@netlik/contract/study/habits';
import type { HabitLogStatus } from '@netlik/domain/study/habits/values';
import { addDays, type StudyDay } from '@netlik/domain/study-day';
import { Text } from '../../ui/layout/text.tsx';
import { stripTexts as texts } from './habits.texts.ts';

const DAYS = 7;
const STEP = 11;
const colours: Partial<Record<HabitLogStatus, string>> = {
  done: 'var(--good)',
  auto: 'var(--good)',
  late: 'var(--lamp-ink)',
  missed: 'var(--danger)',
};

const Dot = ({ status, at }: { status: HabitLogStatus | undefined; at: number }) => (
  <circle
    cx={at * STEP + STEP / 2}
    cy={STEP / 2}
    r={status ? 4 : 1.5}
    fill={(status && colours[status]) ?? (status ? 'none' : 'var(--muted)')}
    stroke={status && !colours[status] ? 'var(--muted)' : undefined}
  />
);

export const StripLegend = () => (
  <Text tone="muted" size="tiny">
    {texts.legend}{' '}
    {(['done', 'late', 'missed', 'open'] as const).map((name) => (
      <Text key={name} as="span" nowrap>
        <svg width={STEP} height={STEP} aria-hidden="true">
          <Dot status={name === 'open' ? 'pending' : name} at={0} />
        </svg>{' '}
        {texts[name]}{' '}
      </Text>
    ))}
  </Text>
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
  return (
    <svg width={DAYS * STEP} height={STEP} role="img" aria-label={texts.label(kept, due)}>
      {days.map((status, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day's identity is its position
        <Dot key={index} status={status} at={index} />
      ))}
    </svg>
  );
};
