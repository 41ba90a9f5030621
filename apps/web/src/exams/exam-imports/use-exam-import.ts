import type { ExamFilter } from '@netlik/contract/exams/exam-attempts';
import { examImports, type ImportOutcome, type ImportPreview } from '@netlik/contract/exams/exam-imports';
import { studyDay } from '@netlik/domain/study-day';
import { useState } from 'react';
import { sendForm } from '../../data/calls/send-form.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { importTexts as texts } from './exam-imports.texts.ts';

export type ImportFields = { file: File | null; exam: ExamFilter; date: string; source: string };
type Step = 'file' | 'columns' | 'rows' | 'done';
/** Maps a line to a student id; null skips the line. */
export type Answers = ReadonlyMap<number, string | null>;

type Progress = {
  step: Step;
  preview: ImportPreview | null;
  columns: readonly string[] | null;
  answers: Answers;
  outcome: ImportOutcome | null;
};

const start: Progress = { step: 'file', preview: null, columns: null, answers: new Map(), outcome: null };

const inputOf = (fields: ImportFields, answers: Answers, roles: readonly string[] | null) => ({
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

/** A role belongs to one column. */
const withRole = (columns: readonly string[], index: number, role: string) =>
  columns.map((each, at) => (at === index ? role : role !== '' && each === role ? '' : each));

const withAnswer = (answers: Answers, line: number, studentId: string | null | undefined): Answers => {
  const next = new Map(answers);
  if (studentId === undefined) next.delete(line);
  else next.set(line, studentId);
  return next;
};

export const useExamImport = (kind: 'class' | 'own') => {
  const isClass = kind === 'class';
  const [fields, setFields] = useState<ImportFields>({
    file: null,
    exam: 'TYT',
    date: isClass ? studyDay(new Date()) : '',
    source: '',
  });
  const [progress, setProgress] = useState(start);
  const advance = (part: Partial<Progress>) => setProgress((before) => ({ ...before, ...part }));
  const { columns, answers } = progress;

  const read = useWrite(
    async (roles: readonly string[] | null, { signal }) => {
      const endpoint = isClass ? examImports.previewClass : examImports.previewOwn;
      return sendForm(endpoint, inputOf(fields, answers, roles), [fields.file!], { signal });
    },
    {
      failed: texts.readFailed,
      inline: true,
      onDone: (preview) =>
        advance({
          preview,
          columns: preview.columns.map(({ role }) => role),
          step: preview.issue === '' ? 'rows' : 'columns',
        }),
    },
  );
  const write = useWrite(
    async (_: undefined, { signal, key }) => {
      const endpoint = isClass ? examImports.createClass : examImports.createOwn;
      const options = { signal, idempotencyKey: key };
      return sendForm(endpoint, inputOf(fields, answers, columns), [fields.file!], options);
    },
    {
      failed: texts.writeFailed,
      inline: true,
      onDone: (outcome) => advance({ outcome, step: 'done' }),
    },
  );
  const restart = () => {
    setFields((before) => ({ ...before, file: null }));
    setProgress(start);
  };
  const undo = useWrite(examImports.undo, {
    done: ({ removed, kept }) => texts.undone(removed, kept),
    failed: texts.undoFailed,
    onDone: restart,
  });

  return {
    ...progress,
    fields,
    read,
    write,
    undo,
    restart,
    setStep: (step: Step) => advance({ step }),
    change: (next: Partial<ImportFields>) => setFields({ ...fields, ...next }),
    setRole: (index: number, role: string) => advance({ columns: withRole(columns!, index, role) }),
    setAnswer: (line: number, studentId: string | null | undefined) =>
      advance({ answers: withAnswer(answers, line, studentId) }),
  };
};

export type ExamImportState = ReturnType<typeof useExamImport>;
