import type { WeeklyEntry } from '@netlik/contract/planning/weekly-plans';
import { reminderPreview } from '@netlik/domain/study/reminders/preview';
import { type CSSProperties, memo } from 'react';
import { GripIcon } from '../../../ui/icons/grip-icon.tsx';
import { CheckIcon } from '../../../ui/icons/icons.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { MenuButton } from '../../../ui/overlays/menu.tsx';
import { SortableHandle } from '../../../ui/sortable/sortable.tsx';
import { subjectColour } from '../../../ui/subjects/subject-colour.ts';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import { entryTitle } from '../entry-title.ts';
import { dayNames, entryTexts as texts, typeNames } from '../weekly-plans.texts.ts';
import styles from './entry-card.module.css';

export type EntryActions = {
  onOpen: (entry: WeeklyEntry) => void;
  onDone: (entry: WeeklyEntry, isDone: boolean) => void;
  onMove: (entry: WeeklyEntry, day: number) => void;
};

type Props = EntryActions & { entry: WeeklyEntry };

/** A move copies every entry of the week and renumbers two days; a card shows neither. */
const isSameCard = (before: Props, after: Props) =>
  before.onOpen === after.onOpen &&
  before.onDone === after.onDone &&
  before.onMove === after.onMove &&
  (Object.keys(after.entry) as (keyof WeeklyEntry)[]).every(
    (key) => key === 'order' || before.entry[key] === after.entry[key],
  );

/** The subject is named where the title is the student's own. */
const detailOf = ({ customTitle, subject, type, topic, notes }: WeeklyEntry): string =>
  [customTitle && subjectName(subject), typeNames[type], topic, notes && reminderPreview(notes)]
    .filter(Boolean)
    .join(' · ');

/** Can be dragged anywhere by mouse and finger, by keyboard at its grip. Memoised: the board renders all 60 of a full week. */
export const EntryCard = memo(({ entry, onOpen, onDone, onMove }: Props) => {
  const title = entryTitle(entry);
  const detail = detailOf(entry);
  const isDone = entry.status === 'completed';
  return (
    <li className={styles.item} data-sortable-item={entry._id}>
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
          text="start"
          shrink
          touch
          className={styles.words}
          title={`${title}\n${detail}`}
          onClick={() => onOpen(entry)}
        >
          <Text as="strong" look="semibold" lines={2} className={styles.title}>
            {title}
          </Text>
          <Text as="span" look="muted tiny" cut>
            {detail}
          </Text>
          <span className="visually-hidden">{texts.open}</span>
        </Stack>
        <Row className={styles.tools}>
          <SortableHandle className={styles.grip} aria-label={texts.drag(title)}>
            <GripIcon />
          </SortableHandle>
          <MenuButton
            label={texts.moveDay(title)}
            items={dayNames.map((label, day) => ({
              label,
              disabled: day === entry.day,
              onSelect: () => onMove(entry, day),
            }))}
          />
        </Row>
      </Grid>
    </li>
  );
}, isSameCard);
