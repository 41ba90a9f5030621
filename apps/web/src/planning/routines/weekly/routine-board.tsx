import type { WeeklyEntry } from '@netlik/contract/planning/routines';
import { entriesOfDay } from '@netlik/domain/planning/routines/week';
import { dayOfWeek, type StudyDay, weekDays } from '@netlik/domain/study-day';
import PencilIcon from 'lucide-react/icons/pencil';
import PlusIcon from 'lucide-react/icons/plus';
import TrashIcon from 'lucide-react/icons/trash';
import { useState } from 'react';
import { formatLongWeekday } from '../../../formats/days.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { BoardCard } from '../../../ui/week-board/board-card.tsx';
import { WeekBoard } from '../../../ui/week-board/week-board.tsx';
import { blockName, blockText } from '../block-name.ts';
import { KindIcon, kindColour } from '../kind-mark.tsx';
import { timesText } from '../routine-times.ts';
import { kindNames } from '../routines.texts.ts';
import type { OpenedEntry } from './entry-modal.tsx';
import styles from './routine-board.module.css';
import type { WeekWrites } from './use-week-writes.ts';
import { dragTexts, weeklyTexts as texts } from './weekly.texts.ts';

const DAY_WIDTH = 136;

const weekdayOf = (day: StudyDay) => dayOfWeek(day) - 1;

type CardProps = {
  entry: WeeklyEntry;
  isEditing: boolean;
  flash: 'added' | 'moved' | undefined;
  onEdit: () => void;
  onRemove: () => void;
};

/** Reordered by its handle; outside edit mode a double click reveals its delete button. */
const EntryCard = ({ entry, isEditing, flash, onEdit, onRemove }: CardProps) => {
  const [isRevealed, setRevealed] = useState(false);
  const what = blockText(entry);
  return (
    <BoardCard
      id={entry._id}
      colour={kindColour(entry.kind)}
      className={styles.entry}
      handle={isEditing ? undefined : texts.moveEntry(what)}
      isHandleShown
      data-flash={flash}
      onDoubleClick={() => setRevealed(!isRevealed)}
    >
      <Row gap="0 1" align="center" wrap>
        <KindIcon kind={entry.kind} size={16} className={styles.icon} />
        <Text as="span" tone="muted" size="tiny" nowrap className="numbers">
          {timesText(entry)}
        </Text>
      </Row>
      <Text as="span" size="small" weight="semibold" wrapAnywhere>
        {blockName(entry)}
      </Text>
      {entry.label && entry.label !== kindNames[entry.kind] && (
        <Text as="span" tone="muted" size="tiny">
          {kindNames[entry.kind]}
        </Text>
      )}
      {(isEditing || isRevealed) && (
        <Row justify="end">
          {isEditing && (
            <IconButton label={texts.editEntry(what)} onClick={onEdit}>
              <PencilIcon size={16} />
            </IconButton>
          )}
          <IconButton label={texts.removeEntry(what)} onClick={onRemove}>
            <TrashIcon size={16} />
          </IconButton>
        </Row>
      )}
    </BoardCard>
  );
};

type Props = {
  monday: StudyDay;
  today: StudyDay;
  entries: readonly WeeklyEntry[];
  isEditing: boolean;
  writes: WeekWrites;
  onOpen: (opened: OpenedEntry) => void;
};

export const RoutineBoard = ({ monday, today, entries, isEditing, writes, onOpen }: Props) => {
  const { highlighted, pulsing } = writes;
  return (
    <WeekBoard
      days={weekDays(monday)}
      today={today}
      dayWidth={DAY_WIDTH}
      data-tour="weekly-routine-days"
      itemsOn={(day) => entriesOfDay(entries, weekdayOf(day))}
      renderCard={(entry) => (
        <EntryCard
          key={entry._id}
          {...{ entry, isEditing }}
          flash={highlighted === entry._id ? 'added' : pulsing === entry._id ? 'moved' : undefined}
          onEdit={() => onOpen({ entry })}
          onRemove={() => void writes.remove(entry)}
        />
      )}
      partsOf={(day) => ({
        empty: texts.emptyDay,
        below: (
          <Row
            type="button"
            as="button"
            gap="2"
            align="center"
            justify="center"
            tone="muted"
            size="small"
            minTouchTarget
            className={styles.add}
            aria-label={texts.addTo(formatLongWeekday(day))}
            onClick={() => onOpen({ day: weekdayOf(day) })}
          >
            <PlusIcon size={16} />
            {texts.add}
          </Row>
        ),
      })}
      drag={{
        idOf: ({ _id }) => _id,
        nameOf: blockText,
        isWithinDay: true,
        texts: dragTexts,
        onMove: (entry, _day, index) => void writes.move(entry, index),
      }}
    />
  );
};
