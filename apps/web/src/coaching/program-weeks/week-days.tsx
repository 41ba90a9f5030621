import type { StudyDay } from '@netlik/domain/study-day';
import { type ClipboardEvent, type KeyboardEvent, type Ref, useState } from 'react';
import { formatDayMonthWeekday } from '../../formats/days.ts';
import { formatDuration } from '../../formats/durations.ts';
import { Text } from '../../ui/layout/text.tsx';
import { MenuButton } from '../../ui/overlays/menu.tsx';
import { subjectColour } from '../../ui/subjects/subject-colour.ts';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { BoardCard } from '../../ui/week-board/board-card.tsx';
import { WeekBoard } from '../../ui/week-board/week-board.tsx';
import { type DraftSubject, type EntryLine, questionsOf } from '../coach-programs/draft-subject.ts';
import { isLocked, type ProgramDraft, sumOf } from '../coach-programs/program-draft.ts';
import { SuggestAdder, type Suggestion } from '../coach-programs/suggest-adder.tsx';
import { reasonOf, suggestLines, takeLines } from './entry-line.ts';
import { weekFormTexts as texts, weekDragTexts } from './program-weeks.texts.ts';
import styles from './week-days.module.css';

const DAY_WIDTH = 132;
const MAX_TOPICS = 3;

/** Text of a day's field that is not an entry yet; `isRefused` shows the reason. */
type TypedLine = { text: string; isRefused: boolean };

const EMPTY: TypedLine = { text: '', isRefused: false };

/** Unfinished text in a day's field blocks saving the week. */
export const useTypedLines = (days: readonly string[]) => {
  const [lines, setLines] = useState<Readonly<Record<string, TypedLine>>>({});
  const left = days.filter((date) => (lines[date]?.text ?? '').trim() !== '');
  return {
    hasText: left.length > 0,
    lineOf: (date: string) => lines[date] ?? EMPTY,
    change: (date: string, line: TypedLine) => setLines((now) => ({ ...now, [date]: line })),
    /** Shows the reason at each unfinished line and returns their days. */
    refuse: () => {
      for (const date of left)
        setLines((now) => ({ ...now, [date]: { ...(now[date] ?? EMPTY), isRefused: true } }));
      return left;
    },
  };
};

type TypedLines = ReturnType<typeof useTypedLines>;

type LineProps = {
  label: string;
  line: TypedLine;
  onLine: (line: TypedLine) => void;
  onAdd: (entries: readonly EntryLine[]) => void;
};

/** Text that cannot be parsed stays in the field with its reason. */
const DayLine = ({ label, line: { text, isRefused }, onLine, onAdd }: LineProps) => {
  const add = (typed: string, chosen?: Suggestion) => {
    const { entries, left } = takeLines(typed, chosen);
    if (entries.length > 0) onAdd(entries);
    onLine({ text: left, isRefused: left !== '' });
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain').trim();
    if (!/[\r\n]/.test(pasted)) return;
    // Browsers join pasted lines in a single-line field.
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    add(value.slice(0, selectionStart ?? undefined) + pasted + value.slice(selectionEnd ?? value.length));
  };
  return (
    <SuggestAdder
      label={label}
      placeholder={texts.addHint}
      typed={text}
      error={isRefused ? reasonOf(text) : undefined}
      onType={(typed) => onLine({ text: typed, isRefused: false })}
      onPaste={onPaste}
      suggest={suggestLines}
      onAdd={(chosen) => add(text, chosen)}
      onRefuse={() => add(text)}
    />
  );
};

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
  week: ProgramDraft;
  today: StudyDay;
  /** Errors by entry key. */
  words: ReadonlyMap<string, string>;
  lines: TypedLines;
  ref: Ref<HTMLDivElement>;
  onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void;
  onAdd: (day: StudyDay, lines: readonly EntryLine[]) => void;
  onOpen: (key: string) => void;
  onRemove: (key: string) => void;
  onMove: (key: string, day: StudyDay, index: number) => void;
};

export const WeekDays = (props: Props) => {
  const { week, today, words, lines, onAdd, onOpen, onRemove, onMove, ...rest } = props;
  const days = week.map(({ date }) => date);
  const dayOf = (day: StudyDay) => week.find(({ date }) => date === day)!;
  const figuresOf = (day: StudyDay) => {
    const { subjects, program } = dayOf(day);
    const { minutes, questions } = sumOf(subjects);
    return [
      program?.status === 'draft' && texts.draft,
      subjects.length === 0 ? day < today && texts.past : formatDuration(minutes),
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
      itemsOn={(day) => dayOf(day).subjects}
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
            onMove={(to) => onMove(entry.key, to, dayOf(to).subjects.length)}
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
