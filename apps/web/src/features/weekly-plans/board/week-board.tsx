import { closestCorners, DndContext, DragOverlay } from '@dnd-kit/core';
import type { WeeklyEntry } from '@netlik/contract/weekly-plans';
import { addDays, type StudyDay } from '@netlik/domain/study-day';
import { entriesOfDay } from '@netlik/domain/weekly-plans/move-entry';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useNarrow } from '../../../ui/layout/use-narrow.ts';
import type { WeekWrites } from '../weekly-plans.queries.ts';
import { DayColumn } from './day-column.tsx';
import { DayStrip } from './day-strip.tsx';
import { type EntryActions, EntryCardFace } from './entry-card.tsx';
import { useWeekDrag } from './use-week-drag.ts';
import styles from './week-board.module.css';

const DAYS = [0, 1, 2, 3, 4, 5, 6];

type Props = EntryActions & {
  weekStart: StudyDay;
  today: StudyDay;
  entries: readonly WeeklyEntry[];
  writes: WeekWrites;
  /** The day a phone shows. */
  day: number;
  onDay: (day: number) => void;
  onAdd: (day: number) => void;
};

/** Seven columns; on a phone one day at a time under a strip of days. */
export const WeekBoard = ({ weekStart, today, entries, writes, day, onDay, onAdd, ...actions }: Props) => {
  const narrow = useNarrow();
  const drag = useWeekDrag({ entries, writes, oneDay: narrow });
  return (
    <DndContext {...drag.context} collisionDetection={closestCorners}>
      <Stack gap="3" shrink data-tour="weekly-plan-board">
        {narrow && (
          <DayStrip {...{ weekStart, today, day, onDay }} entries={drag.shown} carrying={!!drag.carried} />
        )}
        <div className={narrow ? undefined : styles.columns}>
          {(narrow ? [day] : DAYS).map((each) => {
            const date = addDays(weekStart, each);
            return (
              <DayColumn
                key={each}
                day={each}
                date={date}
                isToday={date === today}
                entries={entriesOfDay(drag.shown, each)}
                onAdd={onAdd}
                {...actions}
              />
            );
          })}
        </div>
      </Stack>
      <DragOverlay>{drag.carried && <EntryCardFace entry={drag.carried} {...actions} />}</DragOverlay>
    </DndContext>
  );
};
