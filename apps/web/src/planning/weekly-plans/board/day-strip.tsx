import type { WeeklyEntry } from '@netlik/contract/planning/weekly-plans';
import { addDays, type StudyDay } from '@netlik/domain/study-day';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { dayNames, shortDayNames, weeklyPlanTexts as texts } from '../weekly-plans.texts.ts';
import styles from './week-board.module.css';

type Props = {
  weekStart: StudyDay;
  today: StudyDay;
  day: number;
  onDay: (day: number) => void;
  entries: readonly WeeklyEntry[];
};

type DayProps = {
  day: number;
  date: StudyDay;
  isToday: boolean;
  isOpen: boolean;
  left: number;
};

const StripDay = ({ day, date, isToday, isOpen, left, onDay }: DayProps & Pick<Props, 'onDay'>) => {
  const name = dayNames[day]!;
  return (
    <li>
      <Stack
        type="button"
        as="button"
        gap="1"
        align="center"
        full
        className={styles.stripDay}
        aria-pressed={isOpen}
        aria-label={`${shortDayNames[day]} ${Number(date.slice(8))}, ${name}${isToday ? `, ${texts.today}` : ''}${left > 0 ? `, ${texts.leftCount(left)}` : ''}`}
        data-today={isToday || undefined}
        // The open day's own list takes its drops.
        data-sortable-target={isOpen ? undefined : day}
        onClick={() => onDay(day)}
      >
        <span>{shortDayNames[day]}</span>
        <strong>{Number(date.slice(8))}</strong>
        <span className={styles.dot} data-left={left > 0 || undefined} />
      </Stack>
    </li>
  );
};

export const DayStrip = ({ weekStart, today, day, onDay, entries }: Props) => (
  <Grid as="ul" columns={7} gap="1" aria-label={texts.days}>
    {dayNames.map((name, each) => {
      const date = addDays(weekStart, each);
      const left = entries.filter((entry) => entry.day === each && entry.status === 'pending').length;
      return (
        <StripDay
          key={name}
          {...{ day: each, date, left, onDay }}
          isToday={date === today}
          isOpen={each === day}
        />
      );
    })}
  </Grid>
);
