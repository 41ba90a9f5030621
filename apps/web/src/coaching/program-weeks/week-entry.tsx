import type { StudyDay } from '@netlik/domain/study-day';
import type { CSSProperties } from 'react';
import { formatDayMonthWeekday } from '../../formats/days.ts';
import { formatDuration } from '../../formats/durations.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { MenuButton } from '../../ui/overlays/menu.tsx';
import { subjectColour } from '../../ui/subjects/subject-colour.ts';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { type DraftSubject, questionsOf } from '../coach-programs/program-draft.ts';
import { weekFormTexts as texts } from './program-weeks.texts.ts';
import styles from './week-form.module.css';

const MAX_TOPICS = 3;

type Props = {
  entry: DraftSubject;
  day: StudyDay;
  /** Where it may go. */
  otherDays: readonly StudyDay[];
  isLocked: boolean;
  /** What is wrong with it. */
  word: string | undefined;
  onOpen: () => void;
  onRemove: () => void;
  onMove: (day: StudyDay) => void;
};

/** A subject of a day: opened by a click, dragged anywhere, moved by its menu where there is no keyboard. */
export const WeekEntry = ({ entry, day, otherDays, isLocked, word, onOpen, onRemove, onMove }: Props) => {
  const { key, subject, topics, duration } = entry;
  const name = subjectName(subject);
  const questions = questionsOf(entry);
  const more = topics.length - MAX_TOPICS;
  return (
    <li className={styles.item} data-sortable-item={key}>
      <Row
        align="start"
        className={styles.card}
        data-invalid={word !== undefined || undefined}
        style={{ '--subject': subjectColour(subject) } as CSSProperties}
      >
        <Stack
          as="button"
          type="button"
          gap="1"
          text="start"
          grow
          shrink
          touch
          className={styles.words}
          data-week-cell={key}
          aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown Delete"
          onClick={onOpen}
        >
          <Text as="strong" look="small semibold">
            {name}
          </Text>
          {topics.slice(0, MAX_TOPICS).map(({ topic, targetQuestions }) => (
            <Text key={topic} as="span" look="muted tiny" numbers lines={2}>
              {texts.topic(topic, targetQuestions)}
            </Text>
          ))}
          {more > 0 && (
            <Text as="span" look="muted tiny">
              +{more}
            </Text>
          )}
          <Text as="span" look="tiny medium" numbers>
            {formatDuration(duration)}
            {questions !== null && ` · ${texts.questions(questions)}`}
          </Text>
          {isLocked && (
            <Text as="span" look="success tiny">
              {texts.worked}
            </Text>
          )}
          {word && (
            <Text as="span" look="danger tiny">
              {word}
            </Text>
          )}
        </Stack>
        <div className={styles.tools}>
          <MenuButton
            label={texts.menu(name, formatDayMonthWeekday(day))}
            items={[
              ...otherDays.map((other) => ({
                label: texts.moveTo(formatDayMonthWeekday(other)),
                disabled: isLocked,
                onSelect: () => onMove(other),
              })),
              { label: texts.remove, danger: true, disabled: isLocked, onSelect: onRemove },
            ]}
          />
        </div>
      </Row>
    </li>
  );
};
