import type { StudyDay } from '../../study-day.ts';
import type { PlannerTopic } from './planner-topics.ts';
import { BLOCK, type PlannerInput, stateOf } from './week.ts';

export type Phase = 'learn' | 'practise' | 'review';

export interface Work {
  readonly topic: PlannerTopic;
  readonly phase: Phase;
  /** Remaining minutes; for ongoing topics the weekly amount. */
  readonly minutes: number;
  readonly minBlock: number;
  readonly maxBlock: number;
  readonly rate: number;
  /** Reviews only: the earliest day. */
  readonly from: StudyDay | null;
}

const EMPHASIS_FACTOR = { '-1': 0.7, '0': 1, '1': 1.4 } as const;
/** Reduces the value of topics with unlearnt helpful topics. */
const WITHOUT_HELP = 0.9;
/** Practice of ongoing topics keeps this minimum value. */
const LEAST_TO_GAIN = 0.1;
/**
 * Minimum counted share of a topic's effort, because its last questions do not bring all remaining points.
 */
const LEAST_EFFORT = 0.3;
/** Value of a repetition beyond what is already forgotten: about the loss until the next one. */
const FORGOTTEN_UNTIL_NEXT = 0.15;

const clampBlock = (minutes: number) => Math.min(BLOCK.max, Math.max(BLOCK.min, minutes));

export const isLearnt = (input: Pick<PlannerInput, 'states'>, topic: PlannerTopic): boolean => {
  const { learnLeft, skipped } = stateOf(input, topic);
  return skipped || learnLeft === 0;
};

export function gainOf(input: Pick<PlannerInput, 'states' | 'rules'>, topic: PlannerTopic): number {
  const toGain = 1 - stateOf(input, topic).mastery;
  const factor = EMPHASIS_FACTOR[`${input.rules.emphasis[topic.subject] ?? 0}`];
  return topic.worth * factor * (topic.kind === 'ongoing' ? Math.max(LEAST_TO_GAIN, toGain) : toGain);
}

const wholeBlock = (minutes: number) => (minutes > 0 ? Math.max(BLOCK.min, minutes) : 0);

/** The minutes that a topic's points are divided by; 0 when finished. */
const neededMinutes = (input: Pick<PlannerInput, 'states'>, topic: PlannerTopic): number => {
  const { learnLeft, practiseLeft } = stateOf(input, topic);
  // An ongoing topic never ends, so its first block of questions is the measure.
  if (topic.kind === 'ongoing') return learnLeft + Math.max(BLOCK.min, topic.practiseMinutes);
  const needed = wholeBlock(learnLeft) + wholeBlock(practiseLeft);
  return needed === 0 ? 0 : Math.max(needed, LEAST_EFFORT * (topic.learnMinutes + topic.practiseMinutes));
};

/**
 * A topic inherits the urgency of the best path it opens: all points on the path divided by their minutes.
 */
export function topicRates(input: Pick<PlannerInput, 'states' | 'rules' | 'topics'>): Map<string, number> {
  const byId = new Map(input.topics.map((topic) => [topic.id, topic]));
  const own = new Map(
    input.topics.map((topic) => {
      const helpless = topic.helps.some((id) => byId.has(id) && !isLearnt(input, byId.get(id)!));
      return [
        topic.id,
        {
          gain: gainOf(input, topic) * (helpless ? WITHOUT_HELP : 1),
          minutes: neededMinutes(input, topic),
        },
      ] as const;
    }),
  );
  const waysTo = new Map<string, Set<string>>();
  const wayTo = (id: string): Set<string> => {
    const known = waysTo.get(id);
    if (known) return known;
    const way = new Set([id]);
    waysTo.set(id, way);
    for (const need of byId.get(id)!.needs) {
      const before = byId.get(need);
      if (before && !isLearnt(input, before)) for (const each of wayTo(need)) way.add(each);
    }
    return way;
  };
  const rates = new Map<string, number>();
  for (const topic of input.topics) {
    if (stateOf(input, topic).skipped) continue;
    const way = wayTo(topic.id);
    let [gain, minutes] = [0, 0];
    for (const id of way) {
      gain += own.get(id)!.gain;
      minutes += own.get(id)!.minutes;
    }
    if (minutes === 0) continue;
    for (const id of way) rates.set(id, Math.max(rates.get(id) ?? 0, gain / minutes));
  }
  return rates;
}

/** All work that may be planned until `until`, the most valuable first. */
export function openWork(input: PlannerInput, until: StudyDay): Work[] {
  const rates = topicRates(input);
  const works: Work[] = [];
  for (const topic of input.topics) {
    const state = stateOf(input, topic);
    if (state.skipped) continue;
    const rate = rates.get(topic.id) ?? 0;
    const add = (
      phase: Phase,
      minutes: number,
      block: { min: number; max: number },
      due: Pick<Work, 'rate' | 'from'> = { rate, from: null },
    ) => {
      if (minutes > 0 && !input.excluded?.has(`${phase} ${topic.id}`))
        works.push({ topic, phase, minutes, minBlock: block.min, maxBlock: block.max, ...due });
    };
    add('learn', wholeBlock(state.learnLeft), BLOCK);
    if (topic.kind === 'ongoing') {
      const session = clampBlock(topic.reviewMinutes);
      add('practise', session * topic.sessionsPerWeek, { min: session, max: session });
    } else {
      add('practise', wholeBlock(state.practiseLeft), BLOCK);
      if (state.dueDay && state.dueDay <= until) {
        const minutes = clampBlock(topic.reviewMinutes);
        const saved = topic.worth * state.level * (1 - state.recall + FORGOTTEN_UNTIL_NEXT);
        const due = { rate: saved / minutes, from: state.dueDay };
        add('review', minutes, { min: minutes, max: minutes }, due);
      }
    }
  }
  return works.sort(compareWork);
}

/** By value, then by catalogue order, so that equal input gives the same plan. */
export const compareWork = (one: Work, other: Work): number =>
  other.rate - one.rate ||
  one.topic.order - other.topic.order ||
  (one.topic.id < other.topic.id ? -1 : one.topic.id > other.topic.id ? 1 : 0) ||
  (one.phase < other.phase ? -1 : 1);
