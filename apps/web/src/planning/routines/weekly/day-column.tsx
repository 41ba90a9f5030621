import type { WeeklyEntry } from '@netlik/contract/planning/routines';
import type { StudyDay } from '@netlik/domain/study-day';
import { weekdayNames } from '../../../formats/days.ts';
import { PlusIcon } from '../../../ui/icons/glyphs.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from './day-column.module.css';
import { EntryCard } from './entry-card.tsx';
import type { WeekWrites } from './use-week-writes.ts';
import { weeklyTexts as texts } from './weekly.texts.ts';

type Props = {
  day: number;
  date: StudyDay;
  isToday: boolean;
  isEditing: boolean;
  entries: readonly WeeklyEntry[];
  writes: WeekWrites;
  onAdd: () => void;
  onEdit: (entry: WeeklyEntry) => void;
};

const flashOf = ({ highlighted, pulsing }: WeekWrites, id: string) => {
  if (highlighted === id) return 'added';
  return pulsing === id ? 'moved' : null;
};

export const DayColumn = ({ day, date, isToday, isEditing, entries, writes, onAdd, onEdit }: Props) => {
  const name = weekdayNames[day]!.long;
  return (
    <Stack
      as="section"
      gap="2"
      justify="start"
      box="card"
      shrink
      className={styles.column}
      data-sortable-list={day}
      data-today={isToday || undefined}
      aria-label={name}
    >
      <Row
        as="h2"
        gap="2"
        align="baseline"
        between
        look="small"
        className={styles.head}
        aria-current={isToday ? 'date' : undefined}
      >
        <span>{name}</span>
        <span className="numbers">{Number(date.slice(8))}</span>
      </Row>
      {entries.length === 0 ? (
        <p className={styles.none}>{texts.emptyDay}</p>
      ) : (
        <Stack as="ol" gap="1" aria-label={texts.blocksOf(name)}>
          {entries.map((entry) => (
            <EntryCard
              key={entry._id}
              entry={entry}
              isEditing={isEditing}
              flash={flashOf(writes, entry._id)}
              onEdit={() => onEdit(entry)}
              onRemove={() => void writes.remove(entry)}
            />
          ))}
        </Stack>
      )}
      <Row
        type="button"
        as="button"
        gap="2"
        align="center"
        justify="center"
        look="small"
        className={styles.add}
        aria-label={texts.addTo(name)}
        onClick={onAdd}
      >
        <PlusIcon size={16} />
        {texts.add}
      </Row>
    </Stack>
  );
};
