import type { PlannerSettings, ShownSettings } from '@netlik/contract/planning/planner/planner';
import { limitsOf } from '@netlik/domain/identity/limits';
import { bestHours } from '@netlik/domain/planning/planner/best-hours';
import { timesOfDay } from '@netlik/domain/planning/planner/day-times';
import { usualExams } from '@netlik/domain/planning/planner/fill-week';
import {
  hoursOfGoal,
  hoursOfRoutine,
  type StudyWindow,
  studyWindows,
} from '@netlik/domain/planning/planner/study-windows';
import type { PlannerInput, WeekRules } from '@netlik/domain/planning/planner/week';
import type { RoutineBlock } from '@netlik/domain/planning/routines/blocks';
import { entriesOfDay } from '@netlik/domain/planning/routines/week';
import { minuteOfDay } from '@netlik/domain/study/habits/schedule';
import {
  addDays,
  dayOfWeek,
  daysBetween,
  weekStart as mondayOf,
  type StudyDay,
  studyDay,
} from '@netlik/domain/study-day';
import { examDates, nextExam } from '@netlik/domain/yks/exam-dates';
import { FIELDS, type FieldType } from '@netlik/domain/yks/fields';
import type { Executor } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { requireRow } from '../../http/owned-row.ts';
import { ruleBroken } from '../../http/rules.ts';
import type { PlanRow } from '../daily-plans/plan-rows.service.ts';
import { readStudentTopics, type StudentTopics } from '../topic-map/topic-states.service.ts';
import {
  type CurrentBlock,
  currentBlocks,
  type ManualEntry,
  manualEntries,
  toFixedEntry,
} from './current-week.ts';
import { findPersonFacts, findPlansOfWeek, type PersonFacts, type PlannedBlock } from './planner.sql.ts';

const DAYS = 7;
/** Later weeks are typing errors, because even first-year students sit the exam before. */
const MAX_DAYS_AHEAD = 366;

export type PlannerState = {
  userId: string;
  now: Date;
  today: StudyDay;
  weekStart: StudyDay;
  examDay: StudyDay;
  facts: PersonFacts;
  plans: readonly PlanRow[];
  settings: PlannerSettings;
  blocks: readonly CurrentBlock[];
  fixed: readonly ManualEntry[];
  windows: readonly (readonly StudyWindow[])[];
  bestHours: readonly number[];
  plansMax: number;
};

export const refuseBadWeek = (weekStart: StudyDay, today: StudyDay): void => {
  if (mondayOf(weekStart) !== weekStart) throw ruleBroken('weekStart', 'Hafta pazartesi günü başlar');
  if (Math.abs(daysBetween(today, weekStart)) > MAX_DAYS_AHEAD)
    throw ruleBroken('weekStart', 'En fazla bir yıl ilerisi planlanır');
};

/** The exam of the target year even if it has passed, or the next one without a target year. */
const examDayOf = ({ targetYear, examDates: set }: PersonFacts, today: StudyDay): StudyDay =>
  targetYear === null ? nextExam(today, set).tyt : examDates(targetYear, set).tyt;

export const secondExamOf = (field: FieldType | null): PlannerInput['secondExam'] =>
  ((field && FIELDS[field].exams.find((exam) => exam !== 'TYT')) ?? null) as PlannerInput['secondExam'];

export const routineDays = ({ routine, template }: PersonFacts): readonly (readonly RoutineBlock[])[] =>
  Array.from({ length: DAYS }, (_, day) => (routine ? entriesOfDay(routine, day) : (template ?? [])));

export const usualHours = (facts: PersonFacts): { hours: number[]; from: ShownSettings['hoursFrom'] } => {
  const ofRoutine = hoursOfRoutine(routineDays(facts));
  if (ofRoutine?.some((minutes) => minutes > 0)) return { hours: ofRoutine, from: 'routine' };
  return {
    hours: hoursOfGoal(facts.weeklyGoalMinutes),
    from: facts.weeklyGoalMinutes ? 'first_run' : 'usual',
  };
};

const settingsOf = (facts: PersonFacts, today: StudyDay, examDay: StudyDay): PlannerSettings =>
  facts.settings ?? {
    hours: usualHours(facts).hours,
    restDay: null,
    examsPerWeek: usualExams({ today, examDay, secondExam: secondExamOf(facts.field) }),
    emphasis: {},
    auto: true,
  };

export const readPlannerState = async (
  { clock }: Pick<Deps, 'clock'>,
  db: Executor,
  userId: string,
  weekStart: StudyDay,
): Promise<PlannerState> => {
  const now = clock.now();
  const today = studyDay(now);
  refuseBadWeek(weekStart, today);
  const facts = requireRow(await findPersonFacts(db, userId, { weekStart, today, now }), 'user.not_found');
  const plans = await findPlansOfWeek(db, userId, weekStart);
  const examDay = examDayOf(facts, today);
  const own = plans.filter(({ source }) => source === 'student');
  const blocks = currentBlocks(facts, own, weekStart, today);
  const ids = new Set((facts.week?.entries ?? []).map(({ id }) => id));
  return {
    userId,
    now,
    today,
    weekStart,
    examDay,
    facts,
    plans,
    blocks,
    settings: settingsOf(facts, today, examDay),
    fixed: manualEntries(facts.weekly, plans, ids, weekStart),
    windows: routineDays(facts).map(studyWindows),
    bestHours: bestHours(facts.hours),
    plansMax: limitsOf(facts.tier, { activePlansMax: facts.ownPlansMax, examsPerMonth: null }).activePlansMax,
  };
};

export const readTopicsOf = (
  deps: Pick<Deps, 'db' | 'bus'>,
  { userId, today }: PlannerState,
  reader: Executor = deps.db,
): Promise<StudentTopics> => readStudentTopics(deps, userId, today, reader);

export const plannerInput = (
  state: PlannerState,
  { topics, states }: StudentTopics,
  given: Partial<PlannerInput> = {},
): PlannerInput => ({
  today: state.today,
  weekStart: state.weekStart,
  examDay: state.examDay,
  rules: state.settings as WeekRules,
  fixed: state.fixed.map(toFixedEntry),
  topics,
  states,
  secondExam: secondExamOf(state.facts.field),
  cardsDue: state.facts.cardsDue,
  ...given,
});

const LAST_MINUTE = 23 * 60 + 30;

/** Today counts only with its remaining time. */
export const rulesFromNow = ({ settings, today, weekStart, now }: PlannerState): WeekRules => ({
  ...(settings as WeekRules),
  hours: settings.hours.map((minutes, day) =>
    addDays(weekStart, day) === today
      ? Math.min(minutes, Math.max(0, LAST_MINUTE - minuteOfDay(now)))
      : minutes,
  ),
});

type Untimed = Omit<PlannedBlock, 'start' | 'atBestHour'>;

/** Assigns each day's blocks in order to times the routine leaves free. */
export const withTimes = <B extends Untimed>(state: PlannerState, blocks: readonly B[]) => {
  const { weekStart, today, now, windows, bestHours: best } = state;
  const soon = Math.ceil(minuteOfDay(now) / 5) * 5;
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(weekStart, index);
    const ofDay = blocks.filter((block) => block.day === day).sort((a, b) => a.position - b.position);
    const open = windows[dayOfWeek(day) - 1]!.map((window) =>
      day === today ? { ...window, startMinute: Math.max(window.startMinute, soon) } : window,
    );
    const named = ofDay.map((block) => ({ topicId: block.topic, ...block }));
    return timesOfDay(named, open, best).map(({ topicId: _, ...block }, position) => ({
      ...block,
      position,
    }));
  }).flat();
};
