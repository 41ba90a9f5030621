import type { WeeklyEntry } from '@netlik/contract/planning/weekly-plans';
import type { StudyDay } from '@netlik/domain/study-day';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { PlusIcon } from '../../../ui/icons/glyphs.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { dayNames, weeklyPlanTexts as texts } from '../weekly-plans.texts.ts';
import { type EntryActions, EntryCard } from './entry-card.tsx';
import styles from './week-board.module.css';

type Props = EntryActions & {
  day: number;
  date: StudyDay;
  isToday: boolean;
  entries: readonly WeeklyEntry[];
  onAdd: (day: number) => void;
};

export const DayColumn = ({ day, date, isToday, entries, onAdd, ...actions }: Props) => {
  const name = dayNames[day]!;
  return (
    <Stack
      as="section"
      gap="2"
      justify="start"
      box="card"
      className={styles.column}
      data-sortable-list={day}
      data-today={isToday || undefined}
      aria-label={isToday ? `${name}, ${texts.today}` : name}
    >
      <Row as="header" gap="1" align="center" between className={styles.columnHead}>
        <h2>
          {name}
          <Text as="span" look="muted small medium" className={styles.date}>
            {Number(date.slice(8))}
          </Text>
        </h2>
        <IconButton label={texts.addTo(name)} onClick={() => onAdd(day)}>
          <PlusIcon size={18} />
        </IconButton>
      </Row>
      {entries.length === 0 ? (
        <Text look="muted small" text="center" className={styles.none}>
          {texts.noEntries}
        </Text>
      ) : (
        <Stack as="ol" gap="1">
          {entries.map((entry) => (
            <EntryCard key={entry._id} entry={entry} {...actions} />
          ))}
        </Stack>
      )}
    </Stack>
  );
};
