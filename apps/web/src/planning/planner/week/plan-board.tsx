import type { FixedBlock, PlannerEntry } from '@netlik/contract/planning/planner/plan-entry';
import type { PlannerSettings } from '@netlik/contract/planning/planner/planner';
import { dayOfWeek, type StudyDay } from '@netlik/domain/study-day';
import { type CSSProperties, useState } from 'react';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { useNarrow } from '../../../ui/layout/use-narrow.ts';
import { Sortable } from '../../../ui/sortable/sortable.tsx';
import styles from '../planner.module.css';
import { proposalTexts as texts } from '../planner.texts.ts';
import type { BoardEntry } from './plan-card.tsx';
import { PlanDay } from './plan-day.tsx';
import { planDrag } from './plan-drag.ts';
import { entriesOn } from './proposal.ts';
import { dayName, daysLeft, shortDayName } from './week-days.ts';

type Props = {
  weekStart: StudyDay;
  today: StudyDay;
  settings: PlannerSettings;
  entries: readonly BoardEntry[];
  fixed?: readonly FixedBlock[];
  /** All days, also those that are over. */
  whole?: boolean;
  onOpen: (entry: BoardEntry) => void;
  /** Left out: nothing can be moved. */
  onMove?: (entry: PlannerEntry, day: StudyDay, index: number) => void;
};

const countText = (count: number) => (count > 0 ? texts.works(count) : texts.noWork);

type StripProps = { days: readonly StudyDay[]; open: StudyDay; countOn: (day: StudyDay) => number };

const DayStrip = ({ days, open, countOn, onDay }: StripProps & { onDay: (day: StudyDay) => void }) => (
  <Grid as="ul" columns={days.length} gap="1" aria-label={texts.days}>
    {days.map((day) => (
      <li key={day}>
        <Stack
          as="button"
          type="button"
          align="center"
          full
          touch
          look="tiny"
          className={styles.stripDay}
          aria-pressed={day === open}
          aria-label={`${shortDayName(day)} ${countText(countOn(day))}, ${dayName(day)}`}
          // The open day's own list takes its drops.
          data-sortable-target={day === open ? undefined : day}
          onClick={() => onDay(day)}
        >
          <strong>{shortDayName(day)}</strong>
          <Text as="span" look="muted tiny" numbers>
            {countText(countOn(day))}
          </Text>
        </Stack>
      </li>
    ))}
  </Grid>
);

/** The days side by side; on a phone one day under a strip of all. */
export const PlanBoard = ({
  weekStart,
  today,
  settings,
  entries,
  fixed = [],
  whole,
  onOpen,
  onMove,
}: Props) => {
  const narrow = useNarrow();
  const days = daysLeft(weekStart, whole ? weekStart : today);
  const firstDay = days.includes(today) ? today : days[0]!;
  const [chosen, setChosen] = useState(firstDay);
  const open = days.includes(chosen) ? chosen : firstDay;
  const minutesOn = (day: StudyDay) =>
    [...entriesOn(entries, day), ...fixed.filter((block) => block.day === day)].reduce(
      (sum, { minutes }) => sum + minutes,
      0,
    );
  const hoursOn = (day: StudyDay) =>
    dayOfWeek(day) === settings.restDay ? 0 : settings.hours[dayOfWeek(day) - 1]!;
  const board = (
    <Stack gap="3" shrink data-tour="planner-board" data-tour-case={onMove ? undefined : 'applied'}>
      {narrow && (
        <DayStrip {...{ days, open }} countOn={(day) => entriesOn(entries, day).length} onDay={setChosen} />
      )}
      <div className={narrow ? undefined : styles.columns} style={{ '--days': days.length } as CSSProperties}>
        {(narrow ? [open] : days).map((day) => (
          <PlanDay
            key={day}
            {...{ day, onOpen }}
            isToday={day === today}
            isRest={dayOfWeek(day) === settings.restDay}
            canDrag={onMove !== undefined}
            time={texts.minutesOf(minutesOn(day), onMove ? hoursOn(day) : Number.POSITIVE_INFINITY)}
            isOver={onMove !== undefined && minutesOn(day) > hoursOn(day)}
            entries={entriesOn(entries, day)}
            fixed={fixed.filter((block) => block.day === day)}
          />
        ))}
      </div>
    </Stack>
  );
  return onMove ? <Sortable {...planDrag(days, entries, onMove)}>{board}</Sortable> : board;
};
