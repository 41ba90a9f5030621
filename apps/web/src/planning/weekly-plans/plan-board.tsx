import type { WeeklyEntry } from '@netlik/contract/planning/weekly-plans';
import { entriesOfDay, moveEntry } from '@netlik/domain/planning/weekly-plans/move-entry';
import { reminderPreview } from '@netlik/domain/study/reminders/preview';
import { dayOfWeek, type StudyDay, weekDays } from '@netlik/domain/study-day';
import PlusIcon from 'lucide-react/icons/plus';
import { memo } from 'react';
import { formatLongWeekday } from '../../formats/days.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Check } from '../../ui/forms/check.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { MenuButton } from '../../ui/overlays/menu.tsx';
import { subjectColour } from '../../ui/subjects/subject-colour.ts';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { BoardCard } from '../../ui/week-board/board-card.tsx';
import { WeekBoard } from '../../ui/week-board/week-board.tsx';
import styles from './plan-board.module.css';
import type { WeekWrites } from './weekly-plans.queries.ts';
import {
  dayNames,
  entryTexts,
  entryTitle,
  weeklyPlanTexts as texts,
  typeNames,
} from './weekly-plans.texts.ts';

type Actions = { writes: WeekWrites; onOpen: (entry: WeeklyEntry) => void };
type CardProps = Actions & { entry: WeeklyEntry };

/** A move copies every entry of the week and renumbers two days, but cards show neither. */
const isSameCard = (before: CardProps, after: CardProps) =>
  before.writes === after.writes &&
  before.onOpen === after.onOpen &&
  (Object.keys(after.entry) as (keyof WeeklyEntry)[]).every(
    (key) => key === 'order' || before.entry[key] === after.entry[key],
  );

/** Shows the subject if the title is custom. */
const detailOf = ({ customTitle, subject, type, topic, notes }: WeeklyEntry): string =>
  [customTitle && subjectName(subject), typeNames[type], topic, notes && reminderPreview(notes)]
    .filter(Boolean)
    .join(' · ');

/**
 * Draggable by mouse and touch, and by keyboard at its handle. Memoised, because a full week has 60 entries.
 */
const EntryCard = memo(({ entry, writes, onOpen }: CardProps) => {
  const title = entryTitle(entry);
  const detail = detailOf(entry);
  const isDone = entry.status === 'completed';
  return (
    <BoardCard
      id={entry._id}
      colour={subjectColour(entry.subject)}
      className={styles.item}
      data-done={isDone || undefined}
      handle={entryTexts.drag(title)}
      lead={
        <Stack as="label" center noShrink className={styles.tick}>
          <input
            type="checkbox"
            checked={isDone}
            aria-label={entryTexts.complete(title)}
            onChange={(event) => void writes.setDone(entry, event.currentTarget.checked)}
          />
          <Check state={isDone ? 'on' : 'off'} />
        </Stack>
      }
      opener={{ title: `${title}\n${detail}`, onClick: () => onOpen(entry) }}
      tools={
        <div className={styles.menu}>
          <MenuButton
            label={entryTexts.moveDay(title)}
            items={dayNames.map((label, day) => ({
              label,
              disabled: day === entry.day,
              onSelect: () => void writes.move(entry, { day }, texts.moved(label)),
            }))}
          />
        </div>
      }
    >
      <Text as="strong" weight="semibold" lines={2} className={styles.title}>
        {title}
      </Text>
      <Text as="span" tone="muted" size="tiny" truncate>
        {detail}
      </Text>
      <span className="visually-hidden">{entryTexts.open}</span>
    </BoardCard>
  );
}, isSameCard);

const weekdayOf = (day: StudyDay) => dayOfWeek(day) - 1;

type Props = Actions & {
  weekStart: StudyDay;
  today: StudyDay;
  entries: readonly WeeklyEntry[];
  /** The day shown on phones. */
  day: StudyDay;
  /** May be a day of another week. */
  onDay: (day: StudyDay) => void;
  onAdd: (day: number) => void;
};

export const PlanBoard = ({ weekStart, today, entries, day, writes, onDay, onAdd, onOpen }: Props) => {
  const entriesOn = (date: StudyDay) => entriesOfDay(entries, weekdayOf(date));
  const move = (entry: WeeklyEntry, date: StudyDay, order: number) => {
    const to = { day: weekdayOf(date), order };
    if (to.day !== entry.day) return void writes.move(entry, to, texts.moved(formatLongWeekday(date)));
    const ordered = entriesOfDay(moveEntry(entries, entry._id, to), to.day);
    void writes.reorder(
      to.day,
      ordered.map(({ _id }) => _id),
    );
  };
  return (
    <WeekBoard
      days={weekDays(weekStart)}
      today={today}
      isLit
      data-tour="weekly-plan-board"
      itemsOn={entriesOn}
      renderCard={(entry) => <EntryCard key={entry._id} {...{ entry, writes, onOpen }} />}
      partsOf={(date) => ({
        empty: texts.noEntries,
        head: (
          <IconButton label={texts.addTo(formatLongWeekday(date))} onClick={() => onAdd(weekdayOf(date))}>
            <PlusIcon size={18} />
          </IconButton>
        ),
      })}
      strip={{
        day,
        onDay,
        mark: (date) => {
          const left = entriesOn(date).filter(({ status }) => status === 'pending').length;
          return left > 0 ? texts.leftCount(left) : null;
        },
      }}
      drag={{ idOf: ({ _id }) => _id, nameOf: entryTitle, onMove: move }}
    />
  );
};
