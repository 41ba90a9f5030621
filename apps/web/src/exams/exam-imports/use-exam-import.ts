import type { ExamFilter } from '@netlik/contract/exams/exam-attempts';
import type { ImportOutcome, ImportPreview } from '@netlik/contract/exams/exam-imports';
import { examImports } from '@netlik/contract/exams/exam-imports';
import { studyDay } from '@netlik/domain/study-day';
import { useState } from 'react';
import { sendForm } from '../../data/calls/send-form.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { importTexts as texts } from './exam-imports.texts.ts';

export type ImportFields = { file: File | null; exam: ExamFilter; date: string; source: string };
type Step = 'file' | 'columns' | 'rows' | 'done';
/** Maps a line to a student id; null skips the line. */
export type Answers = ReadonlyMap<number, string | null>;

const empty: ImportFields = { file: null, exam: 'TYT', date: '', source: '' };

export const useExamImport = (kind: 'class' | 'own') => {
  const [fields, setFields] = useState<ImportFields>({
    ...empty,
    date: kind === 'class' ? studyDay(new Date()) : '',
  });
  const [step, setStep] = useState<Step>('file');
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [columns, setColumns] = useState<readonly string[] | null>(null);
  const [answers, setAnswers] = useState<Answers>(new Map());
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);

  const inputOf = (roles: readonly string[] | null) => ({
    body: {
      exam: fields.exam,
      ...(fields.date !== '' && { date: fields.date }),
      ...(fields.source.trim() !== '' && { source: fields.source }),
      ...(roles && { columns: JSON.stringify(roles) }),
      ...(answers.size > 0 && {
        answers: JSON.stringify([...answers].map(([line, studentId]) => ({ line, studentId }))),
      }),
    },
  });

  const read = useWrite(
    async (roles: readonly string[] | null, { signal }) =>
      sendForm(
        kind === 'class' ? examImports.previewClass : examImports.previewOwn,
        inputOf(roles),
        [fields.file!],
        {
          signal,
        },
      ),
    {
      failed: texts.readFailed,
      inline: true,
      onDone: (found) => {
        setPreview(found);
        setColumns(found.columns.map(({ role }) => role));
        setStep(found.issue === '' ? 'rows' : 'columns');
      },
    },
  );
  const write = useWrite(
    async (_: undefined, { signal, key }) =>
      sendForm(
        kind === 'class' ? examImports.createClass : examImports.createOwn,
        inputOf(columns),
        [fields.file!],
        {
          signal,
          idempotencyKey: key,
        },
      ),
    {
      failed: texts.writeFailed,
      inline: true,
      onDone: (written) => {
        setOutcome(written);
        setStep('done');
      },
    },
  );
  const undo = useWrite(examImports.undo, {
    done: ({ removed, kept }) => texts.undone(removed, kept),
    failed: texts.undoFailed,
    onDone: () => restart(),
  });
  const restart = () => {
    setFields((before) => ({ ...before, file: null }));
    setAnswers(new Map());
    setPreview(null);
    setColumns(null);
    setOutcome(null);
    setStep('file');
  };

  return {
    fields,
    step,
    preview,
    columns,
    answers,
    outcome,
    read,
    write,
    undo,
    restart,
    setStep,
    change: (next: Partial<ImportFields>) => setFields({ ...fields, ...next }),
    setRole: (index: number, role: string) =>
      setColumns((before) =>
        // A role belongs to one column.
        before!.map((each, at) => (at === index ? role : role !== '' && each === role ? '' : each)),
      ),
    setAnswer: (line: number, studentId: string | null | undefined) => {
      const next = new Map(answers);
      if (studentId === undefined) next.delete(line);
      else next.set(line, studentId);
      setAnswers(next);
    },
  };
};

export type ExamImportState = ReturnType<typeof useExamImport>;
