import type { FixedBlock } from '@netlik/contract/planning/planner/plan-entry';
import { hasWork, subjectStatus } from '@netlik/domain/planning/daily-plans/progress';
import type { FixedEntry } from '@netlik/domain/planning/planner/week';
import { minutesPerQuestion, topicId } from '@netlik/domain/study/topic-facts/catalogue';
import { addDays, type StudyDay } from '@netlik/domain/study-day';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import { presentTopic } from '@netlik/domain/yks/topic-names';
import type { PlanRow } from '../daily-plans/plan-rows.service.ts';
import { workOf } from '../daily-plans/present-plan.service.ts';
import type { StoredEntry } from '../weekly-plans/planned-entries.service.ts';
import type { PersonFacts, PlannedBlock } from './planner.sql.ts';

/** Default for manual entries without a duration. */
const MANUAL_MINUTES = 40;

export type CurrentBlock = PlannedBlock & {
  done: boolean;
  /** The row's place; null for a proposal. */
  place: 'weekly' | 'plan' | null;
  /** The row was edited by hand and is not touched any more. */
  changed: boolean;
};

export const idOfTopic = ({ subject, topic }: { subject: string; topic: string | null }): string | null => {
  const found = topic === null ? null : presentTopic(subject, topic);
  return found && topicId(found.subject, found.topic);
};

const inWeekly = (block: PlannedBlock, row: StoredEntry, weekStart: StudyDay): CurrentBlock => {
  const day = addDays(weekStart, row.day);
  const changed =
    day !== block.day || row.subject !== block.subject || row.topic !== block.topic || row.notes !== null;
  return {
    ...block,
    day,
    locked: block.locked || changed,
    done: row.status === 'completed',
    place: 'weekly',
    changed,
  };
};

const inPlan = (
  block: PlannedBlock,
  plan: PlanRow,
  row: PlanRow['subjects'][number],
  today: StudyDay,
): CurrentBlock => {
  const work = workOf(row);
  const status = subjectStatus(work);
  const changed =
    row.subject !== block.subject ||
    row.targetMinutes !== block.minutes ||
    (row.topics[0]?.topic ?? null) !== block.topic;
  const done =
    status === 'completed' ||
    status === 'skipped' ||
    plan.feedbackAt !== null ||
    // Started work left on a past day still has to be done.
    (hasWork(work) && plan.date >= today);
  return { ...block, day: plan.date, locked: block.locked || changed, done, place: 'plan', changed };
};

/** The planner's blocks of the week without rows deleted by hand. */
export const currentBlocks = (
  { week, weekly }: Pick<PersonFacts, 'week' | 'weekly'>,
  plans: readonly PlanRow[],
  weekStart: StudyDay,
  today: StudyDay,
): CurrentBlock[] => {
  const entries = new Map(weekly.map((entry) => [entry._id, entry]));
  const subjects = new Map(
    plans.flatMap((plan) => plan.subjects.map((row) => [row.id, { plan, row }] as const)),
  );
  return (week?.entries ?? []).flatMap((block): CurrentBlock[] => {
    const entry = entries.get(block.id);
    if (entry) return [inWeekly(block, entry, weekStart)];
    const planned = subjects.get(block.id);
    if (planned) return [inPlan(block, planned.plan, planned.row, today)];
    return block.written ? [] : [{ ...block, done: false, place: null, changed: false }];
  });
};

export type ManualEntry = FixedBlock & { kind: 'learn' | 'practise' };

/** Entries of coaches or made by hand take minutes and never change. */
export const manualEntries = (
  weekly: readonly StoredEntry[],
  plans: readonly PlanRow[],
  own: ReadonlySet<string>,
  weekStart: StudyDay,
): ManualEntry[] => [
  ...weekly
    .filter(({ _id }) => !own.has(_id))
    .map(
      ({ day, subject, type, topic, customTitle, status }): ManualEntry => ({
        kind: type === 'konu_anlatim' ? 'learn' : 'practise',
        day: addDays(weekStart, day),
        minutes: MANUAL_MINUTES,
        subject,
        topic,
        title: customTitle,
        source: 'own',
        done: status === 'completed',
      }),
    ),
  ...plans.flatMap(({ date, source, title, subjects }) =>
    subjects
      .filter(({ id }) => !own.has(id))
      .map((row): ManualEntry => {
        const status = subjectStatus(workOf(row));
        return {
          kind: row.targetQuestions ? 'practise' : 'learn',
          day: date,
          minutes: minutesOfSubject(row),
          subject: row.subject,
          topic: row.topics[0]?.topic ?? null,
          title: source === 'coach' ? title : null,
          source: source === 'coach' ? 'coach' : 'own',
          done: status === 'completed' || status === 'skipped',
        };
      }),
  ),
];

const minutesOfSubject = ({ subject, targetMinutes, targetQuestions }: PlanRow['subjects'][number]) => {
  if (targetMinutes) return targetMinutes;
  if (!targetQuestions || !isSubjectKey(subject)) return MANUAL_MINUTES;
  return Math.round(targetQuestions * minutesPerQuestion(subject));
};

/** Converts to engine input, so that a topic planned by hand is not planned again. */
export const toFixedEntry = ({ day, minutes, subject, topic, kind }: ManualEntry): FixedEntry => {
  const id = subject === null ? null : idOfTopic({ subject, topic });
  return {
    day,
    minutes,
    ...(subject !== null && isSubjectKey(subject) && { subject }),
    ...(id !== null && { topicId: id, kind }),
  };
};
