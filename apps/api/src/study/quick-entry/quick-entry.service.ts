import type { BodyOf } from '@netlik/contract/endpoint';
import type { ParsedLine, quickEntry } from '@netlik/contract/study/quick-entry';
import { PROBLEM_TEXTS } from '@netlik/domain/study/quick-entry/problems.texts';
import { parseQuickEntry } from '@netlik/domain/study/quick-entry/quick-entry';
import { studyDay } from '@netlik/domain/study-day';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import { hasTopic } from '@netlik/domain/yks/topics';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { ruleBroken } from '../../http/rules.ts';
import { findLineContext, type LineContext } from './quick-entry.sql.ts';

type Body = BodyOf<typeof quickEntry.parse>;

const correctionsOf = ({ subject, ...rest }: NonNullable<Body['corrections']>) => {
  if (subject === undefined) return rest;
  if (!isSubjectKey(subject)) throw ruleBroken('corrections.subject', 'Böyle bir ders yok');
  if (rest.topic && !hasTopic(subject, rest.topic))
    throw ruleBroken('corrections.topic', 'Bu konu seçtiğin dersin değil');
  return { ...rest, subject };
};

/** The only matching subject of today's plan, by the same rule as saving a question entry. */
const fittingSubject = (plan: LineContext['plan'], wanted: string | null): ParsedLine['planSubject'] => {
  const fitting = plan.filter(({ subject }) => subject === wanted);
  if (fitting.length !== 1) return null;
  const { _id, dailyPlanId, subjectIndex } = fitting[0]!;
  return { _id, dailyPlanId, subjectIndex };
};

const readContext = async ({ db, clock }: Deps, actor: Actor) => {
  const now = clock.now();
  const { plan, ...context } = await findLineContext(db, actor.id, studyDay(now));
  return { planSubjects: plan, context: { now, plan: plan.map(({ subject }) => subject), ...context } };
};

export const lineContext = async (deps: Deps, actor: Actor) => (await readContext(deps, actor)).context;

export const parseLine = async (
  deps: Deps,
  actor: Actor,
  { text, corrections = {} }: Body,
): Promise<ParsedLine> => {
  const chosen = correctionsOf(corrections);
  const { context, planSubjects } = await readContext(deps, actor);
  const entry = parseQuickEntry(text, context, chosen);
  return {
    ...entry,
    subjectChoices: [...entry.subjectChoices],
    topicChoices: [...entry.topicChoices],
    derived: [...entry.derived],
    notUnderstood: [...entry.notUnderstood],
    problems: entry.problems.map((code) => ({ code, text: PROBLEM_TEXTS[code] })),
    planSubject: entry.date === studyDay(context.now) ? fittingSubject(planSubjects, entry.subject) : null,
  };
};
