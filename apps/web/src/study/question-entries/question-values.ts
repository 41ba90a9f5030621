import { type Checked, check } from '@netlik/contract/check';
import { NewQuestionEntry, type QuestionEntry } from '@netlik/contract/study/question-entries';
import type { StudyDay } from '@netlik/domain/study-day';
import { parseNumber } from '../../formats/inputs.ts';
import { questionTexts as texts } from './question-entries.texts.ts';

export type QuestionValues = { subject: string; topic: string; correct: string; wrong: string; note: string };

export const questionValues = (entry: QuestionEntry | null): QuestionValues => ({
  subject: entry?.subject ?? '',
  topic: entry?.topic ?? '',
  correct: String(entry?.correct ?? 0),
  wrong: String(entry?.wrong ?? 0),
  note: entry?.note ?? '',
});

/** Empty means 0; NaN makes the contract reject other text. */
const count = (text: string): number => (text.trim() === '' ? 0 : (parseNumber(text) ?? Number.NaN));

export const readQuestions = (values: QuestionValues, date: StudyDay): Checked<NewQuestionEntry> => {
  const note = values.note.trim();
  const checked = check(NewQuestionEntry, {
    date,
    subject: values.subject === '' ? undefined : values.subject,
    correct: count(values.correct),
    wrong: count(values.wrong),
    ...(values.topic !== '' && { topic: values.topic }),
    ...(note !== '' && { note }),
  });
  if (checked.ok) return checked;
  const errors = checked.errors.map(({ path, message }) =>
    message === 'Geçersiz değer' ? { path, message: texts.wholeNeeded } : { path, message },
  );
  return { ok: false, errors };
};
