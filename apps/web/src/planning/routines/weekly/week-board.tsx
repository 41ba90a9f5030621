import type { WeeklyEntry } from '@netlik/contract/planning/routines';
import { entriesOfDay } from '@netlik/domain/planning/routines/week';
import { type StudyDay, weekDays } from '@netlik/domain/study-day';
import { useState } from 'react';
import { weekdayNames } from '../../../formats/days.ts';
import { Grid } from '../../../ui/layout/grid.tsx';
import { useNarrow } from '../../../ui/layout/use-narrow.ts';
import { Sortable } from '../../../ui/sortable/sortable.tsx';
import { DayColumn } from './day-column.tsx';
import { dayDrag } from './day-drag.ts';
import type { OpenedEntry } from './entry-modal.tsx';
import type { WeekWrites } from './use-week-writes.ts';
import styles from './weekly.module.css';
import { weeklyTexts as texts } from './weekly.texts.ts';

type Props = {
  monday: StudyDay;
  today: StudyDay;
  entries: readonly WeeklyEntry[];
  isEditing: boolean;
  writes: WeekWrites;
  onOpen: (opened: OpenedEntry) => void;
};

type StripProps = {
  days: readonly StudyDay[];
  today: StudyDay;
  value: number;
  onChange: (day: number) => void;
};

/** On phones: one day at a time. */
const DayStrip = ({ days, today, value, onChange }: StripProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
  <div className={styles.strip} role="group" aria-label={texts.days}>
    {days.map((date, day) => (
      <button
        key={date}
        type="button"
        aria-pressed={day === value}
        aria-label={`${weekdayNames[day]!.short} ${Number(date.slice(8))}, ${weekdayNames[day]!.long}`}
        data-today={date === today || undefined}
        onClick={() => onChange(day)}
      >
        <span>{weekdayNames[day]!.short}</span>
        <span className="numbers">{Number(date.slice(8))}</span>
      </button>
    ))}
  </div>
);

export const WeekBoard = ({ monday, today, entries, isEditing, writes, onOpen }: Props) => {
  const narrow = useNarrow();
  const days = weekDays(monday);
  const [chosen, setChosen] = useState(() => Math.max(0, days.indexOf(today)));
  const shown = narrow ? [chosen] : days.map((_, day) => day);
  return (
    <>
      {narrow && <DayStrip days={days} today={today} value={chosen} onChange={setChosen} />}
      <Sortable {...dayDrag(entries, shown, writes.move)}>
        <Grid columns={7} gap="2" align="start" full className={styles.board} data-tour="weekly-routine-days">
          {shown.map((day) => (
            <DayColumn
              key={day}
              day={day}
              date={days[day]!}
              isToday={days[day] === today}
              isEditing={isEditing}
              entries={entriesOfDay(entries, day)}
              writes={writes}
              onAdd={() => onOpen({ day })}
              onEdit={(entry) => onOpen({ entry })}
            />
          ))}
        </Grid>
      </Sortable>
    </>
  );
};
