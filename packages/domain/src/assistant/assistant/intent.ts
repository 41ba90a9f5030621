import type { StudyDay } from '../../study-day.ts';
import { type Word, wordsOf } from '../../words.ts';
import type { Concept } from './concepts.data.ts';
import { conceptsOf, isKnown } from './concepts.ts';
import { crisisSigns, isFirstPerson, withoutIdioms } from './crisis.ts';
import { ruledCase } from './crisis-cases.ts';
import { hasEverydayWordsOnly, isEveryday } from './everyday.ts';
import { crisisOddsOf } from './examples/crisis-odds.ts';
import { voteOf } from './examples/vote.ts';
import { intentOfParts } from './intent-of-parts.ts';
import { INTENTS, type Intent } from './intents.ts';
import { type Model, openModel } from './model/trained.ts';
import { WEIGHTS } from './model/weights.data.ts';
import { isAboutOthers } from './others.ts';
import { type Parts, partsOf } from './parts/parts.ts';
import { weightsOf } from './rules.ts';

export interface Understood {
  readonly intent: Intent;
  readonly score: number;
  readonly parts: Parts;
  readonly next: readonly Intent[];
}

const LEAST_LIKENESS = 0.2;
/** Weight of the examples' odds beside the model's in the sum that calls a crisis without rules. */
const ODDS_WEIGHT = 0.2;
const CRISIS_SUM = -0.6;
/** On unknown or foreign words the model only guesses. */
const CRISIS_OF_UNKNOWN = 1;
/** From this sum one clause is a crisis, whatever the rest of the message asks for. */
const CRISIS_CLAUSE = 1.5;
const CLAUSE_ENDS =
  /[.,;:!?…]+|(?<!\p{L})(?:neyse|ama|fakat|gerçi|gerci|boşver|bosver|zaten|bu arada|yani)(?!\p{L})/iu;
const LEAST_OF_CLAUSE = 4;
/** Weights of a rule, a full vote and the log of the model's probability. */
const RULE_WEIGHT = 0.4;
const VOTE_WEIGHT = 2;
const CHANCE_WEIGHT = 1.3;
const LEAST_CHANCE = 1e-4;

/** Comfort needs a word of feeling in the message. */
const FEELINGS = ['upset', 'hyperbole', 'against', 'unwilling'] as const;
const UNFELT = 1;
/** Requests outrank comfort. */
const ASKING = 1.5;
const LAUGHS = /^(gulmek|kahkaha|haha|ahah|sjsj|jsjs)/;
const UNKNOWN_SCORE = 0.2;
const SURE_CHANCE = 0.9;

const ORDINARY = INTENTS.filter((intent) => intent !== 'crisis');
let shipped: Model | undefined;

interface Options {
  readonly today?: StudyDay;
  readonly without?: string;
  /** Replaces the shipped model in measurements. */
  readonly model?: Model;
}

const logit = (chance: number) =>
  Math.log(Math.max(LEAST_CHANCE, chance) / Math.max(LEAST_CHANCE, 1 - chance));

const againstComfort = (concepts: ReadonlySet<Concept>) =>
  (FEELINGS.some((concept) => concepts.has(concept)) ? 0 : UNFELT) + (concepts.has('asks') ? ASKING : 0);

/** Clauses are judged one by one, because "fizik kaç soruydu, neyse gerek kalmadı …" is mostly a question. */
const clausesOf = (text: string): (readonly Word[])[] => {
  const clauses = text.split(CLAUSE_ENDS);
  return clauses.length < 2
    ? []
    : clauses.map((clause) => wordsOf(clause, isKnown)).filter(({ length }) => length >= LEAST_OF_CLAUSE);
};

/** True if rules, or the model with the examples' odds, find a cry for help. */
function isCryForHelp(
  text: string,
  words: readonly Word[],
  parts: Parts,
  ask: Model,
  without?: string,
): boolean {
  const meant = withoutIdioms(words);
  if (meant.length === 0) return false;
  if (crisisSigns(meant).isCrisis || ruledCase(meant) !== null) return true;
  // Messages like "peki dün?" are too short for the model.
  const isOnlyParts = words.length <= 2 && Object.keys(parts).length > 0;
  if (isOnlyParts || crisisSigns(words).isLesson || isEveryday(meant)) return false;
  const logitOf = (some: readonly Word[]) => logit(ask(some, conceptsOf(some)).crisis);
  const odds = crisisOddsOf(meant, without);
  const least = odds === 0 ? CRISIS_OF_UNKNOWN : CRISIS_SUM;
  return (
    logitOf(meant) + ODDS_WEIGHT * odds >= least ||
    clausesOf(text).some((clause) => logitOf(withoutIdioms(clause)) >= CRISIS_CLAUSE)
  );
}

function decide(
  text: string,
  words: readonly Word[],
  parts: Parts,
  { without, model }: Options,
): Omit<Understood, 'parts'> {
  shipped ??= openModel(WEIGHTS);
  const ask = model ?? shipped;
  if (isCryForHelp(text, words, parts, ask, without)) return { intent: 'crisis', score: 1, next: [] };

  const concepts = conceptsOf(words);
  const judged = ask(words, concepts);
  const { isLesson } = crisisSigns(words);
  const rules = weightsOf(concepts);
  const { likeness, shares } = voteOf(words, without);
  const votes = likeness < LEAST_LIKENESS ? null : shares;
  const sums = ORDINARY.map((intent) => ({
    intent,
    sum:
      RULE_WEIGHT * (rules.get(intent) ?? 0) +
      VOTE_WEIGHT * (votes?.get(intent) ?? 0) +
      CHANCE_WEIGHT * Math.log(Math.max(LEAST_CHANCE, judged.shares.get(intent) ?? 0)) -
      (intent === 'exam_stress' ? againstComfort(concepts) : 0),
  })).toSorted((a, b) => b.sum - a.sum);
  const total = sums.reduce((all, { sum }) => all + Math.exp(sum - sums[0]!.sum), 0);
  // Questions about a poem, laughter and "yok" need no comfort.
  const isUnfelt =
    isLesson ||
    words.some(({ plain }) => LAUGHS.test(plain)) ||
    (hasEverydayWordsOnly(words) &&
      !words.some(isFirstPerson) &&
      !FEELINGS.some((concept) => concepts.has(concept)));
  const first = sums[0]!.intent;
  const isUnknown = rules.size === 0 && !votes && (judged.shares.get(first) ?? 0) < SURE_CHANCE;
  return {
    intent: first === 'exam_stress' && isUnfelt ? 'out_of_scope' : first,
    score: Math.min(Math.round(1000 / total) / 1000, isUnknown ? UNKNOWN_SCORE : 1),
    next: sums.slice(1, 6).map(({ intent }) => intent),
  };
}

/**
 * Only small talk, duels and ranks may mention other people; other intents would answer with the asker's
 * figures.
 */
const SPEAKS_OF_OTHERS: readonly Intent[] = [
  'crisis',
  'exam_stress',
  'motivation',
  'duel_status',
  'rank',
  'greeting',
  'thanks',
];
const asksFigures = (intent: Intent) => !SPEAKS_OF_OTHERS.includes(intent);

/**
 * Rules or the model with the examples' odds each suffice for a crisis, which comes first. Otherwise rules,
 * similar examples and the model decide together.
 */
export function intentOf(text: string, options: Options = {}): Understood {
  const words = wordsOf(text, isKnown);
  // A single repeated letter has no meaning.
  if (words.every(({ plain }) => plain.length < 2))
    return { intent: 'out_of_scope', score: 0, parts: {}, next: [] };
  const parts = partsOf(text, options.today);
  const decided = decide(text, words, parts, options);
  const intent = intentOfParts(decided.intent, parts, text, options.today);
  if (asksFigures(intent) && isAboutOthers(words)) return { ...decided, parts, intent: 'out_of_scope' };
  return { ...decided, parts, intent };
}
