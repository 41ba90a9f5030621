import { addDays, daysBetween, type StudyDay } from '../../study-day.ts';
import { EXAMS } from '../../yks/exams.ts';
import type { SubjectKey } from '../../yks/subject-keys.ts';
import { plannableMinutes, shareOf } from './board.ts';
import type { PlannerTopic } from './planner-topics.ts';
import { BLOCK, FREE_SHARE, MAX_DAY_MINUTES, type PlannerInput, stateOf } from './week.ts';
import { gainOf, isLearnt, topicRates } from './work.ts';

export interface UnfinishedTopic {
  readonly topicId: string;
  readonly minutesLeft: number;
  /** Additional daily minutes that would finish this topic alone. */
  readonly minutesPerDay: number;
  /** Expected questions in the exam, and the points lost. */
  readonly questions: number;
  readonly points: number;
  /** The least valuable finished topics that take the same time. */
  readonly instead: readonly string[];
}

export interface PlannedWeek {
  readonly weekStart: StudyDay;
  /** Minutes for topics, without trial exams and repetition. */
  readonly minutes: number;
  readonly reviewMinutes: number;
  readonly finished: readonly string[];
}

export interface YearPlan {
  readonly weeks: readonly PlannedWeek[];
  readonly finished: readonly string[];
  readonly unfinished: readonly UnfinishedTopic[];
  readonly points: number;
}

/** Repetitions after a topic is finished, close to FSRS intervals. */
const REVIEW_WEEKS = [1, 4, 12] as const;
const MAX_INSTEAD = 3;

const neededOf = (input: PlannerInput, topic: PlannerTopic) => {
  const { learnLeft, practiseLeft, skipped } = stateOf(input, topic);
  return skipped ? 0 : learnLeft + practiseLeft;
};

export function planYear(input: PlannerInput): YearPlan {
  const rates = topicRates(input);
  const open = input.topics
    .filter((topic) => neededOf(input, topic) > 0)
    .sort((a, b) => rates.get(b.id)! - rates.get(a.id)! || a.order - b.order || (a.id < b.id ? -1 : 1));
  const left = new Map(open.map((topic) => [topic.id, neededOf(input, topic)]));
  const known = new Set(input.topics.map(({ id }) => id));
  const waitsFor = (topic: PlannerTopic) =>
    topic.needs.some((id) => known.has(id) && (left.get(id) ?? 0) > 0);
  const reviews = dueReviews(input);
  const weeks: PlannedWeek[] = [];
  const finished: string[] = [];
  let studyDays = 0;
  for (let index = 0, start = input.weekStart; start < input.examDay; index += 1, start = addDays(start, 7)) {
    const week = { ...input, weekStart: start, fixed: index === 0 ? input.fixed : [] };
    const hours = plannableMinutes(week);
    studyDays += hours.filter((minutes) => minutes > 0).length;
    const usable = hours.reduce((sum, each) => sum + each, 0) * (1 - FREE_SHARE);
    const fixed = week.fixed.reduce((sum, { minutes }) => sum + minutes, 0);
    const reviewMinutes = Math.min(reviews[index] ?? 0, usable);
    let budget = Math.max(0, usable - fixed - examMinutes(week) - reviewMinutes);
    const whole = budget;
    const bySubject = new Map<SubjectKey, number>();
    const done: string[] = [];
    const waiting = open.filter(({ id }) => left.get(id)! > 0);
    const subjects = new Set(waiting.map(({ subject }) => subject)).size;
    // A finished topic may open others in the same week, so the loop repeats until nothing changes.
    for (let moved = true; moved && budget > 0; ) {
      moved = false;
      for (const topic of waiting) {
        const needed = left.get(topic.id)!;
        if (budget <= 0) break;
        if (needed === 0 || waitsFor(topic)) continue;
        const used = bySubject.get(topic.subject) ?? 0;
        const minutes = Math.min(needed, budget, shareOf(week, topic.subject, usable, subjects) - used);
        if (minutes <= 0) continue;
        moved = true;
        budget -= minutes;
        bySubject.set(topic.subject, used + minutes);
        left.set(topic.id, needed - minutes);
        if (needed > minutes) continue;
        done.push(topic.id);
        if (topic.kind === 'once')
          for (const after of REVIEW_WEEKS)
            reviews[index + after] = (reviews[index + after] ?? 0) + Math.max(BLOCK.min, topic.reviewMinutes);
      }
    }
    finished.push(...done);
    weeks.push({
      weekStart: start,
      minutes: Math.round(whole - budget),
      reviewMinutes: Math.round(reviewMinutes),
      finished: done,
    });
  }
  const byId = new Map(open.map((topic) => [topic.id, topic]));
  const worst = finished
    .filter((id) => byId.get(id)!.needs.length === 0 || isLast(input, id, left))
    .reverse();
  const unfinished = open
    .filter(({ id }) => left.get(id)! > 0)
    .map((topic): UnfinishedTopic => {
      const minutesLeft = Math.ceil(left.get(topic.id)!);
      return {
        topicId: topic.id,
        minutesLeft,
        minutesPerDay: studyDays === 0 ? minutesLeft : Math.ceil(minutesLeft / studyDays),
        questions: topic.questions,
        points: gainOf(input, topic),
        instead: insteadOf(worst, minutesLeft, (id) => neededOf(input, byId.get(id)!)),
      };
    });
  const points = finished.reduce((sum, id) => sum + gainOf(input, byId.get(id)!), 0);
  return { weeks, finished, unfinished, points };
}

/** True if no finished topic depends on it. */
const isLast = (input: PlannerInput, id: string, left: ReadonlyMap<string, number>) =>
  !input.topics.some((topic) => topic.needs.includes(id) && left.get(topic.id) === 0);

function insteadOf(worst: readonly string[], minutes: number, neededBy: (id: string) => number): string[] {
  const given: string[] = [];
  let freed = 0;
  for (const id of worst) {
    if (freed >= minutes || given.length === MAX_INSTEAD) break;
    given.push(id);
    freed += neededBy(id);
  }
  return given;
}

function dueReviews(input: PlannerInput): number[] {
  const minutes: number[] = [];
  for (const topic of input.topics) {
    const { dueDay } = stateOf(input, topic);
    if (!dueDay || topic.kind === 'ongoing' || !isLearnt(input, topic)) continue;
    const first = Math.max(0, Math.floor(daysBetween(input.weekStart, dueDay) / 7));
    for (const after of [0, ...REVIEW_WEEKS.slice(1)])
      minutes[first + after] = (minutes[first + after] ?? 0) + Math.max(BLOCK.min, topic.reviewMinutes);
  }
  return minutes;
}

function examMinutes(week: PlannerInput): number {
  const longest = Math.max(...plannableMinutes(week));
  const { tyt, ayt } = week.rules.examsPerWeek;
  const second = week.secondExam ?? 'AYT';
  const of = (minutes: number, times: number) =>
    longest >= minutes ? minutes * Math.min(7, Math.max(0, times)) : 0;
  return of(EXAMS.TYT.minutes, tyt) + of(EXAMS[second].minutes, week.secondExam ? ayt : 0);
}

export interface MinutesEffect {
  readonly minutesPerDay: number;
  /** Additional (or fewer) topics finished before the exam. */
  readonly topics: number;
  readonly points: number;
}

export function effectOfMinutes(input: PlannerInput, minutesPerDay: number): MinutesEffect {
  const hours = input.rules.hours.map((minutes) =>
    minutes > 0 ? Math.min(MAX_DAY_MINUTES, Math.max(0, minutes + minutesPerDay)) : 0,
  );
  const [before, after] = [planYear(input), planYear({ ...input, rules: { ...input.rules, hours } })];
  return {
    minutesPerDay,
    topics: after.finished.length - before.finished.length,
    points: after.points - before.points,
  };
}
