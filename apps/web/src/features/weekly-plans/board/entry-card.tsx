import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { WeeklyEntry } from '@netlik/contract/weekly-plans';
import { reminderPreview } from '@netlik/domain/reminders/preview';
import { type ComponentProps, type CSSProperties, memo, type Ref, useMemo } from 'react';
import { subjectColour } from '../../../study/subject-colour.ts';
import { subjectName } from '../../../study/subject-name.ts';
import { GripIcon } from '../../../ui/icons/grip-icon.tsx';
import { CheckIcon } from '../../../ui/icons/icons.tsx';
import { entryTitle } from '../entry-title.ts';
import { entryTexts as texts, typeNames } from '../weekly-plans.texts.ts';
import styles from './entry-card.module.css';

export type EntryActions = {
  onOpen: (entry: WeeklyEntry) => void;
  onDone: (entry: WeeklyEntry, isDone: boolean) => void;
};

type Props = EntryActions & { entry: WeeklyEntry };

type CardProps = Props & {
  handle?: { ref: Ref<HTMLButtonElement> } & ComponentProps<'button'>;
};

/** Also the picture of a card while it is carried. Memoised: a moved card renders all 60 of a full week. */
export const EntryCardFace = memo(({ entry, onOpen, onDone, handle }: CardProps) => {
  const title = entryTitle(entry);
  const isDone = entry.status === 'completed';
  return (
    <div
      className={styles.card}
      data-done={isDone || undefined}
      style={{ '--subject': subjectColour(entry.subject) } as CSSProperties}
    >
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isDone}
          aria-label={texts.complete(title)}
          onChange={(event) => onDone(entry, event.currentTarget.checked)}
        />
        <span className={styles.box}>{isDone && <CheckIcon size={14} />}</span>
      </label>
      <button
        type="button"
        className={styles.words}
        aria-label={texts.open(title)}
        onClick={() => onOpen(entry)}
      >
        <strong>{title}</strong>
        <span className={styles.small}>
          {entry.customTitle && `${subjectName(entry.subject)} · `}
          {typeNames[entry.type]}
          {entry.topic && ` · ${entry.topic}`}
        </span>
        {entry.notes && <span className={styles.notes}>{reminderPreview(entry.notes)}</span>}
      </button>
      <button type="button" className={styles.grip} aria-label={texts.drag(title)} {...handle}>
        <GripIcon />
      </button>
    </div>
  );
});

export const EntryCard = ({ entry, ...actions }: Props) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: entry._id });
  const handle = useMemo(
    () => ({ ref: setActivatorNodeRef, ...attributes, 'aria-pressed': undefined }),
    [setActivatorNodeRef, attributes],
  );
  return (
    // The whole card can be carried by mouse and finger, the grip also by keyboard.
    <li
      ref={setNodeRef}
      {...listeners}
      className={styles.item}
      data-carried={isDragging || undefined}
      style={{ transform: CSS.Transform.toString(transform), ...(transition && { transition }) }}
    >
      <EntryCardFace entry={entry} {...actions} handle={handle} />
    </li>
  );
};
