import type { FixedBlock, PlannedEntry, PlannerEntry } from '@netlik/contract/planning/planner/plan-entry';
import type { PlannerSettings } from '@netlik/contract/planning/planner/planner';
import { dayOfWeek, type StudyDay } from '@netlik/domain/study-day';
import { formatDuration } from '../../../formats/durations.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { SourceMark } from '../../../ui/states/source-mark.tsx';
import { subjectColour } from '../../../ui/subjects/subject-colour.ts';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import { BoardCard } from '../../../ui/week-board/board-card.tsx';
import { WeekBoard } from '../../../ui/week-board/week-board.tsx';
import styles from '../planner.module.css';
import { entryTexts, entryTitle, kindNames, proposalTexts as texts } from '../planner.texts.ts';
import { entriesOn } from './proposal.ts';

/** An entry of a proposal or of the applied week. */
export type BoardEntry = PlannerEntry | PlannedEntry;

const stateOf = (entry: BoardEntry): string | null => {
  if ('done' in entry && entry.done) return entryTexts.done;
  if ('written' in entry && !entry.written) return entryTexts.waiting;
  return entry.locked && !('done' in entry) ? entryTexts.locked : null;
};

type CardProps = { entry: BoardEntry; canMove: boolean; onOpen: (entry: BoardEntry) => void };

/** Pressing the card explains the block. */
const PlanCard = ({ entry, canMove, onOpen }: CardProps) => {
  const { key, kind, subject, minutes, start, topic } = entry;
  const title = entryTitle(entry);
  const state = stateOf(entry);
  return (
    <BoardCard
      id={canMove ? key : undefined}
      colour={subjectColour(subject)}
      className={styles.card}
      data-done={('done' in entry && entry.done) || undefined}
      handle={canMove ? entryTexts.drag(title) : undefined}
      opener={{ onClick: () => onOpen(entry) }}
    >
      <Text as="strong" size="small" weight="semibold" lines={2}>
        {title}
      </Text>
      <Text as="span" tone="muted" size="tiny" numbers>
        {[start, formatDuration(minutes), topic && kindNames[kind], topic && subjectName(subject)]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Row as="span" gap="0 2" wrap size="tiny" weight="medium">
        <Text as="span" tone="primary">
          {entryTexts.why}
        </Text>
        {state && <span>{state}</span>}
      </Row>
    </BoardCard>
  );
};

const FixedBlocks = ({ blocks }: { blocks: readonly FixedBlock[] }) => (
  <Stack as="ul" gap="1">
    {blocks.map(({ subject, topic, title, minutes, source, done }, index) => (
      <Text
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks have no id and are only displayed
        key={index}
        as="li"
        tone="muted"
        size="tiny"
        wrapAnywhere
        numbers
        className={styles.fixed}
      >
        <SourceMark source={source}>
          {[
            title ?? topic ?? (subject && subjectName(subject)),
            formatDuration(minutes),
            done ? texts.doneFixed : texts.fixed[source],
          ]
            .filter(Boolean)
            .join(' · ')}
        </SourceMark>
      </Text>
    ))}
  </Stack>
);

const minutesOf = (entries: readonly { minutes: number }[]) =>
  entries.reduce((sum, { minutes }) => sum + minutes, 0);

type Props = {
  days: readonly StudyDay[];
  today: StudyDay;
  settings: PlannerSettings;
  entries: readonly BoardEntry[];
  fixed?: readonly FixedBlock[];
  onOpen: (entry: BoardEntry) => void;
  /** Undefined disables moving. */
  onMove?: (entry: PlannerEntry, day: StudyDay, index: number) => void;
};

/** Shows for each day whether its work fits into its hours. */
export const PlanBoard = ({ days, today, settings, entries, fixed = [], onOpen, onMove }: Props) => {
  const fixedOn = (day: StudyDay) => fixed.filter((block) => block.day === day);
  const hoursOn = (day: StudyDay) => {
    if (!onMove) return Number.POSITIVE_INFINITY;
    return dayOfWeek(day) === settings.restDay ? 0 : settings.hours[dayOfWeek(day) - 1]!;
  };
  return (
    <WeekBoard
      {...{ days, today }}
      data-tour="planner-board"
      data-tour-case={onMove ? undefined : 'applied'}
      itemsOn={(day) => entriesOn(entries, day)}
      renderCard={(entry) => (
        <PlanCard key={entry.key} {...{ entry, onOpen }} canMove={onMove !== undefined} />
      )}
      partsOf={(day) => {
        const minutes = minutesOf([...entriesOn(entries, day), ...fixedOn(day)]);
        return {
          head: (
            <Text as="span" tone={minutes > hoursOn(day) ? 'warning' : 'muted'} size="tiny" numbers>
              {texts.minutesOf(minutes, hoursOn(day))}
            </Text>
          ),
          above: fixedOn(day).length > 0 && <FixedBlocks blocks={fixedOn(day)} />,
          empty: dayOfWeek(day) === settings.restDay ? texts.rest : texts.emptyDay,
        };
      }}
      strip={{
        figure: (day) => {
          const count = entriesOn(entries, day).length;
          return count > 0 ? texts.works(count) : texts.noWork;
        },
      }}
      drag={onMove && { idOf: ({ key }) => key, nameOf: entryTitle, onMove }}
    />
  );
};
