import type { PlannedEntry, PlannerEntry } from '@netlik/contract/planning/planner/plan-entry';
import type { CSSProperties } from 'react';
import { formatDuration } from '../../../formats/durations.ts';
import { GripIcon } from '../../../ui/icons/grip-icon.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { SortableHandle } from '../../../ui/sortable/sortable.tsx';
import { subjectColour } from '../../../ui/subjects/subject-colour.ts';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import styles from '../planner.module.css';
import { entryTitle, kindNames, entryTexts as texts } from '../planner.texts.ts';

/** Of a proposal or of the week that was taken. */
export type BoardEntry = PlannerEntry | PlannedEntry;

const stateOf = (entry: BoardEntry): string | null => {
  if ('done' in entry && entry.done) return texts.done;
  if ('written' in entry && !entry.written) return texts.waiting;
  return entry.locked && !('done' in entry) ? texts.locked : null;
};

type Props = { entry: BoardEntry; canDrag: boolean; onOpen: (entry: BoardEntry) => void };

/** A tap says why it is there; it is held anywhere to move it, by keyboard at its grip. */
export const PlanCard = ({ entry, canDrag, onOpen }: Props) => {
  const { kind, subject, minutes, start, topic } = entry;
  const title = entryTitle(entry);
  const state = stateOf(entry);
  return (
    <li className={styles.item} data-sortable-item={canDrag ? entry.key : undefined}>
      <Row
        className={styles.card}
        data-done={('done' in entry && entry.done) || undefined}
        style={{ '--subject': subjectColour(subject) } as CSSProperties}
      >
        <Stack
          as="button"
          type="button"
          text="start"
          grow
          shrink
          touch
          className={styles.words}
          onClick={() => onOpen(entry)}
        >
          <Text as="strong" look="small semibold" lines={2}>
            {title}
          </Text>
          <Text as="span" look="muted tiny" numbers>
            {[start, formatDuration(minutes), topic && kindNames[kind], topic && subjectName(subject)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Row as="span" gap="0 2" wrap look="tiny medium">
            <Text as="span" look="primary">
              {texts.why}
            </Text>
            {state && <span>{state}</span>}
          </Row>
        </Stack>
        {canDrag && (
          <SortableHandle className={styles.grip} aria-label={texts.drag(title)}>
            <GripIcon />
          </SortableHandle>
        )}
      </Row>
    </li>
  );
};
