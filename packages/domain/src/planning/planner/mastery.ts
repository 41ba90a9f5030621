import { type Memory, recallChance, scheduleAnswer } from '../../practice/repetition/schedule.ts';
import type { Grade } from '../../practice/repetition/values.ts';
import { addDays, daysBetween, type StudyDay } from '../../study-day.ts';
import type { MatrixColor } from '../topic-matrices/values.ts';
import type { PlannerTopic } from './planner-topics.ts';

/** Evidence of work on one topic on one day. */
export type Evidence =
  | { readonly kind: 'matrix'; readonly day: StudyDay; readonly color: MatrixColor }
  | { readonly kind: 'study'; readonly day: StudyDay; readonly minutes: number }
  | {
      /** Exams often report only the wrong answers. */
      readonly kind: 'answers' | 'exam';
      readonly day: StudyDay;
      readonly correct: number;
      readonly wrong: number;
      readonly blank?: number;
    }
  | { readonly kind: 'mistake'; readonly day: StudyDay; readonly count: number };

export interface TopicState {
  /** 0 to 1: `level` × `recall`. */
  readonly mastery: number;
  /** Level at the last work on the topic. */
  readonly level: number;
  /** Recall probability by FSRS. */
  readonly recall: number;
  readonly memory: Memory | null;
  /** Null before the topic is learnt, and if nothing is due before the exam. */
  readonly dueDay: StudyDay | null;
  readonly learnLeft: number;
  readonly practiseLeft: number;
  readonly skipped: boolean;
  readonly answered: number;
  readonly correct: number;
  readonly wrong: number;
  readonly lastDay: StudyDay | null;
}

/** The level a colour alone implies, and the grade of its day as a repetition. */
const COLORS: Partial<Record<MatrixColor, { level: number; grade: Grade }>> = {
  orange: { level: 0.35, grade: 'hard' },
  blue: { level: 0.5, grade: 'good' },
  purple: { level: 0.6, grade: 'good' },
  red: { level: 0.25, grade: 'again' },
  green: { level: 0.75, grade: 'easy' },
};
const LEVEL_OF_STUDY = 0.35;
/** Weight of the matrix colour, in equivalent answers. */
const PRIOR_ANSWERS = 10;
const HALF_LIFE_DAYS = 60;
export const TOPIC_RETENTION = 0.85;
/** Below this level part of the topic is practised again. */
const LEVEL_TO_PRACTISE_AGAIN = 0.6;
const SHARE_TO_PRACTISE_AGAIN = 0.3;
/** With this share of right answers a topic counts as learnt, whatever else is recorded. */
const SHARE_OF_LEARNT = 0.5;
const MAX_INTERVAL_DAYS = 400;

const gradeOf = (share: number): Grade => {
  if (share >= 0.85) return 'easy';
  if (share >= 0.65) return 'good';
  return share >= 0.45 ? 'hard' : 'again';
};

/** The first day below the retention, found by bisection because recall only falls. */
function dueDayOf(memory: Memory): StudyDay {
  let [low, high] = [1, MAX_INTERVAL_DAYS];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (recallChance(memory, addDays(memory.reviewedDay, middle)) < TOPIC_RETENTION) high = middle;
    else low = middle + 1;
  }
  return addDays(memory.reviewedDay, low);
}

/** Each topic is one FSRS item; a day counts once, with the worst grade of its kinds. */
function gradesByDay(evidence: readonly Evidence[]): [StudyDay, Grade][] {
  const order: Grade[] = ['again', 'hard', 'good', 'easy'];
  const days = new Map<StudyDay, Grade>();
  const give = (day: StudyDay, grade: Grade) => {
    const known = days.get(day);
    if (!known || order.indexOf(grade) < order.indexOf(known)) days.set(day, grade);
  };
  const answers = new Map<StudyDay, { correct: number; asked: number }>();
  for (const each of evidence) {
    if (each.kind === 'matrix') {
      const color = COLORS[each.color];
      if (color) give(each.day, color.grade);
    } else if (each.kind === 'study') give(each.day, 'good');
    else {
      const sum = answers.get(each.day) ?? { correct: 0, asked: 0 };
      const [right, wrong] =
        each.kind === 'mistake' ? [0, each.count] : [each.correct, each.wrong + (each.blank ?? 0)];
      answers.set(each.day, { correct: sum.correct + right, asked: sum.asked + right + wrong });
    }
  }
  for (const [day, { correct, asked }] of answers)
    if (asked > 0) {
      // Study does not raise a grade that the same day's answers show.
      days.delete(day);
      give(day, gradeOf(correct / asked));
    }
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The topic's state today; `lastDay` is the day before the exam. */
export function topicState(
  topic: Pick<PlannerTopic, 'learnMinutes' | 'practiseMinutes' | 'practiseQuestions' | 'kind'>,
  evidence: readonly Evidence[],
  today: StudyDay,
  lastDay: StudyDay,
): TopicState {
  const known = evidence
    .filter(({ day }) => day <= today)
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  let [prior, right, asked, answered, correct, wrong, studied] = [0, 0, 0, 0, 0, 0, 0];
  let color: MatrixColor = 'white';
  for (const each of known) {
    if (each.kind === 'matrix') {
      color = each.color;
      prior = COLORS[each.color]?.level ?? prior;
    } else if (each.kind === 'study') {
      studied += each.minutes;
      prior = Math.max(prior, LEVEL_OF_STUDY * Math.min(1, studied / Math.max(1, topic.learnMinutes)));
    } else {
      const weight = 2 ** (-daysBetween(each.day, today) / HALF_LIFE_DAYS);
      const [good, bad, blank] =
        each.kind === 'mistake' ? [0, each.count, 0] : [each.correct, each.wrong, each.blank ?? 0];
      right += weight * Math.max(0, good - bad / 4);
      asked += weight * (good + bad + blank);
      if (each.kind === 'answers') answered += good + bad + blank;
      correct += good;
      wrong += bad;
    }
  }
  const level = Math.min(1, (prior * PRIOR_ANSWERS + right) / (PRIOR_ANSWERS + asked));
  let memory: Memory | null = null;
  for (const [day, grade] of gradesByDay(known)) memory = scheduleAnswer(memory, grade, day, lastDay).memory;
  const recall = memory ? recallChance(memory, today) : 0;
  const done = color === 'green';
  const learnt =
    done ||
    color === 'blue' ||
    color === 'purple' ||
    (answered >= PRIOR_ANSWERS && right >= asked * SHARE_OF_LEARNT);
  const learnLeft = learnt ? 0 : Math.max(0, topic.learnMinutes - studied);
  const practised = Math.min(1, answered / Math.max(1, topic.practiseQuestions));
  const again = level < LEVEL_TO_PRACTISE_AGAIN && practised === 1 ? SHARE_TO_PRACTISE_AGAIN : 0;
  const due = memory && learnLeft === 0 ? dueDayOf(memory) : null;
  return {
    mastery: level * recall,
    level,
    recall,
    memory,
    dueDay: due && due <= lastDay ? due : null,
    learnLeft: Math.round(learnLeft / 5) * 5,
    practiseLeft: done ? 0 : Math.round((topic.practiseMinutes * Math.max(1 - practised, again)) / 5) * 5,
    skipped: color === 'gray',
    answered,
    correct,
    wrong,
    lastDay: known.at(-1)?.day ?? null,
  };
}
