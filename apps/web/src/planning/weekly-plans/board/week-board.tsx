import type { WeeklyEntry } from '@netlik/contract/planning/weekly-plans';
import { entriesOfDay } from '@netlik/domain/planning/weekly-plans/move-entry';
import { addDays, type StudyDay } from '@netlik/domain/study-day';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useNarrow } from '../../../ui/layout/use-narrow.ts';
import { Sortable } from '../../../ui/sortable/sortable.tsx';
import { useDaySwipe } from '../../../ui/week-board/use-day-swipe.ts';
import type { WeekWrites } from '../weekly-plans.queries.ts';
import { DayColumn } from './day-column.tsx';
import { DayStrip } from './day-strip.tsx';
import type { EntryActions } from './entry-card.tsx';
import styles from './week-board.module.css';
import { DAYS, weekDrag } from './week-drag.ts';

type Props = EntryActions & {
  weekStart: StudyDay;
  today: StudyDay;
  entries: readonly WeeklyEntry[];
  writes: WeekWrites;
  /** The day a phone shows. */
  day: number;
  /** Below 0 and above 6 it is a day of another week. */
  onDay: (day: number) => void;
  onAdd: (day: number) => void;
};

/** Seven columns; on a phone one day at a time under a strip of days, the next one by a swipe. */
export const WeekBoard = ({ weekStart, today, entries, writes, day, onDay, onAdd, ...actions }: Props) => {
  const narrow = useNarrow();
  const swipe = useDaySwipe((step) => onDay(day + step));
  return (
    <Sortable {...weekDrag(entries, writes)}>
      <Stack gap="3" shrink data-tour="weekly-plan-board">
        {narrow && <DayStrip {...{ weekStart, today, day, onDay, entries }} />}
        <div className={narrow ? styles.day : styles.columns} {...(narrow && swipe)}>
          {(narrow ? [day] : DAYS).map((each) => {
            const date = addDays(weekStart, each);
            return (
              <DayColumn
                key={each}
                day={each}
                date={date}
                isToday={date === today}
                entries={entriesOfDay(entries, each)}
                onAdd={onAdd}
                {...actions}
              />
            );
          })}
        </div>
      </Stack>
    </Sortable>
  );
};
