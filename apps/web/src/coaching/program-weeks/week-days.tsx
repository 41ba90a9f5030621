import type { StudyDay } from '@netlik/domain/study-day';
import type { KeyboardEvent, Ref } from 'react';
import { formatDayMonthWeekday } from '../../formats/days.ts';
import { formatDuration } from '../../formats/durations.ts';
import { Text } from '../../ui/layout/text.tsx';
import { MenuButton } from '../../ui/overlays/menu.tsx';
import { subjectColour } from '../../ui/subjects/subject-colour.ts';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { BoardCard } from '../../ui/week-board/board-card.tsx';
import { WeekBoard } from '../../ui/week-board/week-board.tsx';
import { type DraftSubject, questionsOf } from '../coach-programs/program-draft.ts';
import { DayLine, type TypedLines } from './day-line.tsx';
import type { EntryLine } from './entry-line.ts';
import { weekFormTexts as texts, weekDragTexts } from './program-weeks.texts.ts';
import styles from './week-days.module.css';
import { isLocked, sumOf, type Week } from './week-draft.ts';

const DAY_WIDTH = 132;
const MAX_TOPICS = 3;

type EntryProps = {
  entry: DraftSubject;
  day: StudyDay;
  /** The days the entry may move to. */
  otherDays: readonly StudyDay[];
  isFixed: boolean;
  word: string | undefined;
  onOpen: () => void;
  onRemove: () => void;
  onMove: (day: StudyDay) => void;
};

/** Opens by click, moves by drag, or by its menu without a keyboard. */
const WeekEntry = ({ entry, day, otherDays, isFixed, word, onOpen, onRemove, onMove }: EntryProps) => {
  const { key, subject, topics, duration } = entry;
  const name = subjectName(subject);
  const questions = questionsOf(entry);
  const more = topics.length - MAX_TOPICS;
  return (
    <BoardCard
      id={key}
      colour={subjectColour(subject)}
      className={styles.entry}
      data-invalid={word !== undefined || undefined}
      opener={{
        'data-week-cell': key,
        'aria-keyshortcuts': 'Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown Delete',
        onClick: onOpen,
      }}
      tools={
        <MenuButton
          label={texts.menu(name, formatDayMonthWeekday(day))}
          items={[
            ...otherDays.map((other) => ({
              label: texts.moveTo(formatDayMonthWeekday(other)),
              disabled: isFixed,
              onSelect: () => onMove(other),
            })),
            { label: texts.remove, danger: true, disabled: isFixed, onSelect: onRemove },
          ]}
        />
      }
    >
      <Text as="strong" size="small" weight="semibold">
        {name}
      </Text>
      {topics.slice(0, MAX_TOPICS).map(({ topic, targetQuestions }) => (
        <Text key={topic} as="span" tone="muted" size="tiny" numbers lines={2}>
          {texts.topic(topic, targetQuestions)}
        </Text>
      ))}
      {more > 0 && (
        <Text as="span" tone="muted" size="tiny">
          +{more}
        </Text>
      )}
      <Text as="span" size="tiny" weight="medium" numbers>
        {formatDuration(duration)}
        {questions !== null && ` · ${texts.questions(questions)}`}
      </Text>
      {isFixed && (
        <Text as="span" tone="success" size="tiny">
          {texts.worked}
        </Text>
      )}
      {word && (
        <Text as="span" tone="danger" size="tiny">
          {word}
        </Text>
      )}
    </BoardCard>
  );
};

type Props = {
  week: Week;
  today: StudyDay;
  /** Errors by entry key. */
  words: ReadonlyMap<string, string>;
  lines: TypedLines;
  ref: Ref<HTMLDivElement>;
  onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void;
  onAdd: (day: StudyDay, entries: readonly EntryLine[]) => void;
  onOpen: (key: string) => void;
  onRemove: (key: string) => void;
  onMove: (key: string, day: StudyDay, index: number) => void;
};

export const WeekDays = (props: Props) => {
  const { week, today, words, lines, onAdd, onOpen, onRemove, onMove, ...rest } = props;
  const days = week.map(({ date }) => date);
  const dayOf = (day: StudyDay) => week.find(({ date }) => date === day)!;
  const figuresOf = (day: StudyDay) => {
    const { entries, program } = dayOf(day);
    const { minutes, questions } = sumOf(entries);
    return [
      program?.status === 'draft' && texts.draft,
      entries.length === 0 ? day < today && texts.past : formatDuration(minutes),
      questions > 0 && texts.questions(questions),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <WeekBoard
      {...rest}
      {...{ days, today }}
      strip={false}
      fullDates
      isPastClosed
      dayWidth={DAY_WIDTH}
      itemsOn={(day) => dayOf(day).entries}
      renderCard={(entry, day) =>
        day < today ? (
          <Text key={entry.key} as="li" tone="muted" size="tiny">
            {subjectName(entry.subject)}: {entry.description}
          </Text>
        ) : (
          <WeekEntry
            key={entry.key}
            {...{ entry, day }}
            otherDays={days.filter((each) => each >= today && each !== day)}
            isFixed={isLocked(week, entry.key)}
            word={words.get(entry.key)}
            onOpen={() => onOpen(entry.key)}
            onRemove={() => onRemove(entry.key)}
            onMove={(to) => onMove(entry.key, to, dayOf(to).entries.length)}
          />
        )
      }
      partsOf={(day) => ({
        head: (
          <Text as="span" tone="muted" size="tiny" numbers>
            {figuresOf(day)}
          </Text>
        ),
        below: day >= today && (
          <div data-week-cell="" className={styles.adder}>
            <DayLine
              label={texts.add(formatDayMonthWeekday(day))}
              line={lines.lineOf(day)}
              onLine={(line) => lines.change(day, line)}
              onAdd={(entries) => onAdd(day, entries)}
            />
          </div>
        ),
      })}
      drag={{
        idOf: ({ key }) => key,
        nameOf: ({ subject }) => subjectName(subject),
        texts: weekDragTexts,
        onMove: ({ key }, day, index) => onMove(key, day, index),
      }}
    />
  );
};
