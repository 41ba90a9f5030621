import type { CoachProgram } from '@netlik/contract/coaching/coach-programs';
import { WEEK_DAYS, type WeekForm } from '@netlik/contract/coaching/program-weeks';
import type { PlanSubject } from '@netlik/contract/planning/daily-plans/plan';
import { addDays, type StudyDay } from '@netlik/domain/study-day';
import { useReducer } from 'react';
import {
  type DraftSubject,
  type EntryLine,
  fromProgram,
  questionsOf,
  toSubjects,
  writeLine,
} from './draft-subject.ts';

/** A day with its stored program and its edited subjects. */
export type DraftDay = {
  date: StudyDay;
  program: CoachProgram | null;
  title: string;
  subjects: readonly DraftSubject[];
};
/** The day form edits one day, the week form seven. */
export type ProgramDraft = readonly DraftDay[];

export type DraftAction =
  | { type: 'title'; title: string }
  | { type: 'add'; date: string; subjects: readonly DraftSubject[] }
  | { type: 'write'; date: string; lines: readonly EntryLine[] }
  | { type: 'change'; key: string; change: (subject: DraftSubject) => DraftSubject }
  | { type: 'move'; key: string; date: string; index: number }
  | { type: 'remove'; key: string };

export const openDay = (date: StudyDay, program: CoachProgram | null): DraftDay => ({
  date,
  program,
  title: program?.title ?? '',
  subjects: program ? fromProgram(program) : [],
});

export const openWeek = (monday: StudyDay, programs: readonly CoachProgram[]): ProgramDraft =>
  Array.from({ length: WEEK_DAYS }, (_, at) => {
    const date = addDays(monday, at);
    const program = programs.find((one) => one.date === date && one.status !== 'archived');
    return openDay(date, program ?? null);
  });

export const isEmptyDay = ({ title, subjects }: Pick<DraftDay, 'title' | 'subjects'>): boolean =>
  title.trim() === '' && subjects.length === 0;

const hasWork = ({ status, studyTime, completedQuestions }: PlanSubject) =>
  status !== 'not_started' || studyTime > 0 || completedQuestions > 0;

/** A subject with recorded work stays in its day. */
export const isLocked = (draft: ProgramDraft, key: string): boolean =>
  draft.some(({ program }) => program?.subjects.some((subject) => subject._id === key && hasWork(subject)));

export const findSubject = (draft: ProgramDraft, key: string) => {
  for (const { date, subjects } of draft) {
    const index = subjects.findIndex((subject) => subject.key === key);
    if (index >= 0) return { date, index, subject: subjects[index]! };
  }
  return null;
};

type Change = (subjects: readonly DraftSubject[], day: DraftDay) => readonly DraftSubject[];

const changeDays = (draft: ProgramDraft, change: Change): ProgramDraft =>
  draft.map((day) => ({ ...day, subjects: change(day.subjects, day) }));

const changeDay = (draft: ProgramDraft, date: string, change: Change): ProgramDraft =>
  changeDays(draft, (subjects, day) => (day.date === date ? change(subjects, day) : subjects));

const removeSubject = (draft: ProgramDraft, key: string) =>
  changeDays(draft, (subjects) => subjects.filter((subject) => subject.key !== key));

/** `index` excludes the moved subject. */
const moveSubject = (draft: ProgramDraft, key: string, date: string, index: number): ProgramDraft => {
  const found = findSubject(draft, key);
  if (!found || (found.date !== date && isLocked(draft, key))) return draft;
  return changeDay(removeSubject(draft, key), date, (subjects) =>
    subjects.toSpliced(Math.max(0, index), 0, found.subject),
  );
};

export const reduceDraft = (draft: ProgramDraft, action: DraftAction): ProgramDraft => {
  switch (action.type) {
    case 'title':
      return draft.map((day) => ({ ...day, title: action.title }));
    case 'add':
      return changeDay(draft, action.date, (subjects) => [...subjects, ...action.subjects]);
    case 'write':
      return changeDay(draft, action.date, (subjects) => action.lines.reduce(writeLine, subjects));
    case 'change':
      return changeDays(draft, (subjects) =>
        subjects.map((subject) => (subject.key === action.key ? action.change(subject) : subject)),
      );
    case 'move':
      return moveSubject(draft, action.key, action.date, action.index);
    case 'remove':
      return removeSubject(draft, action.key);
  }
};

const MAX_STEPS = 50;

type History = {
  /** Null without changes. */
  edited: ProgramDraft | null;
  before: readonly ProgramDraft[];
  tag: string | null;
};
type Step =
  | { type: 'edit'; stored: ProgramDraft; action: DraftAction }
  | { type: 'undo' }
  | { type: 'reset'; to: ProgramDraft | null };

const unchanged: History = { edited: null, before: [], tag: null };

const tagOf = (action: DraftAction) => (action.type === 'change' ? action.key : null);

/** Consecutive changes of one subject, such as typed letters, are one step. */
const remember = (history: History, step: Step): History => {
  const { edited, before, tag } = history;
  if (step.type === 'reset') return { ...unchanged, edited: step.to };
  if (step.type === 'undo')
    return before.length === 0 ? history : { edited: before.at(-1)!, before: before.slice(0, -1), tag: null };
  const from = edited ?? step.stored;
  const nextTag = tagOf(step.action);
  return {
    edited: reduceDraft(from, step.action),
    before: nextTag !== null && nextTag === tag ? before : [...before, from].slice(-MAX_STEPS),
    tag: nextTag,
  };
};

/** The edited draft with undo; without changes it follows the stored one. */
export const useProgramDraft = (stored: ProgramDraft) => {
  const [{ edited, before }, send] = useReducer(remember, unchanged);
  return {
    draft: edited ?? stored,
    canUndo: before.length > 0,
    dispatch: (action: DraftAction) => send({ type: 'edit', stored, action }),
    undo: () => send({ type: 'undo' }),
    reset: (to: ProgramDraft | null) => send({ type: 'reset', to }),
  };
};

/** Keeps ids only within the same program, because a moved subject is new there. */
export const subjectsToSend = ({ program, subjects }: DraftDay) => {
  const known = new Set(program?.subjects.map(({ _id }) => _id));
  return toSubjects(
    subjects.map(({ _id, ...subject }) => (_id && known.has(_id) ? { _id, ...subject } : subject)),
  );
};

const isChanged = (day: DraftDay): boolean => {
  const stored = day.program ? toSubjects(fromProgram(day.program)) : [];
  return JSON.stringify(stored) !== JSON.stringify(subjectsToSend(day));
};

export const hasChanges = (draft: ProgramDraft): boolean => draft.some(isChanged);

/** Returns changed days with their origin; drafts are included if they are to be published. */
export const daysToSave = (
  draft: ProgramDraft,
  status: WeekForm['status'],
  today: StudyDay,
): { day: DraftDay; sent: WeekForm['days'][number] }[] =>
  draft
    .filter((day) => day.date >= today)
    .filter((day) => isChanged(day) || (status === 'active' && day.program?.status === 'draft'))
    .map((day) => ({
      day,
      sent: {
        date: day.date,
        ...(day.program && { programId: day.program._id, version: day.program.version, title: day.title }),
        subjects: subjectsToSend(day),
      },
    }));

/** Appends new subjects to what others have stored. */
export const carryOver = (stored: ProgramDraft, written: ProgramDraft): ProgramDraft =>
  stored.map((day, at) => ({
    ...day,
    title: day.title || written[at]!.title,
    subjects: [...day.subjects, ...written[at]!.subjects.filter(({ _id }) => _id === undefined)],
  }));

type Sum = { minutes: number; questions: number };

export const sumOf = (subjects: readonly DraftSubject[]): Sum => ({
  minutes: subjects.reduce((sum, { duration }) => sum + duration, 0),
  questions: subjects.reduce((sum, subject) => sum + (questionsOf(subject) ?? 0), 0),
});

export const sumsBySubject = (draft: ProgramDraft): (Sum & { subject: string })[] => {
  const all = draft.flatMap(({ subjects }) => subjects);
  return [...new Set(all.map(({ subject }) => subject))].map((subject) => ({
    subject,
    ...sumOf(all.filter((one) => one.subject === subject)),
  }));
};
