import type { WeeklyEntry } from '@netlik/contract/weekly-plans';
import type { StudyDay } from '@netlik/domain/study-day';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { PlusIcon } from '../../../ui/icons/glyphs.tsx';
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
    <section
      className={styles.column}
      data-sortable-list={day}
      data-today={isToday || undefined}
      aria-label={isToday ? `${name}, ${texts.today}` : name}
    >
      <header className={styles.columnHead}>
        <h2>
          {name}
          <span className={styles.date}>{Number(date.slice(8))}</span>
        </h2>
        <IconButton label={texts.addTo(name)} onClick={() => onAdd(day)}>
          <PlusIcon size={18} />
        </IconButton>
      </header>
      {entries.length === 0 ? (
        <p className={styles.none}>{texts.noEntries}</p>
      ) : (
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <EntryCard key={entry._id} entry={entry} {...actions} />
          ))}
        </ol>
      )}
    </section>
  );
};
