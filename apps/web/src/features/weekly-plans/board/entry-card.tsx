import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { WeeklyEntry } from '@netlik/contract/weekly-plans';
import { reminderPreview } from '@netlik/domain/reminders/preview';
import { type ComponentProps, type CSSProperties, memo, type Ref, useMemo } from 'react';
import { subjectColour } from '../../../study/subject-colour.ts';
import { subjectName } from '../../../study/subject-name.ts';
import { GripIcon } from '../../../ui/icons/grip-icon.tsx';
import { CheckIcon } from '../../../ui/icons/icons.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
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
    <Grid
      align="start"
      className={styles.card}
      data-done={isDone || undefined}
      style={{ '--subject': subjectColour(entry.subject) } as CSSProperties}
    >
      <Stack as="label" center className={styles.tick}>
        <input
          type="checkbox"
          checked={isDone}
          aria-label={texts.complete(title)}
          onChange={(event) => onDone(entry, event.currentTarget.checked)}
        />
        <Stack as="span" center className={styles.box}>
          {isDone && <CheckIcon size={14} />}
        </Stack>
      </Stack>
      <Stack
        type="button"
        as="button"
        gap="1"
        text="start"
        breaks
        shrink
        touch
        className={styles.words}
        aria-label={texts.open(title)}
        onClick={() => onOpen(entry)}
      >
        <strong>{title}</strong>
        <Text as="span" look="muted tiny" className={styles.small}>
          {entry.customTitle && `${subjectName(entry.subject)} · `}
          {typeNames[entry.type]}
          {entry.topic && ` · ${entry.topic}`}
        </Text>
        {entry.notes && (
          <Text as="span" look="muted tiny" className={styles.notes}>
            {reminderPreview(entry.notes)}
          </Text>
        )}
      </Stack>
      <Stack
        type="button"
        as="button"
        center
        look="muted"
        className={styles.grip}
        aria-label={texts.drag(title)}
        {...handle}
      >
        <GripIcon />
      </Stack>
    </Grid>
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
