import type { StudyDay } from '../study-day.ts';
import { tr } from '../turkish.ts';
import { conceptsOf, isKnown } from './concepts.ts';
import { crisisSigns } from './crisis.ts';
import { crisisOddsOf } from './examples/crisis-odds.ts';
import { voteOf } from './examples/vote.ts';
import { INTENTS, type Intent } from './intents.ts';
import { type Model, openModel } from './model/trained.ts';
import { WEIGHTS } from './model/weights.data.ts';
import { type Parts, partsOf } from './parts/parts.ts';
import { weightsOf } from './rules.ts';
import { type Word, wordsOf } from './words.ts';

/** What a message asks for, how surely (0 to 1), and of what it asks it. */
export interface Understood {
  readonly intent: Intent;
  readonly score: number;
  readonly parts: Parts;
  /** The intents that come next, likeliest first. */
  readonly next: readonly Intent[];
}

/** Less than this and a message is like no example. */
const LEAST_LIKENESS = 0.2;
/** Odds from which a message is a crisis that no rule knows; more is asked for where it names study or speaks in figures. */
const CRISIS_ODDS = { plain: 5, ordinary: 9 };
/** The model's chance from which a message is a crisis, whatever the rules say. */
const CRISIS_CHANCE = { plain: 0.4, ordinary: 0.5 };
/** How much a rule's weight and a whole vote count beside the logarithm of the model's chance. */
const RULE_WEIGHT = 0.5;
const VOTE_WEIGHT = 3;
const LEAST_CHANCE = 1e-4;

/** Comfort is for who says what they feel: without a word of it another intent comes first. */
const FEELINGS = ['upset', 'hyperbole', 'against', 'unwilling'] as const;
const UNFELT = 2.5;
/** No rule and no example knows anything of it. */
const UNKNOWN_SCORE = 0.2;

const ORDINARY = INTENTS.filter((intent) => intent !== 'crisis');
let shipped: Model | undefined;

interface Options {
  /** Needed for dates without a year. */
  readonly today?: StudyDay;
  /** Leaves one example out, to be tested with it. */
  readonly without?: string;
  /** Another than the shipped one, to be measured. */
  readonly model?: Model;
}

function decide(
  words: readonly Word[],
  parts: Parts,
  { without, model }: Options,
): Omit<Understood, 'parts'> {
  shipped ??= openModel(WEIGHTS);
  const concepts = conceptsOf(words);
  const judged = (model ?? shipped)(words, concepts);
  const { isCrisis, isOrdinary, isLesson } = crisisSigns(words);
  // "peki dün?" has too few words for the model to judge.
  const isOnlyParts = words.length <= 2 && Object.keys(parts).length > 0;
  const kind = isOrdinary ? 'ordinary' : 'plain';
  const isCry =
    isCrisis ||
    (!isOnlyParts && judged.crisis >= CRISIS_CHANCE[kind]) ||
    (!isLesson && crisisOddsOf(words, without) >= CRISIS_ODDS[kind]);
  if (isCry) return { intent: 'crisis', score: 1, next: [] };

  const rules = weightsOf(concepts);
  const { likeness, shares } = voteOf(words, without);
  const votes = likeness < LEAST_LIKENESS ? null : shares;
  const sums = ORDINARY.map((intent) => ({
    intent,
    sum:
      RULE_WEIGHT * (rules.get(intent) ?? 0) +
      VOTE_WEIGHT * (votes?.get(intent) ?? 0) +
      Math.log(Math.max(LEAST_CHANCE, judged.shares.get(intent) ?? 0)) -
      (intent === 'exam_stress' && !FEELINGS.some((concept) => concepts.has(concept)) ? UNFELT : 0),
  })).toSorted((a, b) => b.sum - a.sum);
  const total = sums.reduce((all, { sum }) => all + Math.exp(sum - sums[0]!.sum), 0);
  return {
    intent: sums[0]!.intent,
    score: Math.min(Math.round(1000 / total) / 1000, rules.size === 0 && !votes ? UNKNOWN_SCORE : 1),
    next: sums.slice(1, 6).map(({ intent }) => intent),
  };
}

const SUMMARIES: readonly Intent[] = ['today_summary', 'day_summary', 'week_summary', 'month_summary'];
/** Whoever asks for themselves, and not for the programme alone. */
const OWN = /hedef|netl|netim|bana|ben|girer|girebil|tutar|yeter|olur mu|eksi[gk]|uzak/;

/** Summaries are named by the days they ask about, and a programme without its asker is a fact. */
function intentOfParts(intent: Intent, { day, range, programme }: Parts, text: string): Intent {
  if ((intent === 'goal_gap' || intent === 'score_estimate') && programme)
    return OWN.test(tr.fold(text)) ? intent : 'exam_fact';
  if (!SUMMARIES.includes(intent)) return intent;
  if (range && (day === undefined || intent === 'week_summary' || intent === 'month_summary'))
    return /week|last_7$|last_14$/.test(range) ? 'week_summary' : 'month_summary';
  if (day && day !== 'today') return 'day_summary';
  return intent === 'day_summary' || day === 'today' ? 'today_summary' : intent;
}

/**
 * What a message of a student asks for. Signs of a crisis come before everything: rules, odds or the trained model are each enough.
 * Then rules over concepts, the examples most alike and the model decide together.
 */
export function intentOf(text: string, options: Options = {}): Understood {
  const words = wordsOf(text, isKnown);
  if (words.length === 0) return { intent: 'out_of_scope', score: 0, parts: {}, next: [] };
  const parts = partsOf(text, options.today);
  const decided = decide(words, parts, options);
  return { ...decided, parts, intent: intentOfParts(decided.intent, parts, text) };
}
