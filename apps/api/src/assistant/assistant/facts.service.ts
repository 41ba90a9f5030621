import { type AssistantFacts, type FactName, NO_FACTS } from '@netlik/domain/assistant/assistant/facts';
import type { Parts } from '@netlik/domain/assistant/assistant/parts/parts';
import { type Period, periodOf, planDayOf } from '@netlik/domain/assistant/assistant/parts/period';
import { type StudyDay, weekStart } from '@netlik/domain/study-day';
import { examDates, nextExam, nextParts } from '@netlik/domain/yks/exam-dates';
import type { Executor } from '../../db/database.ts';
import { findInsightsOf } from '../../exams/exam-attempts/exam-analytics.service.ts';
import { streakNow } from '../../study/study-days/study-days.service.ts';
import { type FactRow, findFacts } from './facts.sql.ts';

const examOf = ({ targetYear, dates }: FactRow['exam'], today: StudyDay): AssistantFacts['exam'] => {
  if (targetYear === null) return nextExam(today, dates);
  const chosen = examDates(targetYear, dates);
  const coming = nextParts(chosen, today);
  return coming ? { ...chosen, ...coming } : nextExam(today, dates);
};

/** Named days, topics and the two compared periods of a question. */
export interface AskedDays {
  readonly parts?: Parts;
  readonly compared?: readonly [Period, Period] | null;
  readonly topics?: readonly string[];
}

/** Reads only the named facts: one statement, and two more for weak topics; other facts stay empty. */
export const loadFacts = async (
  { db }: { db: Executor },
  userId: string,
  names: readonly FactName[],
  today: StudyDay,
  { parts = {}, compared = null, topics = [] }: AskedDays = {},
): Promise<AssistantFacts> => {
  const { from, to } = compared?.[0] ?? periodOf(parts, today) ?? { from: today, to: today };
  const beside = compared?.[1] ?? { from, to };
  const planDay = planDayOf(parts, today);
  // Sequential, because a transaction runs one statement at a time.
  const { totals, exam, ...rest } = await findFacts(db, userId, names, {
    today,
    week: weekStart(planDay),
    from,
    to,
    comparedFrom: beside.from,
    comparedTo: beside.to,
    planDay,
    topics,
  });
  const insights = names.includes('insights') ? await findInsightsOf(db, userId, today) : [];
  return {
    ...NO_FACTS,
    ...rest,
    insights,
    ...(totals && { totals: { ...totals, streak: streakNow(totals, today) } }),
    ...(exam && { exam: examOf(exam, today) }),
  };
};
