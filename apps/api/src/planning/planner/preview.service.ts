import type { BodyOf } from '@netlik/contract/endpoint';
import type { PlannerPreview, planner, WantedEntry } from '@netlik/contract/planning/planner/planner';
import { knownEntries, type WantedBlock } from '@netlik/domain/planning/planner/known-entry';
import { planWeek } from '@netlik/domain/planning/planner/plan-week';
import { withVariant } from '@netlik/domain/planning/planner/variant';
import { CARDS_PER_BLOCK, type PlanEntry, type PlannerInput } from '@netlik/domain/planning/planner/week';
import { addDays } from '@netlik/domain/study-day';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { ruleBroken } from '../../http/rules.ts';
import { newId } from '../../ids.ts';
import { type CurrentBlock, idOfTopic } from './current-week.ts';
import type { PlannedBlock } from './planner.sql.ts';
import {
  type PlannerState,
  plannerInput,
  readPlannerState,
  readTopicsOf,
  rulesFromNow,
  withTimes,
} from './planner-state.service.ts';
import { nameOf, presentBlock, presentNotFitting } from './present-block.ts';
import { writableDays } from './write-week.service.ts';

export const wantedBlocks = (
  entries: readonly WantedEntry[],
  input: PlannerInput,
  list: 'entries' | 'keep' = 'entries',
): WantedBlock[] => {
  const known = new Set(input.topics.map(({ id }) => id));
  return entries.map((entry, index): WantedBlock => {
    const { day, kind, subject, topic, minutes, questions, exam } = entry;
    const path = `${list}.${index}`;
    if (kind === 'exam') {
      if (!exam) throw ruleBroken(`${path}.exam`, 'Deneme türünü seç');
      return { day, kind, subject: 'deneme_sinavi', topicId: null, minutes, questions: null, exam };
    }
    if (kind === 'cards')
      return { day, kind, subject: 'genel_tekrar', topicId: null, minutes, questions: null, exam: null };
    if (!isSubjectKey(subject)) throw ruleBroken(`${path}.subject`, 'Böyle bir ders yok');
    const id = idOfTopic({ subject, topic });
    if (!id || !known.has(id))
      throw ruleBroken(`${path}.topic`, `“${topic ?? ''}” artık konu listende yok. Haftayı yeniden öner.`);
    return { day, kind, subject, topicId: id, minutes, questions, exam: null };
  });
};

export const blockOf = (
  { topicId, key: _, ...entry }: PlanEntry,
  locked: boolean,
): Omit<PlannedBlock, 'start' | 'atBestHour'> => ({
  id: newId(),
  topic: topicId === null ? null : nameOf(topicId).topic,
  locked,
  written: false,
  settled: false,
  ...entry,
});

const keptOf = ({ day, kind, subject, topic, minutes, questions, exam }: CurrentBlock): WantedEntry => ({
  day,
  kind,
  subject,
  topic,
  minutes,
  questions,
  exam,
  locked: true,
});

/** Existing locked blocks, used when the client sends none. */
const lockedBlocks = ({ blocks, today }: PlannerState) =>
  blocks.filter(({ locked, done, day, topic, ...block }) => {
    const isKnown = topic === null || idOfTopic({ topic, ...block }) !== null;
    return locked && !done && day >= today && isKnown;
  });

/** Kept or completed trial exams and cards are not planned again. */
const withoutPlanned = (
  { rules, cardsDue }: PlannerInput,
  blocks: readonly Pick<WantedBlock, 'kind' | 'exam'>[],
): Pick<PlannerInput, 'rules' | 'cardsDue'> => {
  const count = (isOne: (block: Pick<WantedBlock, 'kind' | 'exam'>) => boolean) =>
    blocks.filter(isOne).length;
  const left = (wanted: number, planned: number) => Math.max(0, wanted - planned);
  const { tyt, ayt } = rules.examsPerWeek;
  return {
    rules: {
      ...rules,
      examsPerWeek: {
        tyt: left(
          tyt,
          count(({ exam }) => exam === 'TYT'),
        ),
        ayt: left(
          ayt,
          count(({ exam }) => exam !== null && exam !== 'TYT'),
        ),
      },
    },
    cardsDue: left(cardsDue, CARDS_PER_BLOCK * count(({ kind }) => kind === 'cards')),
  };
};

export const previewWeek = async (
  deps: Deps,
  actor: Actor,
  { weekStart, keep, exclude = [], variant = 0 }: BodyOf<typeof planner.preview>,
): Promise<PlannerPreview> => {
  const state = await readPlannerState(deps, deps.db, actor.id, weekStart);
  const topics = await readTopicsOf(deps, state);
  const base = plannerInput(state, topics, { rules: rulesFromNow(state) });
  const lastDay = addDays(weekStart, 6);
  const kept = wantedBlocks(keep ?? lockedBlocks(state).map(keptOf), base, 'keep');
  for (const [index, { day }] of kept.entries())
    if (day < weekStart || day > lastDay) throw ruleBroken(`keep.${index}.day`, 'Bu gün bu haftada değil');
  const done = state.blocks.filter((block) => block.done && block.day >= state.today);
  const input: PlannerInput = {
    ...base,
    ...withoutPlanned(base, [...kept, ...state.blocks.filter((block) => block.done)]),
    fixed: [
      ...base.fixed,
      ...done.map((block) => ({ ...withId(block.subject, idOfTopic(block)), ...block })),
      ...kept.map(({ topicId, subject, ...block }) => ({ ...block, ...withId(subject, topicId) })),
    ],
    excluded: new Set(
      exclude.flatMap(({ kind, ...named }) => {
        const id = idOfTopic(named);
        return id ? [`${kind} ${id}`] : [];
      }),
    ),
  };
  const plan = planWeek(withVariant(input, variant));
  const keptEntries = knownEntries(base, kept, lastDay);
  const keptKeys = new Set(keptEntries.map(({ key }) => key));
  // A week has each work once per day, so kept entries are not planned twice.
  const fresh = plan.entries.filter(({ key }) => !keptKeys.has(key));
  const planned = plan.status === 'planned' || keptEntries.length > 0;
  const blocks = withTimes(state, [
    ...keptEntries.map((entry) => blockOf(entry, true)),
    ...fresh.map((entry) => blockOf({ ...entry, position: entry.position + kept.length }, false)),
  ]);
  const { freeMinutes } = plan.totals;
  const sums: Record<string, number> = {};
  for (const { subject, minutes } of blocks) sums[subject] = (sums[subject] ?? 0) + minutes;
  const days = writableDays(state, [...new Set(blocks.map(({ day }) => day))]);
  return {
    weekStart,
    version: state.facts.week?.version ?? 0,
    status: planned ? 'planned' : plan.status,
    entries: blocks.map(presentBlock),
    fixed: state.fixed.map(({ kind: _, ...block }) => block),
    notFitting: plan.notFitting.map(presentNotFitting),
    totals: {
      minutes: blocks.reduce((sum, { minutes }) => sum + minutes, 0),
      freeMinutes: Math.round(freeMinutes),
      bySubject: sums,
    },
    target: state.facts.tier === 'premium' ? 'days' : 'week',
    writtenUntil: days.at(-1) ?? null,
  };
};

const withId = (subject: WantedBlock['subject'], topicId: string | null) => ({
  subject,
  ...(topicId !== null && { topicId }),
});
