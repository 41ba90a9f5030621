import type { StudyDay } from '@netlik/domain/study-day';
import { formatDayMonthWeekday, formatShortDayMonth, formatWeekday } from '../../formats/days.ts';
import { formatDuration } from '../../formats/durations.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { DayLine } from './day-line.tsx';
import type { EntryLine } from './entry-line.ts';
import { weekFormTexts as texts } from './program-weeks.texts.ts';
import type { TypedLine } from './use-typed-lines.ts';
import { type WeekDay as Day, isLocked, sumOf, type Week } from './week-draft.ts';
import { WeekEntry } from './week-entry.tsx';
import styles from './week-form.module.css';

type Props = {
  day: Day;
  week: Week;
  today: StudyDay;
  words: ReadonlyMap<string, string>;
  line: TypedLine;
  onLine: (line: TypedLine) => void;
  onAdd: (entries: readonly EntryLine[]) => void;
  onOpen: (key: string) => void;
  onRemove: (key: string) => void;
  onMove: (key: string, day: StudyDay) => void;
};

/** One day: what is written, and a line that adds to it. What is past can only be read. */
export const WeekDay = (props: Props) => {
  const { day, week, today, words, line, onLine, onAdd, onOpen, onRemove, onMove } = props;
  const { date, entries, program } = day;
  const isPast = date < today;
  const name = formatDayMonthWeekday(date);
  const { minutes, questions } = sumOf(entries);
  return (
    <Stack
      as="section"
      gap="2"
      justify="start"
      box="card"
      className={styles.day}
      data-week-day={date}
      data-sortable-list={isPast ? undefined : date}
      data-today={date === today || undefined}
      data-past={isPast || undefined}
      aria-label={date === today ? `${name}, ${texts.today}` : name}
    >
      <Row as="header" gap="0 2" align="baseline" between wrap>
        <Text as="h2" look="small">
          {formatWeekday(date)}{' '}
          <Text as="span" look="muted small medium" numbers>
            {formatShortDayMonth(date)}
          </Text>
        </Text>
        <Text as="span" look="muted tiny" numbers>
          {[
            program?.status === 'draft' && texts.draft,
            entries.length === 0 ? isPast && texts.past : formatDuration(minutes),
            questions > 0 && texts.questions(questions),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Row>
      {entries.length > 0 && (
        <Stack as="ol" gap="1">
          {entries.map((entry) =>
            isPast ? (
              <Text key={entry.key} as="li" look="muted tiny">
                {subjectName(entry.subject)}: {entry.description}
              </Text>
            ) : (
              <WeekEntry
                key={entry.key}
                {...{ entry, day: date }}
                otherDays={week.map((one) => one.date).filter((one) => one >= today && one !== date)}
                isLocked={isLocked(week, entry.key)}
                word={words.get(entry.key)}
                onOpen={() => onOpen(entry.key)}
                onRemove={() => onRemove(entry.key)}
                onMove={(to) => onMove(entry.key, to)}
              />
            ),
          )}
        </Stack>
      )}
      {!isPast && (
        <div data-week-cell="" className={styles.adder}>
          <DayLine label={texts.add(name)} {...{ line, onLine, onAdd }} />
        </div>
      )}
    </Stack>
  );
};
