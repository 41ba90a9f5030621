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

/** The stored program and the edited entries of a day. */
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

/** A subject with recorded work stays in its day. */
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

/** True if the topic fits without changing or losing either's amounts. */
const canJoin = (entry: DraftSubject, { subject, topic, questions, minutes }: EntryLine) =>
  entry.subject === subject &&
  entry.topics.every((one) => tr.lower(one.topic) !== tr.lower(topic ?? '')) &&
  (questionsOf(entry) ?? 0) + (questions ?? 0) <= MAX_TARGET_QUESTIONS &&
  entry.duration + (minutes ?? 0) <= MAX_PROGRAM_MINUTES;

/** The subject's target and duration are sums, so they grow with the topic. */
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

/** A topic joins an existing entry of its subject. */
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

/** `index` excludes the moved entry. */
export const moveEntry = (week: Week, key: string, date: string, index: number): Week => {
  const found = findEntry(week, key);
  if (!found || (found.date !== date && isLocked(week, key))) return week;
  return changeDay(removeEntry(week, key), date, (entries) => entries.toSpliced(index, 0, found.entry));
};

/** Keeps ids only within the same program, because a moved subject is new there. */
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

/** Returns changed days with their origin; drafts are included if they are to be published. */
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

/** Appends new entries to what others have stored. */
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

export const sumsBySubject = (week: Week): (Sum & { subject: string })[] => {
  const all = week.flatMap(({ entries }) => entries);
  return [...new Set(all.map(({ subject }) => subject))].map((subject) => ({
    subject,
    ...sumOf(all.filter((entry) => entry.subject === subject)),
  }));
};
