import { books } from '@netlik/contract/practice/books';
import { studyDay } from '@netlik/domain/study-day';
import { useState } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { NumberField } from '../../ui/forms/number-field.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { DatePicker } from '../../ui/pickers/date-picker.tsx';
import { bookQueries } from './books.queries.ts';
import { bookTexts, tickTexts as texts } from './books.texts.ts';
import { FormModal } from './form-modal.tsx';

export type TickedTest = { bookId: string; bookName: string; index: number; name: string; questions: number };

const numberOf = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : 0);

/** The remaining questions of the test count as blank. */
export const TickDialog = ({ test, onClose }: { test: TickedTest; onClose: () => void }) => {
  const today = studyDay(new Date());
  const [correct, setCorrect] = useState('');
  const [wrong, setWrong] = useState('');
  const [date, setDate] = useState(today);
  const [refused, setRefused] = useState<string | null>(null);
  const unsolve = useWrite(books.unsolve, { done: bookTexts.takenBack, failed: bookTexts.takeBackFailed });
  const params = { id: test.bookId, index: String(test.index) };
  const solve = useWrite(books.solve, {
    done: texts.saved(test.name),
    failed: texts.failed,
    inline: true,
    undo: () => () => unsolve.send({ params }),
    replied: (cache, reply) => cache.patch(bookQueries.tests(test.bookId), () => reply),
    onDone: onClose,
  });
  const answered = numberOf(correct) + numberOf(wrong);
  const blank = test.questions - answered;
  const submit = () => {
    const issue = blank < 0 ? texts.over(test.questions) : answered === 0 ? texts.none : null;
    setRefused(issue);
    const body = { correct: numberOf(correct), wrong: numberOf(wrong), blank, date };
    if (issue === null) void solve.send({ params, body });
  };
  return (
    <FormModal
      title={test.name}
      size="small"
      save={texts.save}
      write={solve}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text tone="muted" size="small" wrapAnywhere>
        {test.bookName}
      </Text>
      <Grid columns={2} gap="3">
        <NumberField
          label={texts.correct}
          name="correct"
          min={0}
          max={test.questions}
          value={correct}
          {...(refused !== null && { error: refused })}
          onChange={({ currentTarget }) => setCorrect(currentTarget.value)}
        />
        <NumberField
          label={texts.wrong}
          name="wrong"
          min={0}
          max={test.questions}
          value={wrong}
          onChange={({ currentTarget }) => setWrong(currentTarget.value)}
        />
      </Grid>
      <Text tone="muted" size="small" numbers aria-live="polite">
        {bookTexts.questions(test.questions)}, {texts.blanks(Math.max(0, blank))}
      </Text>
      <DatePicker
        label={texts.date}
        value={date}
        today={today}
        max={today}
        onChange={({ currentTarget }) => setDate(currentTarget.value)}
      />
    </FormModal>
  );
};
