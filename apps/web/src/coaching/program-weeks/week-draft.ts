import { type CoachProgram, MAX_PROGRAM_MINUTES } from '@netlik/contract/coaching/coach-programs';
import { WEEK_DAYS, type WeekForm } from '@netlik/contract/coaching/program-weeks';
import type { PlanSubject } from '@netlik/contract/planning/daily-plans/plan';
import { addDays, type StudyDay } from '@netlik/domain/study-day';
import { tr } from '@netlik/domain/turkish';
import {
  addSubjects,
  addTopic,
  changeTopic,
  type DraftSubject,
  fromProgram,
  MAX_TARGET_QUESTIONS,
  questionsOf,
  toSubjects,
} from '../coach-programs/program-draft.ts';
import type { EntryLine } from './entry-line.ts';

/** A day of the form: its program as it is stored, and what is written now. */
export type WeekDay = { date: StudyDay; program: CoachProgram | null; entries: readonly DraftSubject[] };
export type Week = readonly WeekDay[];

const TOPIC_MINUTES = 30;

export const openWeek = (monday: StudyDay, programs: readonly CoachProgram[]): Week =>
  Array.from({ length: WEEK_DAYS }, (_, at) => {
    const date = addDays(monday, at);
    const program = programs.find((one) => one.date === date && one.status !== 'archived') ?? null;
    return { date, program, entries: program ? fromProgram(program).subjects : [] };
  });

const hasWork = ({ status, studyTime, completedQuestions }: PlanSubject) =>
  status !== 'not_started' || studyTime > 0 || completedQuestions > 0;

/** What the student has worked on stays in its day. */
export const isLocked = (week: Week, key: string): boolean =>
  week.some(({ program }) => program?.subjects.some((subject) => subject._id === key && hasWork(subject)));

export const findEntry = (week: Week, key: string) => {
  for (const { date, entries } of week) {
    const index = entries.findIndex((entry) => entry.key === key);
    if (index >= 0) return { date, index, entry: entries[index]! };
  }
  return null;
};

const changeDay = (week: Week, date: string, change: (entries: readonly DraftSubject[]) => DraftSubject[]) =>
  week.map((day) => (day.date === date ? { ...day, entries: change(day.entries) } : day));

/** Whether a line's topic fits into an entry without changing or losing an amount of either. */
const canJoin = (entry: DraftSubject, { subject, topic, questions, minutes }: EntryLine) =>
  entry.subject === subject &&
  entry.topics.every((one) => tr.lower(one.topic) !== tr.lower(topic ?? '')) &&
  (questionsOf(entry) ?? 0) + (questions ?? 0) <= MAX_TARGET_QUESTIONS &&
  entry.duration + (minutes ?? 0) <= MAX_PROGRAM_MINUTES;

/** The subject's own target and duration are sums, so they grow with the topic. */
const withTopic = (entry: DraftSubject, topic: string, { questions, minutes }: EntryLine): DraftSubject => {
  const named = changeTopic(addTopic(entry, topic, minutes ?? TOPIC_MINUTES), topic, {
    ...(questions !== null && { targetQuestions: questions }),
  });
  return {
    ...named,
    ...(entry.targetQuestions && { targetQuestions: entry.targetQuestions + (questions ?? 0) }),
    ...(entry.isManual && { duration: entry.duration + (minutes ?? 0) }),
  };
};

/** A topic of a subject that is in the day already joins it. */
export const addEntry = (week: Week, date: string, line: EntryLine): Week =>
  changeDay(week, date, (entries) => {
    const { subject, topic, questions, minutes } = line;
    const before = topic === null ? undefined : entries.findLast((entry) => canJoin(entry, line));
    const entry = before ?? addSubjects({ title: '', subjects: [] }, [subject]).subjects[0]!;
    const written =
      topic === null
        ? {
            ...entry,
            ...(questions !== null && { targetQuestions: questions }),
            ...(minutes !== null && { duration: minutes, isManual: true }),
          }
        : withTopic(entry, topic, line);
    return before ? entries.map((one) => (one === before ? written : one)) : [...entries, written];
  });

export const changeEntry = (week: Week, key: string, change: (entry: DraftSubject) => DraftSubject): Week => {
  const found = findEntry(week, key);
  if (!found) return week;
  return changeDay(week, found.date, (entries) =>
    entries.map((entry) => (entry.key === key ? change(entry) : entry)),
  );
};

export const removeEntry = (week: Week, key: string): Week => {
  const found = findEntry(week, key);
  if (!found) return week;
  return changeDay(week, found.date, (entries) => entries.filter((entry) => entry.key !== key));
};

/** `index` counts the day's entries without the moved one. */
export const moveEntry = (week: Week, key: string, date: string, index: number): Week => {
  const found = findEntry(week, key);
  if (!found || (found.date !== date && isLocked(week, key))) return week;
  return changeDay(removeEntry(week, key), date, (entries) => entries.toSpliced(index, 0, found.entry));
};

/** Only what is in the day's own program keeps its id: what was moved is new there. */
const subjectsOf = ({ program, entries }: WeekDay) => {
  const known = new Set(program?.subjects.map(({ _id }) => _id));
  return toSubjects({
    title: '',
    subjects: entries.map(({ _id, ...entry }) => (_id && known.has(_id) ? { _id, ...entry } : entry)),
  });
};

const isChanged = (day: WeekDay): boolean => {
  const stored = day.program ? toSubjects(fromProgram(day.program)) : [];
  return JSON.stringify(stored) !== JSON.stringify(subjectsOf(day));
};

export const hasChanges = (week: Week): boolean => week.some(isChanged);

/** The days to be sent, with where each came from; drafts go along when they are to be shown. */
export const daysToSave = (
  week: Week,
  status: WeekForm['status'],
  today: StudyDay,
): { day: WeekDay; sent: WeekForm['days'][number] }[] =>
  week
    .filter((day) => day.date >= today)
    .filter((day) => isChanged(day) || (status === 'active' && day.program?.status === 'draft'))
    .map((day) => ({
      day,
      sent: {
        date: day.date,
        ...(day.program && {
          programId: day.program._id,
          version: day.program.version,
          title: day.program.title,
        }),
        subjects: subjectsOf(day),
      },
    }));

/** What was newly written, below what others stored meanwhile. */
export const carryOver = (stored: Week, written: Week): Week =>
  stored.map((day, at) => ({
    ...day,
    entries: [...day.entries, ...written[at]!.entries.filter(({ _id }) => _id === undefined)],
  }));

type Sum = { minutes: number; questions: number };

export const sumOf = (entries: readonly DraftSubject[]): Sum =>
  entries.reduce<Sum>(
    ({ minutes, questions }, entry) => ({
      minutes: minutes + entry.duration,
      questions: questions + (questionsOf(entry) ?? 0),
    }),
    { minutes: 0, questions: 0 },
  );

/** Each subject of the week with its sums, in the order it is first met. */
export const sumsBySubject = (week: Week): (Sum & { subject: string })[] => {
  const all = week.flatMap(({ entries }) => entries);
  return [...new Set(all.map(({ subject }) => subject))].map((subject) => ({
    subject,
    ...sumOf(all.filter((entry) => entry.subject === subject)),
  }));
};
