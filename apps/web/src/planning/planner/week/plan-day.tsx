import type { FixedBlock } from '@netlik/contract/planning/planner/plan-entry';
import type { StudyDay } from '@netlik/domain/study-day';
import { formatDuration } from '../../../formats/durations.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import styles from '../planner.module.css';
import { proposalTexts as texts } from '../planner.texts.ts';
import { type BoardEntry, PlanCard } from './plan-card.tsx';
import { dayName } from './week-days.ts';

type Props = {
  day: StudyDay;
  isToday: boolean;
  isRest: boolean;
  canDrag: boolean;
  time: string;
  /** More than the day's hours. */
  isOver: boolean;
  entries: readonly BoardEntry[];
  fixed: readonly FixedBlock[];
  onOpen: (entry: BoardEntry) => void;
};

const FixedLine = ({ block: { subject, topic, title, minutes, source, done } }: { block: FixedBlock }) => (
  <Text as="li" look="muted tiny" breaks numbers className={styles.fixed}>
    {[
      title ?? topic ?? (subject && subjectName(subject)),
      formatDuration(minutes),
      done ? texts.doneFixed : texts.fixed[source],
    ]
      .filter(Boolean)
      .join(' · ')}
  </Text>
);

export const PlanDay = ({ day, isToday, isRest, canDrag, time, isOver, entries, fixed, onOpen }: Props) => {
  const name = dayName(day);
  return (
    <Stack
      as="section"
      gap="2"
      justify="start"
      box="card"
      className={styles.day}
      data-sortable-list={day}
      data-today={isToday || undefined}
      aria-label={isToday ? `${name}, ${texts.today}` : name}
    >
      <Row as="header" gap="0 2" align="baseline" between wrap>
        <h2>
          {name} {Number(day.slice(8))}
        </h2>
        <Text as="span" look={isOver ? 'warning tiny' : 'muted tiny'} numbers>
          {time}
        </Text>
      </Row>
      {fixed.length > 0 && (
        <Stack as="ul" gap="1">
          {fixed.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks have no id and are only shown
            <FixedLine key={index} block={block} />
          ))}
        </Stack>
      )}
      {entries.length === 0 ? (
        <Text look="muted small" text="center" className={styles.none}>
          {isRest ? texts.rest : texts.emptyDay}
        </Text>
      ) : (
        <Stack as="ol" gap="1">
          {entries.map((entry) => (
            <PlanCard key={entry.key} {...{ entry, canDrag, onOpen }} />
          ))}
        </Stack>
      )}
    </Stack>
  );
};
